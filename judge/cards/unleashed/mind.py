"""Unleashed: Mind."""

from __future__ import annotations

from judge.cards.definition import MIND, ORDER, errata, legend, printed, spell, unit
from judge.cards.unleashed.tokens import REFLECTION_TOKEN
from judge.engine.abilities.delayed import Until
from judge.engine.abilities.move_conditions import WhenShowdownBeginsHere
from judge.engine.abilities.passive import Static
from judge.engine.abilities.scoring_conditions import CONQUER, HOLD, WhenYouScore
from judge.engine.abilities.triggered import Triggered, WhenPlayed, WhenThisDies
from judge.engine.actions.become_copy import BecomeCopy
from judge.engine.actions.choose import Choose
from judge.engine.actions.delay import DoThis
from judge.engine.actions.discard import Discard
from judge.engine.actions.exhaust import Exhaust
from judge.engine.actions.give import Give
from judge.engine.actions.look import DrawRest, LookAtTop
from judge.engine.actions.pay_for import IfYouPay
from judge.engine.actions.play_token import PlayToken
from judge.engine.actions.predict import Predict
from judge.engine.card import GEAR, SPELL
from judge.engine.costs.cost import Cost
from judge.engine.criteria import Criteria, a_unit
from judge.engine.keywords.level import WhileLevel, level
from judge.engine.layering.changes import HasKeywords, MightBy
from judge.engine.references import Chosen, Noted, Played, Target, This

UNLEASHED = "errata/2026-04-03-unleashed.md"
VENDETTA = "errata/2026-07-23-vendetta.md"

DRAMATIC_VISIONARY = unit(
    "Dramatic Visionary", "UNL-062/219", MIND, energy=4, might=4, tags=("Ionia",), keywords=("Deathknell",),
    variants=(printed(Triggered(WhenThisDies(), (Predict(2),))),),
)  # fmt: skip

PREDICT_AND_REVEAL = (Predict(), LookAtTop(1, reveal=True), DrawRest(SPELL))

DIANA_LUNARI = unit(
    "Diana, Lunari", "UNL-079/219", MIND, energy=3, might=3, tags=("Diana", "Mount Targon"), keywords=("Predict",),
    supertype="Champion",
    variants=(
        printed(Triggered(WhenShowdownBeginsHere(), (IfYouPay(Cost(energy=1), PREDICT_AND_REVEAL),), may=True)),
        errata(
            "2026-07-23", VENDETTA,
            Triggered(WhenShowdownBeginsHere(), PREDICT_AND_REVEAL, may=True, cost=Cost(energy=1)),
        ),
    ),
)  # fmt: skip

TEMPORARY = HasKeywords(("Temporary",))
COPY_OF_THE_NOTED = (BecomeCopy(Played(), Noted()), Give((TEMPORARY,), Played(), Until.FOREVER))
A_READY_REFLECTION = PlayToken(REFLECTION_TOKEN, exhausted=False, in_base=True)

MIRROR_IMAGE = spell(
    "Mirror Image", "UNL-200/219", MIND, ORDER, energy=3, power=2, supertype="Signature", tags=("LeBlanc",),
    variants=(
        # The token is on the chain until the spell has resolved (354.3): as printed it cannot become anything.
        printed(
            Choose(Target(a_unit())), A_READY_REFLECTION, BecomeCopy(Played(), Chosen()),
            Give((TEMPORARY,), Played(), Until.FOREVER),
        ),
        errata(
            "2026-04-03", UNLEASHED,
            Choose(Target(a_unit())), A_READY_REFLECTION, DoThis(COPY_OF_THE_NOTED, noting="unit"),
        ),
    ),
)  # fmt: skip

DISCARD_AND_EXHAUST = Cost(actions=(Discard(1), Exhaust(This())))
A_READY_REFLECTION_THERE = PlayToken(REFLECTION_TOKEN, exhausted=False, here=True)
ANOTHER_UNIT_THERE = Target(a_unit(), here=True, played=False)
COPY_OF_ANOTHER = (BecomeCopy(Played(), ANOTHER_UNIT_THERE), Give((TEMPORARY,), Played(), Until.FOREVER))

DECEIVER = legend(
    "Deceiver", "UNL-199/219", MIND, ORDER, tags=("LeBlanc",),
    variants=(
        printed(
            Triggered(
                WhenYouScore((CONQUER, HOLD)), (A_READY_REFLECTION_THERE, *COPY_OF_ANOTHER), may=True,
                cost=DISCARD_AND_EXHAUST,
            )
        ),
        errata(
            "2026-04-03", UNLEASHED,
            Triggered(
                WhenYouScore((CONQUER, HOLD)), (A_READY_REFLECTION_THERE, DoThis(COPY_OF_ANOTHER)), may=True,
                cost=DISCARD_AND_EXHAUST,
            ),
        ),
    ),
)  # fmt: skip

TWO_REFLECTIONS_HERE = PlayToken(REFLECTION_TOKEN, 2, here=True)

KEEPER_OF_MASKS = unit(
    "Keeper of Masks", "UNL-081/219", MIND, energy=2, might=1, tags=("Ionia",), keywords=("Hidden", "Temporary"),
    variants=(
        printed(Triggered(WhenPlayed(), (TWO_REFLECTIONS_HERE, BecomeCopy(Played(), This())))),
        errata(
            "2026-04-03", UNLEASHED,
            Triggered(WhenPlayed(), (TWO_REFLECTIONS_HERE, DoThis((BecomeCopy(Played(), This()),)))),
        ),
    ),
)  # fmt: skip

GUSTWALKER = unit(
    "Gustwalker", "UNL-075/219", MIND, energy=3, power=1, might=3, tags=("Dog", "Ionia"),
    keywords=("Hunt 2", "Level 3"),
    variants=(printed(Static(This(), (MightBy(1),), during=WhileLevel(3)), level(3, keywords=("Ganking",))),),
)  # fmt: skip

TURN_TO_DUST = spell(
    "Turn to Dust", "UNL-070/219", MIND, energy=2,
    variants=(printed(Give((TEMPORARY,), Target(Criteria(GEAR), "gear"), Until.FOREVER)),),
)  # fmt: skip
