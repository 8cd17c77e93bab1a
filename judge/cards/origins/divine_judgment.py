from judge.cards.definition import card, printed
from judge.engine.picks.keep_some import EachPlayerKeeps
from judge.engine.wording.criteria import Criteria, Side

OWN_UNITS, OWN_GEAR, OWN_RUNES = (Criteria(kind, Side.YOURS) for kind in ("Unit", "Gear", "Rune"))

DIVINE_JUDGMENT = card("Divine Judgment", printed(EachPlayerKeeps(2, (OWN_UNITS, OWN_GEAR, OWN_RUNES))))
