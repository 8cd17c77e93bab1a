from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.instructions.if_so import If
from judge.engine.keyword_abilities.deathknell import deathknell
from judge.engine.wording.turn_circumstances import InYourBeginningPhase

LEBLANC_FRAGMENTED = card(
    "LeBlanc, Fragmented",
    printed("Assault", "Deathknell", deathknell(If(InYourBeginningPhase(), (Draw(2),), (Draw(1),)))),
)
