from judge.cards.definition import card, printed
from judge.engine.picks.each_player import EachPlayerKills
from judge.engine.wording.criteria import a_unit_of_yours

CULL_THE_WEAK = card("Cull the Weak", printed(EachPlayerKills(a_unit_of_yours())))
