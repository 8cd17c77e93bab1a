from judge.cards.definition import card, printed
from judge.engine.actions.channel import Channel
from judge.engine.keyword_abilities.deathknell import deathknell
from judge.engine.keyword_abilities.empower import empower
from judge.engine.keywords.empowered import empowered
from judge.engine.state.cost import Cost
from judge.engine.state.traits import MightBy
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This

BACCAI_WITHERCLAW = card(
    "Baccai Witherclaw",
    printed(
        "Empower",
        "Empowered",
        "Deathknell",
        empower(Cost(1, ("A", "A"))),
        empowered(Static(This(), (MightBy(2),)), deathknell(Channel(2, exhausted=True))),
    ),
)
