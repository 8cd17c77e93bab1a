from judge.cards.definition import card, printed
from judge.engine.abilities.passive import Static
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.actions.ready import Ready
from judge.engine.criteria import a_friendly_unit
from judge.engine.keywords.legion import LEGION
from judge.engine.layering.changes import MightBy
from judge.engine.references import Every, This

DARIUS_EXECUTIONER = card(
    "Darius, Executioner",
    printed(
        "Legion",
        Triggered(WhenPlayed(), (Ready(This()),), only_if=LEGION),
        Static(Every(a_friendly_unit(another=True), here=True), (MightBy(1),)),
    ),
)
