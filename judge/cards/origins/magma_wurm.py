from judge.cards.definition import card, printed
from judge.engine.abilities.enters_ready import EntersReady
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Every

MAGMA_WURM = card("Magma Wurm", printed(EntersReady(Every(a_friendly_unit(another=True)))))
