from judge.cards.definition import card, printed
from judge.engine.abilities.enters_ready import EntersReady
from judge.engine.wording.references import This

YI_HONED = card("Yi, Honed", printed("Ganking", EntersReady(This())))
