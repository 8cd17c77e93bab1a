from judge.cards.definition import card, errata, printed
from judge.cards.instead_of_death import EXHAUST_RECALL, HEAL_EXHAUST_RECALL
from judge.engine.actions.kill import Kill
from judge.engine.outcomes.replacement_effects import WouldDie
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import This

ZHONYAS_HOURGLASS = card(
    "Zhonya's Hourglass",
    printed("Hidden", WouldDie(a_friendly_unit(), (Kill(This()), *EXHAUST_RECALL))),
    errata("2025-10-28-origins", "Hidden", WouldDie(a_friendly_unit(), (Kill(This()), *HEAL_EXHAUST_RECALL))),
)
