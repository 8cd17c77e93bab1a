from judge.cards.definition import card, printed
from judge.engine.picks.keep_some import EachPlayerKeeps
from judge.engine.wording.criteria import a_unit_of_yours

CATACLYSMIC_DUEL = card("Cataclysmic Duel", printed(EachPlayerKeeps(1, (a_unit_of_yours(),), killed=True)))
