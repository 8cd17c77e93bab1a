from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.instructions.give import Give
from judge.engine.state.delayed import Until
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import Side
from judge.engine.wording.criteria_with_condition import Such
from judge.engine.wording.qualities import WithKeyword
from judge.engine.wording.references import Target

WITHOUT_TEMPORARY = Such(side=Side.FRIENDLY, when=WithKeyword("Temporary", has=False))

SHADOWS_CALL = card(
    "Shadow's Call", printed(Give((HasKeywords(("Temporary",)),), Target(WITHOUT_TEMPORARY), Until.FOREVER), Draw(2))
)
