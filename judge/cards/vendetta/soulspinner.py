from judge.cards.definition import card, printed

SOULSPINNER = card("Soulspinner", printed("Ambush"))
