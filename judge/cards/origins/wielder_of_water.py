from judge.cards.definition import card, printed
from judge.engine.abilities.passive import Static
from judge.engine.circumstances import FightsAlone
from judge.engine.layering.changes import MightBy
from judge.engine.references import This

WIELDER_OF_WATER = card("Wielder of Water", printed(Static(This(), (MightBy(2),), FightsAlone())))
