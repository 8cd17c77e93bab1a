from judge.cards.definition import card, printed
from judge.engine.actions.stun import Stun
from judge.engine.conditions.any_of import AnyOf
from judge.engine.conditions.combat import WHEN_THIS_ATTACKS
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.state.cost import Cost
from judge.engine.state.traits import MightBy
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.circumstances import ThereAre
from judge.engine.wording.criteria import a_unit, an_enemy_unit
from judge.engine.wording.passive import Static
from judge.engine.wording.qualities import IsStunned
from judge.engine.wording.references import Target, This

KENNEN_KEEPER_OF_BALANCE = card(
    "Kennen, Keeper of Balance",
    printed(
        "Hidden",
        Triggered(AnyOf((WhenPlayed(), WHEN_THIS_ATTACKS)), (Stun(Target(a_unit())),), may=True, cost=Cost(2)),
        Static(This(), (MightBy(2),), during=ThereAre(an_enemy_unit(IsStunned()), here=True)),
    ),
)
