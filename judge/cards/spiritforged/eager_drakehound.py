from judge.cards.definition import card, printed
from judge.engine.abilities.enters_ready import EntersReady
from judge.engine.wording.references import This

EAGER_DRAKEHOUND = card("Eager Drakehound", printed(EntersReady(This())))
