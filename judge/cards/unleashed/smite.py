from judge.cards.definition import card, printed
from judge.engine.abilities.replacement import WouldDie
from judge.engine.actions.banish import Banish
from judge.engine.actions.deal import Deal
from judge.engine.actions.this_turn import AppliesThisTurn
from judge.engine.criteria import Where, a_unit
from judge.engine.references import Affected, Chosen, Target

SMITE = card(
    "Smite",
    printed(
        "Action",
        Deal(3, Target(a_unit(where=Where.BATTLEFIELD))),
        AppliesThisTurn(WouldDie(Affected(), (Banish(Affected()),)), Chosen()),
    ),
)
