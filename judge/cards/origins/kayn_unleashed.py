from judge.cards.definition import card, printed
from judge.engine.abilities.damage_changes import NoDamage
from judge.engine.wording.circumstances import MovedThisTurn
from judge.engine.wording.references import This

KAYN_UNLEASHED = card("Kayn, Unleashed", printed("Ganking", NoDamage(This(), when=MovedThisTurn(2))))
