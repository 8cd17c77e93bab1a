from judge.cards.definition import card, errata, printed
from judge.cards.unleashed.reflection import REFLECTION
from judge.engine.actions.discard import Discard
from judge.engine.actions.exhaust import Exhaust
from judge.engine.conditions.scoring import CONQUER, HOLD, WhenYouScore
from judge.engine.instructions.become_copy import BecomeCopy
from judge.engine.instructions.delay import DoThis
from judge.engine.instructions.give import Give
from judge.engine.instructions.play_token import PlayToken
from judge.engine.state.cost import Cost
from judge.engine.state.delayed import Until
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Played, Target, This
from judge.engine.wording.requirements import Here, WasPlayed

TEMPORARY = HasKeywords(("Temporary",))

DISCARD_AND_EXHAUST = Cost(actions=(Discard(1), Exhaust(This())))

A_READY_REFLECTION_THERE = PlayToken(REFLECTION.token, exhausted=False, here=True)

ANOTHER_UNIT_THERE = Target(a_unit(), requirements=(Here(), WasPlayed(played=False)))

COPY_OF_ANOTHER = (BecomeCopy(Played(), ANOTHER_UNIT_THERE), Give((TEMPORARY,), Played(), Until.FOREVER))

DECEIVER = card(
    "Deceiver",
    printed(
        Triggered(
            WhenYouScore((CONQUER, HOLD)),
            (A_READY_REFLECTION_THERE, *COPY_OF_ANOTHER),
            may=True,
            cost=DISCARD_AND_EXHAUST,
        )
    ),
    errata(
        "2026-04-03-unleashed",
        Triggered(
            WhenYouScore((CONQUER, HOLD)),
            (A_READY_REFLECTION_THERE, DoThis(COPY_OF_ANOTHER)),
            may=True,
            cost=DISCARD_AND_EXHAUST,
        ),
    ),
)
