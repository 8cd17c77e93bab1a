from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Where, an_enemy_unit
from judge.engine.wording.references import Target

RIPTIDE_REX = card(
    "Riptide Rex", printed(Triggered(WhenPlayed(), (Deal(6, Target(an_enemy_unit(where=Where.BATTLEFIELD))),)))
)
