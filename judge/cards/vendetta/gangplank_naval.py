from judge.cards.definition import card, errata, printed
from judge.engine.instructions.give_might import GiveMight
from judge.engine.keyword_abilities.empower import empower
from judge.engine.keywords.empowered import empowered
from judge.engine.state.cost import Cost
from judge.engine.state.delayed import Until
from judge.engine.targeting.instead_when_chosen import InsteadWhenChosen, ReplaceableAction
from judge.engine.wording.references import This

EMPOWER_FOR_TWO = empower(Cost(power=("C", "C")))

HINDRANCES = (ReplaceableAction.STUN, ReplaceableAction.LESS_MIGHT, ReplaceableAction.RETURN)

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
