from judge.cards.definition import card, printed

SHARKLING = card("Sharkling", printed("Accelerate", "Assault 4"))
