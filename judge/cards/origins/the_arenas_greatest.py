from judge.cards.definition import card, printed
from judge.engine.abilities.occurrences import Moment
from judge.engine.abilities.triggered import Triggered
from judge.engine.abilities.turn_conditions import AtTime
from judge.engine.actions.gain_points import GainPoints
from judge.engine.references import ThatPlayer

THE_ARENAS_GREATEST = card(
    "The Arena's Greatest",
    printed(
        Triggered(AtTime(Moment.START_OF_BEGINNING_PHASE, of_any=True, first=True), (GainPoints(1, ThatPlayer()),))
    ),
)
