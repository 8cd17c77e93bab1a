from judge.cards.definition import card, printed
from judge.engine.abilities.played_where import NoUnitsPlayedHere

ROCKFALL_PATH = card("Rockfall Path", printed(NoUnitsPlayedHere()))
