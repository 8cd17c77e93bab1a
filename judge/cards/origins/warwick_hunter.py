from judge.cards.definition import card, printed
from judge.engine.abilities.enters_ready import EntersReady
from judge.engine.actions.kill import Kill
from judge.engine.conditions.combat import WHEN_THIS_ATTACKS
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.qualities import IsDamaged
from judge.engine.wording.references import Every, This

WARWICK_HUNTER = card(
    "Warwick, Hunter",
    printed(EntersReady(This()), Triggered(WHEN_THIS_ATTACKS, (Kill(Every(an_enemy_unit(IsDamaged()), here=True)),))),
)
