from msgspec.structs import replace

from judge.cards.definition import card, errata, printed
from judge.engine.instructions.give_might import RaiseMightTo
from judge.engine.state.delayed import Until
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Target
from judge.engine.wording.requirements import OtherThan

RAISE = RaiseMightTo(
    Target(a_friendly_unit()), Target(a_friendly_unit(another=True), "other unit", requirements=(OtherThan("unit"),))
)

CONVERGENT_MUTATION = card(
    "Convergent Mutation",
    # As printed no end of the increase is named.
    printed("Reaction", replace(RAISE, until=Until.FOREVER)),
    errata("2025-10-28-origins", "Reaction", RAISE),
)
