from judge.cards.definition import card, printed
from judge.engine.abilities.played_where import MayBePlayedTo
from judge.engine.wording.places import WhereAnEnemyIsAlone

ARACHNOID_HORROR = card(
    "Arachnoid Horror",
    printed("Hunt 2", MayBePlayedTo(WhereAnEnemyIsAlone()), MayBePlayedTo(WhereAnEnemyIsAlone(), friendly=True)),
)
