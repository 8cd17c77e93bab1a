from judge.cards.definition import card, printed
from judge.engine.abilities.passive import Dependent
from judge.engine.circumstances import IsMighty

FIORA_VICTORIOUS = card("Fiora, Victorious", printed(Dependent(IsMighty(), (), ("Deflect", "Ganking", "Shield"))))
