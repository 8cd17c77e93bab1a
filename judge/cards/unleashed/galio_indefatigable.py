from judge.cards.definition import card, printed
from judge.engine.abilities.no_combat_damage import DealsNoCombatDamage
from judge.engine.wording.references import This

GALIO_INDEFATIGABLE = card("Galio, Indefatigable", printed("Deflect", "Tank", DealsNoCombatDamage(This())))
