from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.move import TO_BASE, Move
from judge.engine.actions.ready import Ready
from judge.engine.instructions.if_so import If
from judge.engine.keyword_abilities.empower import empower
from judge.engine.keywords.empowered import IsEmpowered
from judge.engine.state.cost import Cost
from judge.engine.wording.circumstances import ShowdownHere
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.criteria_with_condition import Meets
from judge.engine.wording.references import Chosen, Target
from judge.engine.wording.turn_circumstances import InTurnOf

ROGUE_ASSASSIN = card(
    "Rogue Assassin",
    printed(
        "Empower",
        empower(Cost(3, ("A",))),
        Activated(
            Cost(exhaust_this=True),
            (
                If(
                    InTurnOf(),
                    (
                        Move(Target(a_friendly_unit(Meets(ShowdownHere()))), TO_BASE),
                        If(IsEmpowered(), (Ready(Chosen()),)),
                    ),
                ),
            ),
            action=True,
        ),
    ),
)
