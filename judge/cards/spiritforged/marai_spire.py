from judge.cards.definition import card, printed
from judge.engine.abilities.cost_changes import CostChange, Part, Playing
from judge.engine.state.cost import Cost

MARAI_SPIRE = card("Marai Spire", printed(CostChange(Playing(), (Cost(1),), part=Part.REPEAT)))
