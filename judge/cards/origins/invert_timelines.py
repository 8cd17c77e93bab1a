from judge.cards.definition import card, printed
from judge.engine.actions.discard import DiscardHand
from judge.engine.actions.draw import Draw
from judge.engine.picks.each_player import EachPlayerDoes

INVERT_TIMELINES = card("Invert Timelines", printed(EachPlayerDoes((DiscardHand(), Draw(4)))))
