from judge.cards.definition import card, printed
from judge.engine.actions.ready import Ready
from judge.engine.keywords.legion import LEGION
from judge.engine.state.traits import MightBy
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.passive import Static
from judge.engine.wording.references import Every, This

DARIUS_EXECUTIONER = card(
    "Darius, Executioner",
    printed(
        "Legion",
        Triggered(WhenPlayed(), (Ready(This()),), only_if=LEGION),
        Static(Every(a_friendly_unit(another=True), here=True), (MightBy(1),)),
    ),
)
