from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.instructions.give import Give
from judge.engine.state.delayed import Until
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.criteria_with_condition import Meets
from judge.engine.wording.references import Target
from judge.engine.wording.source_circumstances import WithKeyword

WITHOUT_TEMPORARY = a_friendly_unit(Meets(WithKeyword("Temporary", has=False)))

SHADOWS_CALL = card(
    "Shadow's Call", printed(Give((HasKeywords(("Temporary",)),), Target(WITHOUT_TEMPORARY), Until.FOREVER), Draw(2))
)
