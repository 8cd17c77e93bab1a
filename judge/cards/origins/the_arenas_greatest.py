from judge.cards.definition import card, printed
from judge.engine.conditions.occurrences import Moment
from judge.engine.conditions.turn import AtTime
from judge.engine.instructions.gain_points import GainPoints
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import ThatPlayer

THE_ARENAS_GREATEST = card(
    "The Arena's Greatest",
    printed(
        Triggered(AtTime(Moment.START_OF_BEGINNING_PHASE, of_any=True, first=True), (GainPoints(1, ThatPlayer()),))
    ),
)
