from judge.cards.definition import card, printed
from judge.engine.abilities.played_where import MayBePlayedTo
from judge.engine.wording.places import WhereYouAttack

RENGAR_POUNCING = card("Rengar, Pouncing", printed("Assault 2", "Reaction", MayBePlayedTo(WhereYouAttack())))
