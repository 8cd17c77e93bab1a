from judge.cards.definition import card, printed
from judge.engine.abilities.passive import Static
from judge.engine.criteria_such_that import Such
from judge.engine.layering.changes import HasKeywords
from judge.engine.qualities import WithKeyword
from judge.engine.references import Every

BLACK_FLAME_ALTAR = card(
    "Black Flame Altar",
    printed(Static(Every(Such(when=WithKeyword("Temporary")), here=True), (HasKeywords(("Shield",)),))),
)
