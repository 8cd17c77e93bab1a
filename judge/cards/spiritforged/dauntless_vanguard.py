from judge.cards.definition import card, printed
from judge.engine.abilities.played_where import MayBePlayedTo
from judge.engine.wording.places import OccupiedEnemyBattlefield

DAUNTLESS_VANGUARD = card("Dauntless Vanguard", printed(MayBePlayedTo(OccupiedEnemyBattlefield())))
