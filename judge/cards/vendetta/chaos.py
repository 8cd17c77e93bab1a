"""Vendetta: Chaos."""

from __future__ import annotations

from judge.cards.definition import CHAOS, gear, printed, spell, unit
from judge.cards.vendetta.tokens import TENTACLE_TOKEN
from judge.engine.abilities.conditions import AnyOf, WhenPlayed
from judge.engine.abilities.move_conditions import WHEN_THIS_MOVES, WhenThisMoves
from judge.engine.abilities.triggered import Triggered
from judge.engine.abilities.turn_conditions import START_OF_BEGINNING_PHASE
from judge.engine.actions.burn import Burn, MightOfBurned, WhenBurned
from judge.engine.actions.discard import Discard
from judge.engine.actions.draw import Draw
from judge.engine.actions.each_player import EachPlayerDoes
from judge.engine.actions.give_might import GiveMight
from judge.engine.actions.play_token import PlayToken
from judge.engine.card import UNIT
from judge.engine.costs.cost import Cost
from judge.engine.criteria import Where, a_friendly_unit
from judge.engine.keywords.flow import Flow
from judge.engine.references import Target, This
from judge.engine.targeting.choose_one import ChooseOne

SHADOW_ORDER_DISCIPLE = unit(
    "Shadow Order Disciple", "VEN-095/166", CHAOS, energy=2, might=2, tags=("Ionia",),
    variants=(printed(Triggered(WHEN_THIS_MOVES, (GiveMight(1, This()),), may=True, cost=Cost(actions=(Burn(1),)))),),
)  # fmt: skip

UP_FROM_THE_DEEP = spell(
    "Up from the Deep", "VEN-100/166", CHAOS, energy=3, keywords=("Flow",),
    variants=(printed(Flow(Cost(3)), PlayToken(TENTACLE_TOKEN, 2)),),
)  # fmt: skip

FORGOTTEN_RELIC = gear(
    "Forgotten Relic", "VEN-108/166", CHAOS, energy=5,
    variants=(
        printed(
            Triggered(
                AnyOf((WhenPlayed(), START_OF_BEGINNING_PHASE)),
                (Burn(1), WhenBurned(UNIT, (GiveMight(MightOfBurned(), Target(a_friendly_unit())),))),
            )
        ),
    ),
)  # fmt: skip

MINAH_SWIFTFOOT = unit(
    "Minah Swiftfoot", "VEN-111/166", CHAOS, energy=6, power=1, might=6, tags=("Ionia",),
    variants=(
        printed(
            Triggered(
                WhenThisMoves(Where.BATTLEFIELD),
                (ChooseOne(((EachPlayerDoes((Discard(1),)),), (EachPlayerDoes((Draw(1),)),))),),
            )
        ),
    ),
)  # fmt: skip
