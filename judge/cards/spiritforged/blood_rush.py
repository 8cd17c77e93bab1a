from judge.cards.definition import card, errata, printed
from judge.engine.abilities.delayed import Until
from judge.engine.actions.give import Give
from judge.engine.costs.cost import Cost
from judge.engine.criteria import a_unit
from judge.engine.keywords.repeat import repeat
from judge.engine.layering.changes import HasKeywords
from judge.engine.references import Target

REPEAT_FOR_ONE = repeat(Cost(energy=1))

ASSAULT_TWO = (HasKeywords(("Assault 2",)),)

BLOOD_RUSH = card(
    "Blood Rush",
    printed("Action", "Repeat", REPEAT_FOR_ONE, Give(ASSAULT_TWO, Target(a_unit()), Until.FOREVER)),
    errata("2026-01-14-spiritforged", "Action", "Repeat", REPEAT_FOR_ONE, Give(ASSAULT_TWO, Target(a_unit()))),
)
