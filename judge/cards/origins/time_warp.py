from judge.cards.definition import card, printed
from judge.engine.actions.banish import Banish
from judge.engine.instructions.take_turn import TakeTurn
from judge.engine.wording.references import This

TIME_WARP = card("Time Warp", printed(TakeTurn(), Banish(This())))
