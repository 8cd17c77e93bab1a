from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.keywords.flow import Flow
from judge.engine.state.cost import Cost

DREDGE_UP = card("Dredge Up", printed("Flow", Flow(Cost(2)), Draw(1)))
