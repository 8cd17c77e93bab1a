from judge.cards.definition import card, printed
from judge.engine.state.traits import MightBy
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This
from judge.engine.wording.turn_facts import you_spent_power

SIVIR_MERCENARY = card(
    "Sivir, Mercenary",
    printed("Accelerate", Static(This(), (MightBy(2), HasKeywords(("Ganking",))), during=you_spent_power(2))),
)
