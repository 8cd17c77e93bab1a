from judge.cards.definition import card, errata, printed
from judge.engine.actions.heal import Heal
from judge.engine.actions.move import TO_BASE, Move
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit_of_yours, an_enemy_unit
from judge.engine.wording.references import Every, Target
from judge.engine.wording.requirements import Here

HEAL_YOURS_HERE = Heal(Every(a_unit_of_yours(), here=True))

JANNA_SAVIOR = card(
    "Janna, Savior",
    printed(
        "Reaction",
        Triggered(WhenPlayed(), (HEAL_YOURS_HERE, Move(Target(an_enemy_unit(), requirements=(Here(),)), TO_BASE))),
    ),
    errata(
        "2026-01-14-spiritforged",
        "Reaction",
        Triggered(
            WhenPlayed(), (HEAL_YOURS_HERE, Move(Target(an_enemy_unit(), at_least=0, requirements=(Here(),)), TO_BASE))
        ),
    ),
)
