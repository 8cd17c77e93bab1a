from judge.cards.definition import card, printed
from judge.engine.abilities.played_where import MayBePlayedTo
from judge.engine.wording.places import OccupiedEnemyBattlefield

DEADBLOOM_PREDATOR = card("Deadbloom Predator", printed("Deflect", MayBePlayedTo(OccupiedEnemyBattlefield())))
