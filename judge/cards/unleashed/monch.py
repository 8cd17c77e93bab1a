from judge.cards.definition import card, printed
from judge.engine.abilities.discounts import Discount
from judge.engine.abilities.enters_ready import EntersReady
from judge.engine.wording.circumstances import ThereAre
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.qualities import IsStunned
from judge.engine.wording.references import This

STUNNED_ENEMY = ThereAre(an_enemy_unit(IsStunned()))
MONCH = card("Monch", printed(Discount(2, during=STUNNED_ENEMY), EntersReady(This(), during=STUNNED_ENEMY)))
