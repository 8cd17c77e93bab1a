from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.conditions.combat import WHEN_THIS_ATTACKS
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import Every

ANIVIA_PRIMAL = card(
    "Anivia, Primal", printed(Triggered(WHEN_THIS_ATTACKS, (Deal(3, Every(an_enemy_unit(), here=True)),)))
)
