from judge.cards.definition import card, printed
from judge.engine.actions.burn import Burn
from judge.engine.actions.play import Ignoring, Play
from judge.engine.instructions.delay import DoThis
from judge.engine.keyword_abilities.empower import WhenThisBecomesEmpowered, empower
from judge.engine.state.card import UNIT
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.chain_criteria import CardInATrash, OwnedByThatPlayer
from judge.engine.wording.criteria import Side
from judge.engine.wording.references import Target, TargetPlayer

A_UNIT_OF_THEIRS = Target(CardInATrash(Side.ENEMY, (UNIT,)), "card", requirements=(OwnedByThatPlayer(),))

KHAROX = card(
    "Kharox",
    printed(
        "Empower",
        empower(Cost(6, ("P", "P"))),
        Triggered(
            WhenThisBecomesEmpowered(),
            (
                Burn(3, TargetPlayer()),
                DoThis((Play(A_UNIT_OF_THEIRS, Ignoring.COST),), may=True, about_player="opponent"),
            ),
        ),
    ),
)
