from judge.cards.definition import card, printed
from judge.engine.actions.kill import Kill
from judge.engine.keyword_abilities.empower import empower
from judge.engine.keywords.empowered import empowered
from judge.engine.state.cost import Cost
from judge.engine.state.traits import MightBy
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.passive import Static
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import This

ESCAPED_GRAYBACK = card(
    "Escaped Grayback",
    printed(
        "Empower",
        "Empowered",
        empower(Cost(actions=(Kill(Pick(a_friendly_unit())),))),
        empowered(Static(This(), (MightBy(2),))),
    ),
)
