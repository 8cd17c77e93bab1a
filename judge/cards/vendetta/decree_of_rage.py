from judge.cards.definition import card, printed
from judge.engine.abilities.uncounterable import CannotBeCountered
from judge.engine.actions.deal import Deal
from judge.engine.wording.criteria import Side
from judge.engine.wording.criteria_with_condition import OfDomain, Such
from judge.engine.wording.references import Target

DECREE_OF_RAGE = card(
    "Decree of Rage",
    printed("Action", CannotBeCountered(), Deal(4, Target(Such(side=Side.ENEMY, when=OfDomain("Calm"))))),
)
