from judge.cards.definition import card, errata, printed
from judge.cards.unleashed.reflection import REFLECTION
from judge.engine.instructions.become_copy import BecomeCopy
from judge.engine.instructions.delay import DoThis
from judge.engine.instructions.play_token import PlayToken
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import Played, This

TWO_REFLECTIONS_HERE = PlayToken(REFLECTION.token, 2, here=True)

KEEPER_OF_MASKS = card(
    "Keeper of Masks",
    printed("Hidden", "Temporary", Triggered(WhenPlayed(), (TWO_REFLECTIONS_HERE, BecomeCopy(Played(), This())))),
    errata(
        "2026-04-03-unleashed",
        "Hidden",
        "Temporary",
        Triggered(WhenPlayed(), (TWO_REFLECTIONS_HERE, DoThis((BecomeCopy(Played(), This()),)))),
    ),
)
