from judge.cards.definition import card, printed
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.give_might import GiveMight
from judge.engine.state.sides import Side
from judge.engine.wording.combat_circumstances import InCombatWith
from judge.engine.wording.criteria_with_condition import (
    ChosenBySpell,
    EitherOf,
    OfDomain,
    Such,
)
from judge.engine.wording.references import Chosen, Target

AN_ENEMY_FURY_UNIT = Such(side=Side.ENEMY, when=OfDomain("Fury"))

IN_NEED_OF_FOCUS = EitherOf((InCombatWith(AN_ENEMY_FURY_UNIT), ChosenBySpell("Fury", Side.ENEMY)))

DECREE_OF_FOCUS = card(
    "Decree of Focus",
    printed("Reaction", Choose(Target(Such(side=Side.FRIENDLY, when=IN_NEED_OF_FOCUS))), GiveMight(4, Chosen())),
)
