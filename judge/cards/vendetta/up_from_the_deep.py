from judge.cards.definition import card, printed
from judge.cards.vendetta.tentacle import TENTACLE
from judge.engine.instructions.play_token import PlayToken
from judge.engine.keywords.flow import Flow
from judge.engine.state.cost import Cost

UP_FROM_THE_DEEP = card("Up from the Deep", printed("Flow", Flow(Cost(3)), PlayToken(TENTACLE.token, 2)))
