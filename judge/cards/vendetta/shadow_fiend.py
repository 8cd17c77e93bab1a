from judge.cards.definition import card, printed
from judge.engine.keyword_abilities.empower import empower
from judge.engine.keywords.empowered import empowered
from judge.engine.state.cost import Cost

SHADOW_FIEND = card(
    "Shadow Fiend", printed("Empower", "Empowered", empower(Cost(2, ("R",))), empowered(keywords=("Assault 3",)))
)
