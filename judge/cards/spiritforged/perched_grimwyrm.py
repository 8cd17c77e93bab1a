from judge.cards.definition import card, printed
from judge.engine.abilities.played_where import PlayedOnlyTo
from judge.engine.wording.places import WhereYouConquered

PERCHED_GRIMWYRM = card("Perched Grimwyrm", printed(PlayedOnlyTo(WhereYouConquered())))
