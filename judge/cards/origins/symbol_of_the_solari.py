from judge.cards.definition import card, printed
from judge.doubts import open_question
from judge.engine.abilities.tied_combat import WouldTie
from judge.engine.actions.recall import Recall
from judge.engine.actions.rests_on import RestsOn
from judge.engine.combat_circumstances import UnitsAtOtherBattlefields
from judge.engine.criteria import a_unit
from judge.engine.references import Every

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
