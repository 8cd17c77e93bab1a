from judge.cards.definition import card, printed
from judge.engine.actions.buff import Buff
from judge.engine.actions.ready import Ready
from judge.engine.actions.spend_buffs import SpendBuffs
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Affected, Every

OVERT_OPERATION = card(
    "Overt Operation", printed("Action", SpendBuffs((Ready(Affected()),)), Buff(Every(a_friendly_unit())))
)
