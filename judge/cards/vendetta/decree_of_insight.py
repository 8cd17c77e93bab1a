from judge.cards.definition import card, printed
from judge.engine.abilities.ignoring import IgnoresDeflect
from judge.engine.actions.give_might import GiveMight
from judge.engine.criteria_such_that import OfDomain, Such
from judge.engine.references import Target
from judge.engine.sides import Side

DECREE_OF_INSIGHT = card(
    "Decree of Insight",
    printed("Reaction", IgnoresDeflect(), GiveMight(-5, Target(Such(side=Side.ENEMY, when=OfDomain("Body"))))),
)
