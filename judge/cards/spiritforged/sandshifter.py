from judge.cards.definition import card, printed
from judge.engine.actions.kill import Kill
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.qualities import WithMight
from judge.engine.wording.references import Target

SANDSHIFTER = card(
    "Sandshifter", printed(Triggered(WhenPlayed(), (Kill(Target(an_enemy_unit(WithMight(at_most=3)))),)))
)
