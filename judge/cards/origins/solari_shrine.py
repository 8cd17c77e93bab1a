from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.actions.exhaust import Exhaust
from judge.engine.conditions.kills import WhenYouKill
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.qualities import IsStunned
from judge.engine.wording.references import This

SOLARI_SHRINE = card(
    "Solari Shrine",
    printed(
        Triggered(WhenYouKill(an_enemy_unit(IsStunned())), (Draw(1),), may=True, cost=Cost(actions=(Exhaust(This()),)))
    ),
)
