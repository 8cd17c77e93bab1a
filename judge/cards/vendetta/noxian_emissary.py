from judge.cards.definition import card, printed
from judge.cards.origins.recruit import RECRUIT
from judge.engine.instructions.play_token import PlayToken
from judge.engine.keyword_abilities.deathknell import deathknell
from judge.engine.keyword_abilities.empower import empower
from judge.engine.keywords.empowered import empowered
from judge.engine.state.cost import Cost

NOXIAN_EMISSARY = card(
    "Noxian Emissary",
    printed(
        "Deathknell",
        "Empower",
        "Empowered",
        empower(Cost(1, ("Y",))),
        empowered(deathknell(PlayToken(RECRUIT.token, 2, in_base=True))),
    ),
)
