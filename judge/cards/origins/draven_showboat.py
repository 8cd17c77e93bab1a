from judge.cards.definition import card, printed
from judge.engine.wording.counted_changes import MightByPoints
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This

DRAVEN_SHOWBOAT = card("Draven, Showboat", printed(Static(This(), (MightByPoints(),))))
