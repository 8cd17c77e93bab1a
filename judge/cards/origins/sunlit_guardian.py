from judge.cards.definition import card, printed

SUNLIT_GUARDIAN = card("Sunlit Guardian", printed("Shield", "Tank"))
