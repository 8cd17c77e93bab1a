from judge.cards.definition import card, errata, printed
from judge.engine.actions.banish import Banish
from judge.engine.actions.play import Ignoring, Play
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Banished, Target

PORTAL_RESCUE = card(
    "Portal Rescue",
    printed("Action", Banish(Target(a_friendly_unit())), Play(Banished(), Ignoring.COST, in_base=True)),
    errata(
        "2025-10-28-origins",
        "Action",
        Banish(Target(a_friendly_unit())),
        Play(Banished(), Ignoring.COST, by_owner=True, in_base=True),
    ),
)
