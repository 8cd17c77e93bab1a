from judge.cards.definition import card, printed
from judge.cards.vendetta.tentacle import TENTACLE
from judge.engine.conditions.any_of import AnyOf
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.conditions.scoring import CONQUER, HOLD, WhenThisScores
from judge.engine.instructions.play_token import PlayToken
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.counted_changes import MightPer
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.passive import Static
from judge.engine.wording.qualities import IsToken
from judge.engine.wording.references import This

ILLAOI_PROPHET_OF_THE_GREAT_KRAKEN = card(
    "Illaoi, Prophet of the Great Kraken",
    printed(
        Triggered(AnyOf((WhenPlayed(), WhenThisScores((CONQUER, HOLD)))), (PlayToken(TENTACLE.token),)),
        Static(This(), (MightPer(a_unit_of_yours(IsToken())),)),
    ),
)
