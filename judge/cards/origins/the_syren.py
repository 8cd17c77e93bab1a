from judge.cards.definition import card, errata, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.move import TO_BASE, Move
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import Where, a_friendly_unit
from judge.engine.wording.references import Target

FROM_BATTLEFIELD_TO_BASE = (Move(Target(a_friendly_unit(where=Where.BATTLEFIELD)), TO_BASE),)

THE_SYREN = card(
    "The Syren",
    # As printed it says "your base", which no rule lets mean the base of anyone but the unit's controller.
    printed(Activated(Cost(energy=1, exhaust_this=True), FROM_BATTLEFIELD_TO_BASE)),
    errata("2025-10-28-origins", Activated(Cost(energy=1, exhaust_this=True), FROM_BATTLEFIELD_TO_BASE)),
)
