from judge.cards.definition import card, printed
from judge.engine.state.card import GEAR
from judge.engine.wording.counted_changes import KeywordPer
from judge.engine.wording.criteria import Criteria, Side
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This

REPAIR_SPECIALIST = card("Repair Specialist", printed(Static(This(), (KeywordPer(Criteria(GEAR, Side.YOURS)),))))
