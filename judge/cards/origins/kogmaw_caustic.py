from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.keyword_abilities.deathknell import deathknell
from judge.engine.wording.criteria import Where, a_unit
from judge.engine.wording.references import Every

KOGMAW_CAUSTIC = card(
    "Kog'Maw, Caustic", printed("Deathknell", deathknell(Deal(4, Every(a_unit(where=Where.BATTLEFIELD), here=True))))
)
