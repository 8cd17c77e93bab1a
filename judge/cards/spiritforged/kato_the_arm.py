from judge.cards.definition import card, errata, printed
from judge.engine.conditions.moves import WhenThisMoves
from judge.engine.instructions.give import GiveKeywordsOf
from judge.engine.instructions.give_might import GiveMight
from judge.engine.targeting.amounts import MightOf
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Where, a_friendly_unit
from judge.engine.wording.references import Chosen, Target, This

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
