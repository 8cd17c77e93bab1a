from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.conditions.combat import WHEN_THIS_ATTACKS
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.circumstances import ThereAreAtMost
from judge.engine.wording.criteria import Criteria, Side, an_enemy_unit
from judge.engine.wording.references import Every

RENEKTON_RAGE_FUELED = card(
    "Renekton, Rage Fueled",
    printed(
        "Accelerate",
        Triggered(
            WHEN_THIS_ATTACKS,
            (Deal(2, Every(an_enemy_unit(), here=True)),),
            only_if=ThereAreAtMost(4, Criteria("Rune", Side.YOURS)),
        ),
    ),
)
