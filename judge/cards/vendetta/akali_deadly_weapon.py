from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.conditions.moves import WHEN_THIS_MOVES
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.if_so import If
from judge.engine.keyword_abilities.empower import empower
from judge.engine.keywords.empowered import IsEmpowered, empowered
from judge.engine.state.cost import Cost
from judge.engine.state.traits import MightBy
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.compared import WhereItMoved
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.locations import Where
from judge.engine.wording.passive import Static
from judge.engine.wording.references import Chosen, Target, This

AKALI_DEADLY_WEAPON = card(
    "Akali, Deadly Weapon",
    printed(
        "Empower",
        "Empowered",
        empower(Cost(2, ("R",))),
        Triggered(
            WHEN_THIS_MOVES,
            (
                Choose(Target(a_unit(where=Where.BATTLEFIELD), requirements=(WhereItMoved(),))),
                If(IsEmpowered(), (Deal(2, Chosen()),), (Deal(1, Chosen()),)),
            ),
            may=True,
        ),
        empowered(Static(This(), (MightBy(1),))),
    ),
)
