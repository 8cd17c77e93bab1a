from judge.cards.definition import card, printed
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria_with_condition import Such
from judge.engine.wording.passive import Static
from judge.engine.wording.qualities import WithKeyword
from judge.engine.wording.references import Every

BLACK_FLAME_ALTAR = card(
    "Black Flame Altar",
    printed(Static(Every(Such(when=WithKeyword("Temporary")), here=True), (HasKeywords(("Shield",)),))),
)
