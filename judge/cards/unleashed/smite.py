from judge.cards.definition import card, printed
from judge.engine.actions.banish import Banish
from judge.engine.actions.deal import Deal
from judge.engine.instructions.this_turn import AppliesThisTurn
from judge.engine.outcomes.replacement_effects import WouldDie
from judge.engine.wording.criteria import Where, a_unit
from judge.engine.wording.references import Affected, Chosen, Target

SMITE = card(
    "Smite",
    printed(
        "Action",
        Deal(3, Target(a_unit(where=Where.BATTLEFIELD))),
        AppliesThisTurn(WouldDie(Affected(), (Banish(Affected()),)), Chosen()),
    ),
)
