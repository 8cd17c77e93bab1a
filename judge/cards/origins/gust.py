from judge.cards.definition import card, printed
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.locations import Where
from judge.engine.wording.qualities import WithMight
from judge.engine.wording.references import Target

GUST = card("Gust", printed("Reaction", ReturnToHand(Target(a_unit(WithMight(at_most=3), where=Where.BATTLEFIELD)))))
