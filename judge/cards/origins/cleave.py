from judge.cards.definition import card, printed
from judge.engine.actions.give import Give
from judge.engine.criteria import a_unit
from judge.engine.layering.changes import HasKeywords
from judge.engine.references import Target

CLEAVE = card("Cleave", printed("Action", Give((HasKeywords(("Assault 3",)),), Target(a_unit()))))
