from judge.cards.definition import card, printed
from judge.doubts import open_question
from judge.engine.actions.recall import Recall
from judge.engine.combat.tied import WouldTie
from judge.engine.instructions.rests_on import RestsOn
from judge.engine.wording.combat_circumstances import UnitsAtOtherBattlefields
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Every

WHICH_UNITS_IN_A_TIE = open_question(
    "units-that-symbol-of-the-solari-recalls",
    "Which units does Symbol of the Solari recall?",
    "those of the tied combat, as the Origins FAQ says",
)

# Unclear: the text says "ALL units" and names no place. The Origins FAQ means those of the tied combat, and its
# ruling is followed; it announced errata that never came (docs/conflicts.md).
SYMBOL_OF_THE_SOLARI = card(
    "Symbol of the Solari",
    printed(
        WouldTie(
            (RestsOn(WHICH_UNITS_IN_A_TIE, (Recall(Every(a_unit(), in_combat=True)),), UnitsAtOtherBattlefields()),)
        )
    ),
)
