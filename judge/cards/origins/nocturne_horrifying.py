from judge.cards.definition import card, errata, printed
from judge.engine.actions.as_looked_at import AsLookedAt
from judge.engine.state.cost import Cost

NOCTURNE_HORRIFYING = card(
    "Nocturne, Horrifying",
    printed("Ganking", AsLookedAt(Cost(power=("A",)), banish_first=False)),
    errata("2025-10-28-origins", "Ganking", AsLookedAt(Cost(power=("A",)))),
)
