from judge.cards.definition import card, printed
from judge.engine.wording.circumstances import IsMighty
from judge.engine.wording.passive import Dependent

FIORA_VICTORIOUS = card("Fiora, Victorious", printed(Dependent(IsMighty(), (), ("Deflect", "Ganking", "Shield"))))
