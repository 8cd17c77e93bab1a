from judge.cards.definition import card, printed
from judge.engine.abilities.ignoring import IgnoresDeflect
from judge.engine.instructions.give_might import GiveMight
from judge.engine.state.sides import Side
from judge.engine.wording.criteria_with_condition import OfDomain, Such
from judge.engine.wording.references import Target

DECREE_OF_INSIGHT = card(
    "Decree of Insight",
    printed("Reaction", IgnoresDeflect(), GiveMight(-5, Target(Such(side=Side.ENEMY, when=OfDomain("Body"))))),
)
