from judge.cards.definition import card, printed
from judge.engine.abilities.untargetable import Untargetable

RUIN_RUNNER = card("Ruin Runner", printed(Untargetable()))
