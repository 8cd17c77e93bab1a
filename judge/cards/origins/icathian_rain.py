from judge.cards.definition import card, errata, printed
from judge.engine.actions.deal import Deal
from judge.engine.instructions.delay import DoThis
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

ICATHIAN_RAIN = card(
    "Icathian Rain",
    printed(DoThis((Deal(2, Target(a_unit())),), times=6)),
    errata(
        "2026-01-14-spiritforged",
        *(
            Deal(2, Target(a_unit(), f"{which} unit"))
            for which in ("first", "second", "third", "fourth", "fifth", "sixth")
        ),
    ),
)
