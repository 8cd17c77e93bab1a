from judge.cards.definition import card, printed
from judge.engine.instructions.give_might import GiveMight
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import Every

THOUSAND_TAILED_WATCHER = card(
    "Thousand-Tailed Watcher",
    printed("Accelerate", Triggered(WhenPlayed(), (GiveMight(-3, Every(an_enemy_unit()), at_least=1),))),
)
