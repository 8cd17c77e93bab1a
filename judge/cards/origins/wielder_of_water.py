from judge.cards.definition import card, printed
from judge.engine.state.traits import MightBy
from judge.engine.wording.circumstances import FightsAlone
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This

WIELDER_OF_WATER = card("Wielder of Water", printed(Static(This(), (MightBy(2),), FightsAlone())))
