from judge.cards.definition import card, printed

LEGION_REARGUARD = card("Legion Rearguard", printed("Accelerate"))
