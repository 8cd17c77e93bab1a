from judge.cards.definition import card, errata, printed
from judge.engine.abilities.move_conditions import WhenThisMoves
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.give import GiveKeywordsOf
from judge.engine.actions.give_might import GiveMight
from judge.engine.amounts import MightOf
from judge.engine.criteria import Where, a_friendly_unit
from judge.engine.references import Chosen, Target, This

KATO_THE_ARM = card(
    "Kato the Arm",
    printed(
        "Deflect",
        Triggered(
            WhenThisMoves(Where.BATTLEFIELD),
            (GiveKeywordsOf(This(), Target(a_friendly_unit())), GiveMight(MightOf(This()), Chosen())),
        ),
    ),
    errata(
        "2026-01-14-spiritforged",
        "Deflect",
        Triggered(
            WhenThisMoves(Where.BATTLEFIELD),
            (GiveKeywordsOf(This(), Target(a_friendly_unit(another=True))), GiveMight(MightOf(This()), Chosen())),
        ),
    ),
)
