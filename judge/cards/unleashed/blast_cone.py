from judge.cards.definition import card, printed
from judge.engine.actions.exhaust import Exhaust
from judge.engine.actions.move import Move
from judge.engine.actions.stun import Stun
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.conditions.moves import WhenMoves
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import Destination, Target, This, TriggeringObject

BLAST_CONE = card(
    "Blast Cone",
    printed(
        Triggered(WhenPlayed(), (Move(Target(an_enemy_unit()), Destination()),), may=True),
        Triggered(
            WhenMoves(an_enemy_unit(), by_you=True),
            (Stun(TriggeringObject()),),
            may=True,
            cost=Cost(actions=(Exhaust(This()),)),
        ),
    ),
)
