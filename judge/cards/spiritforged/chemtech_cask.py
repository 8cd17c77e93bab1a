from judge.cards.definition import card, printed
from judge.cards.spiritforged.gold import GOLD
from judge.engine.actions.exhaust import Exhaust
from judge.engine.conditions.conditions import WhenYouPlay
from judge.engine.instructions.play_token import PlayToken
from judge.engine.state.card import SPELL
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Side
from judge.engine.wording.references import This
from judge.engine.wording.turn_circumstances import InTurnOf

CHEMTECH_CASK = card(
    "Chemtech Cask",
    printed(
        Triggered(
            WhenYouPlay(card_type=SPELL, during=InTurnOf(Side.ENEMY)),
            (PlayToken(GOLD.token, exhausted=True),),
            may=True,
            cost=Cost(actions=(Exhaust(This()),)),
        )
    ),
)
