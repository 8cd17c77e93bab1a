from judge.cards.definition import card, printed

RENGAR_UNSEEN = card("Rengar, Unseen", printed("Accelerate", "Assault 2", "Deflect", "Ganking"))
