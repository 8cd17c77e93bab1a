from judge.cards.definition import card, printed
from judge.engine.actions.buff import Buff
from judge.engine.actions.look import LookAtTop, RecycleRest
from judge.engine.conditions.any_of import AnyOf
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.conditions.scoring import HOLD, WhenThisScores
from judge.engine.instructions.delay import DoThis
from judge.engine.instructions.if_you_do import IfRevealed
from judge.engine.picks.pick_cards import CardCriteria, LookedAt, PickCards
from judge.engine.picks.take_picked import RevealAndDraw
from judge.engine.state.card import UNIT
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Target

ANIMALS = ("Bird", "Cat", "Dog", "Poro")
IVERN_NURTURER = card(
    "Ivern, Nurturer",
    printed(
        Triggered(
            AnyOf((WhenPlayed(), WhenThisScores((HOLD,)))),
            (
                LookAtTop(3),
                PickCards(LookedAt(), RevealAndDraw(), CardCriteria(UNIT), may=True),
                RecycleRest(),
                IfRevealed(ANIMALS, (DoThis((Buff(Target(a_friendly_unit())),)),)),
            ),
        )
    ),
)
