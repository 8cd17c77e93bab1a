from judge.cards.definition import card, printed
from judge.engine.instructions.give import Give
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

GEM_JAMMER = card(
    "Gem Jammer", printed(Triggered(WhenPlayed(), (Give((HasKeywords(("Ganking",)),), Target(a_unit())),)))
)
