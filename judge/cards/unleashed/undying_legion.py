from judge.cards.definition import card, printed
from judge.engine.abilities.from_trash import FromTrash
from judge.engine.keywords.legion import LEGION
from judge.engine.state.cost import Cost

UNDYING_LEGION = card("Undying Legion", printed("Legion", FromTrash(Cost(energy=3, power=("R",)), LEGION)))
