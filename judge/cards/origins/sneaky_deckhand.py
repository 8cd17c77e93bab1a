from judge.cards.definition import card, printed
from judge.engine.abilities.played_where import MayBePlayedTo
from judge.engine.wording.places import OpenBattlefield

SNEAKY_DECKHAND = card("Sneaky Deckhand", printed(MayBePlayedTo(OpenBattlefield())))
