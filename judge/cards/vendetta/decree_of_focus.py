from judge.cards.definition import card, printed
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.give_might import GiveMight
from judge.engine.state.sides import Side
from judge.engine.wording.combat_circumstances import InCombatWith
from judge.engine.wording.criteria import a_friendly_unit, an_enemy_unit
from judge.engine.wording.criteria_with_condition import (
    ChosenBySpell,
    Either,
    Meets,
    OfDomain,
)
from judge.engine.wording.references import Chosen, Target

AN_ENEMY_FURY_UNIT = an_enemy_unit(Meets(OfDomain("Fury")))

IN_NEED_OF_FOCUS = Either((InCombatWith(AN_ENEMY_FURY_UNIT), ChosenBySpell("Fury", Side.ENEMY)))

DECREE_OF_FOCUS = card(
    "Decree of Focus",
    printed(
        "Reaction",
        Choose(Target(a_friendly_unit(Meets(IN_NEED_OF_FOCUS)))),
        GiveMight(4, Chosen()),
    ),
)
