from judge.cards.definition import card, printed
from judge.cards.vendetta.shadow_clone import SHADOW_CLONE
from judge.engine.actions.burn import Burn
from judge.engine.instructions.play_token import PlayToken
from judge.engine.keywords.flow import Flow
from judge.engine.state.cost import Cost

DEATH_MARK = card("Death Mark", printed("Flow", Flow(Cost(1, ("A", "A"))), Burn(3), PlayToken(SHADOW_CLONE.token)))
