from judge.cards.definition import card, printed
from judge.engine.picks.each_player import EachPlayerKills
from judge.engine.wording.criteria import Criteria, Side

ACCEPTABLE_LOSSES = card("Acceptable Losses", printed("Action", EachPlayerKills(Criteria("Gear", Side.YOURS))))
