from judge.cards.definition import card, printed
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.criteria import Where, a_unit
from judge.engine.references import Target

REBUKE = card("Rebuke", printed("Action", ReturnToHand(Target(a_unit(where=Where.BATTLEFIELD)))))
