from judge.cards.definition import card, printed
from judge.engine.abilities.while_played import PlayedFromElsewhere

REKSAI_BREACHER = card("Rek'Sai, Breacher", printed("Accelerate", "Assault", PlayedFromElsewhere(("Accelerate",))))
