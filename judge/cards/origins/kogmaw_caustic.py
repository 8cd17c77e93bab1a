from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.criteria import Where, a_unit
from judge.engine.keywords.deathknell import deathknell
from judge.engine.references import Every

KOGMAW_CAUSTIC = card(
    "Kog'Maw, Caustic", printed("Deathknell", deathknell(Deal(4, Every(a_unit(where=Where.BATTLEFIELD), here=True))))
)
