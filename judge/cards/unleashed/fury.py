"""Unleashed: Fury."""

from __future__ import annotations

from judge.cards.definition import BODY, CHAOS, FURY, MIND, errata, printed, spell, unit
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.damage import MultiplyDamage
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.actions.banish import Banish
from judge.engine.actions.deal import Deal
from judge.engine.actions.delay import DoThis
from judge.engine.actions.double import DoubleMight
from judge.engine.actions.draw import Draw
from judge.engine.actions.give_might import GiveMight
from judge.engine.actions.if_you_do import IfHadMight
from judge.engine.actions.kill import Kill
from judge.engine.actions.may import May
from judge.engine.actions.play import Ignoring, Play, PlayThis
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.actions.this_turn import AppliesThisTurn
from judge.engine.costs.cost import Cost
from judge.engine.criteria import Where, a_friendly_unit, a_unit
from judge.engine.keywords.repeat import repeat
from judge.engine.references import Affected, Banished, Target, This
from judge.engine.targeting.choose_one import ChooseOne, Fresh

GRIM_APOTHECARY = unit(
    "Grim Apothecary", "UNL-021/219", FURY, energy=3, might=3, tags=("Noxus",), keywords=("Ambush",),
    variants=(
        printed(
            Triggered(WhenPlayed(), (ReturnToHand(Target(a_friendly_unit(where=Where.BATTLEFIELD))),), may=True)
        ),
    ),
)  # fmt: skip

THRILL_OF_THE_HUNT = spell(
    "Thrill of the Hunt", "UNL-184/219", FURY, BODY, energy=2, power=1, keywords=("Reaction",), supertype="Signature",
    tags=("Rengar",),
    variants=(
        printed(
            Banish(Target(a_friendly_unit())),
            Play(Banished(), Ignoring.COST, by_owner=True, at_battlefields=True),
        ),
    ),
)  # fmt: skip

UNLEASHED = "errata/2026-04-03-unleashed.md"

FOR_ONE_POWER = PlayThis(Cost(power=("A",)))

DEATH_FROM_BELOW = spell(
    "Death from Below", "UNL-186/219", FURY, CHAOS, energy=4, power=1, supertype="Signature", tags=("Pyke",),
    variants=(
        # The spell is on the chain while it resolves, so that as printed it never lies in the trash at that time.
        printed(
            Kill(Target(a_unit(where=Where.BATTLEFIELD))),
            IfHadMight(3, (May((FOR_ONE_POWER,)),)),
        ),
        errata(
            "2026-04-03", UNLEASHED,
            Kill(Target(a_unit(where=Where.BATTLEFIELD))),
            IfHadMight(3, (DoThis((FOR_ONE_POWER,), may=True),)),
        ),
    ),
)  # fmt: skip

INFERNA = unit(
    "Inferna", "UNL-002/219", FURY, energy=2, might=1, tags=("Bilgewater",), keywords=("Ambush", "Assault 2"),
    variants=(printed(),),
)  # fmt: skip

LOTUS_TRAP = spell(
    "Lotus Trap", "UNL-013/219", FURY, energy=2, keywords=("Hidden", "Reaction"),
    variants=(printed(AppliesThisTurn(MultiplyDamage(2, Affected()), Target(a_unit()))),),
)  # fmt: skip

VI_HOTHEADED = unit(
    "Vi, Hotheaded", "UNL-030/219", FURY, energy=4, might=3, tags=("Vi", "Zaun"), keywords=("Deflect",),
    supertype="Champion",
    variants=(printed(Activated(Cost(energy=2, power=("R",)), (DoubleMight(This()),))),),
)  # fmt: skip

CURTAIN_CALL = spell(
    "Curtain Call", "UNL-182/219", FURY, MIND, energy=4, keywords=("Repeat",), supertype="Signature", tags=("Jhin",),
    variants=(
        printed(
            repeat(Cost(energy=1)), repeat(Cost(power=("A",)), "second"), repeat(Cost(energy=1, power=("A",)), "third"),
            ChooseOne(
                (
                    (Draw(1),),
                    (Deal(2, Target(a_unit(where=Where.BATTLEFIELD))),),
                    (Deal(3, Target(a_unit(where=Where.BASE))),),
                    (GiveMight(-4, Target(a_unit(where=Where.BATTLEFIELD))),),
                ),
                Fresh.FOR_THIS,
            ),
        ),
    ),
)  # fmt: skip
