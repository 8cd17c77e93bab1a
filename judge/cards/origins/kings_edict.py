from judge.cards.definition import card, printed
from judge.engine.picks.others_choose import OthersChooseToKill
from judge.engine.wording.criteria import a_unit

KINGS_EDICT = card("King's Edict", printed(OthersChooseToKill(a_unit())))
