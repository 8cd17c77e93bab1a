from judge.cards.definition import card, printed

GAREN_RUGGED = card("Garen, Rugged", printed("Assault 2", "Shield 2"))
