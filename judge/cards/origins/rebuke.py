from judge.cards.definition import card, printed
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.wording.criteria import Where, a_unit
from judge.engine.wording.references import Target

REBUKE = card("Rebuke", printed("Action", ReturnToHand(Target(a_unit(where=Where.BATTLEFIELD)))))
