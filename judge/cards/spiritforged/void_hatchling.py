from judge.cards.definition import card, printed
from judge.engine.actions.look_first import LooksFirst

VOID_HATCHLING = card("Void Hatchling", printed(LooksFirst()))
