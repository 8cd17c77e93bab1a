from judge.cards.definition import card, printed
from judge.engine.abilities.abilities_of_others import HasExhaustAbilities
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This

HEIMERDINGER_INVENTOR = card("Heimerdinger, Inventor", printed(Static(This(), (HasExhaustAbilities(),))))
