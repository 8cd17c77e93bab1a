from judge.cards.definition import card, printed
from judge.engine.state.traits import MightBy
from judge.engine.wording.circumstances import SpentOnASpell
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This

PREPARED_NEOPHYTE = card("Prepared Neophyte", printed(Static(This(), (MightBy(4),), during=SpentOnASpell(4))))
