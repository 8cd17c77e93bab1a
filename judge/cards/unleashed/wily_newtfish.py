from judge.cards.definition import card, printed
from judge.engine.state.traits import MightBy
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This
from judge.engine.wording.turn_facts import YOU_GAINED_XP

WILY_NEWTFISH = card(
    "Wily Newtfish", printed(Static(This(), (MightBy(1), HasKeywords(("Ganking",))), during=YOU_GAINED_XP))
)
