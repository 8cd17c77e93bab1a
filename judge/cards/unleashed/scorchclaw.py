from judge.cards.definition import card, printed
from judge.engine.abilities.enters_ready import EntersReady
from judge.engine.keywords.level import WhileLevel
from judge.engine.state.traits import MightBy
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This

SCORCHCLAW = card(
    "Scorchclaw",
    printed(
        "Hunt 2",
        "Level 3",
        Static(This(), (MightBy(1),), during=WhileLevel(3)),
        EntersReady(This(), during=WhileLevel(3)),
    ),
)
