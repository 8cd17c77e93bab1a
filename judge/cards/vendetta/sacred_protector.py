from judge.cards.definition import card, printed
from judge.engine.abilities.no_combat_damage import DealsNoCombatDamage
from judge.engine.wording.circumstances import AtABattlefield
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.criteria_with_condition import AllOf
from judge.engine.wording.exact_numbers import ThereAreExactly
from judge.engine.wording.references import This

BESIDE_ONE_OTHER = AllOf((AtABattlefield(), ThereAreExactly(1, a_unit_of_yours(another=True), here=True)))

SACRED_PROTECTOR = card("Sacred Protector", printed(DealsNoCombatDamage(This(), unless=BESIDE_ONE_OTHER)))
