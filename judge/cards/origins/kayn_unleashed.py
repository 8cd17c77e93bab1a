from judge.cards.definition import card, printed
from judge.engine.abilities.damage import NoDamage
from judge.engine.circumstances import MovedThisTurn
from judge.engine.references import This

KAYN_UNLEASHED = card("Kayn, Unleashed", printed("Ganking", NoDamage(This(), when=MovedThisTurn(2))))
