from judge.cards.definition import card, printed
from judge.engine.abilities.delayed import Until
from judge.engine.actions.draw import Draw
from judge.engine.actions.give import Give
from judge.engine.criteria import Side
from judge.engine.criteria_such_that import Such
from judge.engine.layering.changes import HasKeywords
from judge.engine.qualities import WithKeyword
from judge.engine.references import Target

WITHOUT_TEMPORARY = Such(side=Side.FRIENDLY, when=WithKeyword("Temporary", has=False))

SHADOWS_CALL = card(
    "Shadow's Call", printed(Give((HasKeywords(("Temporary",)),), Target(WITHOUT_TEMPORARY), Until.FOREVER), Draw(2))
)
