from judge.cards.definition import card, printed
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.criteria_with_condition import Meets
from judge.engine.wording.passive import Static
from judge.engine.wording.references import Every
from judge.engine.wording.source_circumstances import WithKeyword

BLACK_FLAME_ALTAR = card(
    "Black Flame Altar",
    printed(Static(Every(a_unit(Meets(WithKeyword("Temporary"))), here=True), (HasKeywords(("Shield",)),))),
)
