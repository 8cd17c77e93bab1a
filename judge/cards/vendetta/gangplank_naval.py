from judge.cards.definition import card, errata, printed
from judge.engine.abilities.delayed import Until
from judge.engine.abilities.instead_when_chosen import Deed, InsteadWhenChosen
from judge.engine.actions.give_might import GiveMight
from judge.engine.costs.cost import Cost
from judge.engine.keywords.empower import empower
from judge.engine.keywords.empowered import empowered
from judge.engine.references import This

EMPOWER_FOR_TWO = empower(Cost(power=("C", "C")))

HINDRANCES = (Deed.STUN, Deed.LESS_MIGHT, Deed.RETURN)

GANGPLANK_NAVAL = card(
    "Gangplank, Naval",
    printed(
        "Empower",
        "Empowered",
        EMPOWER_FOR_TWO,
        empowered(InsteadWhenChosen(HINDRANCES, (GiveMight(3, This(), until=Until.FOREVER),))),
    ),
    errata(
        "2026-07-23-vendetta",
        "Empower",
        "Empowered",
        EMPOWER_FOR_TWO,
        empowered(InsteadWhenChosen(HINDRANCES, (GiveMight(3, This()),))),
    ),
)
