from judge.cards.definition import card, printed
from judge.engine.actions.ready import Ready
from judge.engine.state.card import GEAR
from judge.engine.state.sides import Side
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.circumstances import ThereAre
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.references import This

DROPBOARDER = card(
    "Dropboarder",
    printed(Triggered(WhenPlayed(), (Ready(This()),), only_if=ThereAre(Criteria(GEAR, Side.YOURS), at_least=2))),
)
