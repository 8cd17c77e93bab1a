from judge.cards.definition import card, printed
from judge.engine.actions.choose import Choose
from judge.engine.actions.give_might import GiveMight
from judge.engine.combat_circumstances import InCombatWith
from judge.engine.criteria_such_that import ChosenBySpell, EitherOf, OfDomain, Such
from judge.engine.references import Chosen, Target
from judge.engine.sides import Side

AN_ENEMY_FURY_UNIT = Such(side=Side.ENEMY, when=OfDomain("Fury"))

IN_NEED_OF_FOCUS = EitherOf((InCombatWith(AN_ENEMY_FURY_UNIT), ChosenBySpell("Fury", Side.ENEMY)))

DECREE_OF_FOCUS = card(
    "Decree of Focus",
    printed("Reaction", Choose(Target(Such(side=Side.FRIENDLY, when=IN_NEED_OF_FOCUS))), GiveMight(4, Chosen())),
)
