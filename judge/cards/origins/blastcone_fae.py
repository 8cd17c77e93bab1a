from judge.cards.definition import card, printed
from judge.engine.instructions.give_might import GiveMight
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

BLASTCONE_FAE = card(
    "Blastcone Fae", printed("Hidden", Triggered(WhenPlayed(), (GiveMight(-2, Target(a_unit()), at_least=1),)))
)
