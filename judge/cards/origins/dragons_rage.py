from judge.cards.definition import card, errata, printed
from judge.engine.actions.move import Move
from judge.engine.instructions.deal_might import DealMight
from judge.engine.instructions.delay import DoThis
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import (
    Chosen,
    Destination,
    Target,
    TriggeringObject,
)
from judge.engine.wording.requirements import AtDestination, BesideThatObject, OtherThan

AN_ENEMY = Target(an_enemy_unit())

DRAGONS_RAGE = card(
    "Dragon's Rage",
    # As printed, the second unit is chosen with all other choices, so it must be at the destination already.
    printed(
        Move(AN_ENEMY, Destination()),
        DealMight(
            Chosen(),
            Target(an_enemy_unit(), "other unit", requirements=(OtherThan("unit"), AtDestination())),
            to_each_other=True,
        ),
    ),
    errata(
        "2025-10-28-origins",
        Move(AN_ENEMY, Destination()),
        DoThis(
            (
                DealMight(
                    TriggeringObject(),
                    Target(an_enemy_unit(), "other unit", requirements=(BesideThatObject(),)),
                    to_each_other=True,
                ),
            ),
            about="unit",
        ),
    ),
)
