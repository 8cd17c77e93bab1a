from judge.cards.definition import card, printed
from judge.cards.spiritforged.gold import GOLD
from judge.engine.abilities.victory_score import YourScoreIsClose
from judge.engine.actions.exhaust import Exhaust
from judge.engine.conditions.scoring import HOLD, WhenYouScore
from judge.engine.costs.add import AddsMore
from judge.engine.instructions.play_token import PlayToken
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Side
from judge.engine.wording.references import This

CHEM_BARONESS = card(
    "Chem-Baroness",
    printed(
        Triggered(
            WhenYouScore((HOLD,), side=Side.FRIENDLY),
            (PlayToken(GOLD.token, exhausted=True),),
            may=True,
            cost=Cost(actions=(Exhaust(This()),)),
        ),
        AddsMore("Gold", 1, YourScoreIsClose(3)),
    ),
)
