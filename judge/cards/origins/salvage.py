from judge.cards.definition import card, errata, printed
from judge.engine.actions.draw import Draw
from judge.engine.actions.kill import Kill
from judge.engine.instructions.may import May
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.references import Target

A_GEAR = Criteria("Gear")

SALVAGE = card(
    "Salvage",
    printed("Action", May((Kill(Target(A_GEAR, "gear")),)), Draw(1)),
    errata("2025-10-28-origins", "Action", May((Kill(Target(A_GEAR, "gear", at_least=0)),)), Draw(1)),
)
