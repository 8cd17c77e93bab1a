from judge.cards.definition import card, printed
from judge.engine.conditions.moves import WHEN_THIS_MOVES
from judge.engine.costs.add import Add
from judge.engine.triggers.triggered_ability import Triggered

JHIN_MURDEROUS_ARTIST = card(
    "Jhin, Murderous Artist", printed("Deflect", "Ganking", Triggered(WHEN_THIS_MOVES, (Add(1, ("A",)),)))
)
