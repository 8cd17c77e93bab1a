from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.wording.criteria import Where, a_unit
from judge.engine.wording.references import Every

FLURRY_OF_BLADES = card("Flurry of Blades", printed("Reaction", Deal(1, Every(a_unit(where=Where.BATTLEFIELD)))))
