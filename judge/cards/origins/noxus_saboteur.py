from judge.cards.definition import card, printed
from judge.engine.abilities.facedown import EnemyFacedownStays

NOXUS_SABOTEUR = card("Noxus Saboteur", printed(EnemyFacedownStays()))
