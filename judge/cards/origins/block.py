from judge.cards.definition import card, printed
from judge.engine.instructions.give import Give
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

BLOCK = card("Block", printed("Hidden", "Action", Give((HasKeywords(("Shield 3", "Tank")),), Target(a_unit()))))
