from judge.cards.definition import card, printed
from judge.cards.spiritforged.gold import GOLD
from judge.engine.conditions.moves import WHEN_THIS_MOVES
from judge.engine.instructions.play_token import PlayToken
from judge.engine.triggers.triggered_ability import Triggered

TREASURE_HUNTER = card("Treasure Hunter", printed(Triggered(WHEN_THIS_MOVES, (PlayToken(GOLD.token, exhausted=True),))))
