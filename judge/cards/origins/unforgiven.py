from judge.cards.definition import card, errata, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.move import Move
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Destination, Target

TO_OR_FROM_BASE = (Move(Target(a_friendly_unit()), Destination(to_or_from_base=True)),)

UNFORGIVEN = card(
    "Unforgiven",
    # As printed it says "your base", which no rule lets mean the base of anyone but the unit's controller.
    printed(Activated(Cost(energy=2, exhaust_this=True), TO_OR_FROM_BASE)),
    errata("2025-10-28-origins", Activated(Cost(energy=2, exhaust_this=True), TO_OR_FROM_BASE)),
)
