from judge.cards.definition import card, printed
from judge.engine.state.traits import MightBy
from judge.engine.wording.passive import Static
from judge.engine.wording.qualities import Buffed
from judge.engine.wording.references import This
from judge.engine.wording.source_circumstances import ThisIs

WIZENED_ELDER = card("Wizened Elder", printed(Static(This(), (MightBy(1),), during=ThisIs(Buffed()))))
