from judge.cards.definition import card, printed
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria_with_condition import Is
from judge.engine.wording.passive import Static
from judge.engine.wording.qualities import Buffed
from judge.engine.wording.references import This

BILGEWATER_BULLY = card("Bilgewater Bully", printed(Static(This(), (HasKeywords(("Ganking",)),), during=Is(Buffed()))))
