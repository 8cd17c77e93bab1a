from judge.cards.definition import card, printed
from judge.engine.keyword_abilities.empower import empower
from judge.engine.keywords.empowered import empowered
from judge.engine.state.cost import Cost

SERENE_ASCETIC = card(
    "Serene Ascetic",
    printed("Empower", "Empowered", empower(Cost(3)), empowered(keywords=("Deflect", "Shield 3"))),
)
