from judge.cards.definition import card, printed
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This
from judge.engine.wording.turn_facts import YOU_DISCARDED

RAGING_SOUL = card("Raging Soul", printed(Static(This(), (HasKeywords(("Assault", "Ganking")),), during=YOU_DISCARDED)))
