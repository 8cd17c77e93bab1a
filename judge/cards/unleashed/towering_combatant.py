from judge.cards.definition import card, printed

TOWERING_COMBATANT = card("Towering Combatant", printed("Shield 2", "Tank"))
