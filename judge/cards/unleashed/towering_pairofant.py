from judge.cards.definition import card, printed
from judge.engine.abilities.enters_ready import EntersReady
from judge.engine.wording.references import This
from judge.engine.wording.turn_facts import A_UNIT_DIED

TOWERING_PAIROFANT = card("Towering Pairofant", printed("Assault", EntersReady(This(), A_UNIT_DIED)))
