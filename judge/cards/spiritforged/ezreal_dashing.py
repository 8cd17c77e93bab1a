from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.no_combat_damage import DealsNoCombatDamage
from judge.engine.actions.deal import Deal
from judge.engine.actions.move import TO_BASE, Move
from judge.engine.conditions.combat import ATTACKS, DEFENDS, WhenThisFights
from judge.engine.state.cost import Cost
from judge.engine.targeting.amounts import MightOf
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import Target, This
from judge.engine.wording.requirements import Here

DAMAGE_EQUAL_TO_MIGHT = (Deal(MightOf(This()), Target(an_enemy_unit(), requirements=(Here(),))),)

EZREAL_DASHING = card(
    "Ezreal, Dashing",
    printed(
        Triggered(WhenThisFights((ATTACKS, DEFENDS)), DAMAGE_EQUAL_TO_MIGHT),
        DealsNoCombatDamage(This()),
        Activated(Cost(power=("B",)), (Move(This(), TO_BASE),), action=True),
    ),
)
