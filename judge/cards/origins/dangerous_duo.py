from judge.cards.definition import card, printed
from judge.engine.instructions.give_might import GiveMight
from judge.engine.keywords.legion import LEGION
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

DANGEROUS_DUO = card(
    "Dangerous Duo",
    printed("Legion", Triggered(WhenPlayed(), (GiveMight(2, Target(a_unit())),), only_if=LEGION)),
)
