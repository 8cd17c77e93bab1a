from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.keywords.repeat import repeat
from judge.engine.state.cost import Cost

DOWNSTAGE_DRAMATICS = card("Downstage Dramatics", printed("Reaction", "Repeat", repeat(Cost(2)), Draw(1)))
