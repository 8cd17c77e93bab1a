from judge.cards.definition import card, printed
from judge.engine.actions.banish import Banish
from judge.engine.actions.deal import Deal
from judge.engine.actions.play import Ignoring, Play
from judge.engine.wording.criteria import Where, a_friendly_unit, an_enemy_unit
from judge.engine.wording.references import Banished, Target, This

ARCANE_SHIFT = card(
    "Arcane Shift",
    printed(
        "Action",
        Banish(Target(a_friendly_unit())),
        Play(Banished(), Ignoring.COST, by_owner=True),
        Deal(3, Target(an_enemy_unit(where=Where.BATTLEFIELD), "enemy unit")),
        Banish(This()),
    ),
)
