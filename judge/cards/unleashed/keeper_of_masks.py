from judge.cards.definition import card, errata, printed
from judge.cards.unleashed.reflection import REFLECTION
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.actions.become_copy import BecomeCopy
from judge.engine.actions.delay import DoThis
from judge.engine.actions.play_token import PlayToken
from judge.engine.references import Played, This

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
