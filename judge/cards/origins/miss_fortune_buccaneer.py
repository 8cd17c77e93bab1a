from judge.cards.definition import card, printed
from judge.engine.abilities.played_where import MayBePlayedTo
from judge.engine.wording.places import OpenBattlefield

MISS_FORTUNE_BUCCANEER = card(
    "Miss Fortune, Buccaneer",
    printed(MayBePlayedTo(OpenBattlefield()), MayBePlayedTo(OpenBattlefield(), friendly=True)),
)
