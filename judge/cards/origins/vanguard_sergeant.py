from judge.cards.definition import card, printed

VANGUARD_SERGEANT = card("Vanguard Sergeant", printed())
