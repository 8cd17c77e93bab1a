from judge.cards.definition import card, printed
from judge.engine.abilities.played_where import MayBePlayedTo
from judge.engine.wording.places import OpenBattlefield

SAI_SCOUT = card("Sai Scout", printed("Vision", MayBePlayedTo(OpenBattlefield())))
