from judge.cards.definition import card, printed
from judge.engine.abilities.room_to_hide import MayHideMore

BANDLE_TREE = card("Bandle Tree", printed(MayHideMore()))
