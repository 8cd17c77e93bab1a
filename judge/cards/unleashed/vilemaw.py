from judge.cards.definition import card, printed
from judge.engine.abilities.no_combat_damage import DealsNoCombatDamage
from judge.engine.actions.draw import Draw
from judge.engine.conditions.scoring import HOLD, WhenThisScores
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.qualities import LessMight
from judge.engine.wording.references import Every

VILEMAW = card(
    "Vilemaw",
    printed(
        "Ambush",
        DealsNoCombatDamage(Every(an_enemy_unit(LessMight()), here=True)),
        Triggered(WhenThisScores((HOLD,)), (Draw(1),)),
    ),
)
