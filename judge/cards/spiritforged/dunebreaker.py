from judge.cards.definition import card, printed
from judge.engine.abilities.enters_ready import EntersReady
from judge.engine.actions.draw import Draw
from judge.engine.conditions.scoring import HOLD, WhenThisScores
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.player_circumstances import CardsInHandAtMost
from judge.engine.wording.references import This

DUNEBREAKER = card(
    "Dunebreaker", printed(EntersReady(This(), CardsInHandAtMost(2)), Triggered(WhenThisScores((HOLD,)), (Draw(2),)))
)
