from judge.cards.definition import card, printed
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.passive import Static
from judge.engine.wording.qualities import Tagged
from judge.engine.wording.references import Every

MECHANIZED_MENACE = card(
    "Mechanized Menace", printed(Static(Every(a_unit_of_yours(Tagged("Mech"))), (HasKeywords(("Shield",)),)))
)
