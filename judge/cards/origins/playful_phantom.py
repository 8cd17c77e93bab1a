from judge.cards.definition import card, printed

PLAYFUL_PHANTOM = card("Playful Phantom", printed())
