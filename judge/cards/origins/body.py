"""Origins: Body."""

from __future__ import annotations

from judge.cards.definition import BODY, ORDER, errata, gear, legend, printed, spell, unit
from judge.cards.saves import EXHAUST_RECALL, HEAL_EXHAUST_RECALL
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.combat_conditions import WHEN_THIS_ATTACKS
from judge.engine.abilities.damage import SPELL_AND_ABILITY_DAMAGE
from judge.engine.abilities.delayed import Until
from judge.engine.abilities.passive import Static
from judge.engine.abilities.replacement import WouldDie
from judge.engine.abilities.scoring_conditions import WHEN_YOU_CONQUER
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.abilities.turn_conditions import END_OF_TURN
from judge.engine.actions.buff import Buff, SpendBuff
from judge.engine.actions.deal import Deal
from judge.engine.actions.deal_might import DealMight
from judge.engine.actions.give import Give
from judge.engine.actions.give_might import GiveMight
from judge.engine.actions.if_so import If
from judge.engine.actions.look import RecycleRest
from judge.engine.actions.move import Move
from judge.engine.actions.play_one import PlayOne
from judge.engine.actions.prevent import Prevent
from judge.engine.actions.ready import Ready
from judge.engine.actions.reveal import RecycleOneRevealed, RevealHand
from judge.engine.actions.reveal_deck import RevealUntil
from judge.engine.actions.stun import Stun
from judge.engine.circumstances import ThereAre
from judge.engine.costs.cost import Cost
from judge.engine.criteria import Criteria, Side, Where, a_friendly_unit, a_unit, a_unit_of_yours, an_enemy_unit
from judge.engine.destinations import A_BATTLEFIELD
from judge.engine.layering.changes import HasKeywords, MightBy
from judge.engine.references import Affected, Chosen, Every, Target, TargetPlayer, This
from judge.engine.targeting.choose_one import ChooseOne, Fresh

ORIGINS = "errata/2025-10-28-origins.md"

DAZZLING_AURORA = gear(
    "Dazzling Aurora", "OGN-160/298", BODY, energy=9, power=2,
    variants=(
        printed(Triggered(END_OF_TURN, (RevealUntil("Unit"), PlayOne("Unit", banish_first=False), RecycleRest()))),
        errata("2025-10-28", ORIGINS, Triggered(END_OF_TURN, (RevealUntil("Unit"), PlayOne("Unit"), RecycleRest()))),
    ),
)  # fmt: skip

SHOWSTOPPER = spell(
    "Showstopper", "OGN-270/298", BODY, ORDER, energy=1, power=1, supertype="Signature", tags=("Sett",),
    variants=(printed(Buff(Target(a_unit_of_yours(where=Where.BASE))), Move(Chosen(), A_BATTLEFIELD)),),
)  # fmt: skip

READY_ON_CONQUER = Triggered(WHEN_YOU_CONQUER, (Ready(This()),))

THE_BOSS = legend(
    "The Boss", "OGN-269/298", BODY, ORDER, tags=("Sett",),
    variants=(
        printed(
            WouldDie(
                a_unit_of_yours(buffed=True), (SpendBuff(Affected()), *EXHAUST_RECALL), may=True,
                cost=Cost(power=("C",), exhaust_this=True),
            ),
            READY_ON_CONQUER,
        ),
        errata(
            "2025-10-28", ORIGINS,
            WouldDie(
                a_unit_of_yours(buffed=True), HEAL_EXHAUST_RECALL, may=True,
                cost=Cost(power=("C",), exhaust_this=True, actions=(SpendBuff(Affected()),)),
            ),
            READY_ON_CONQUER,
        ),
    ),
)  # fmt: skip

CHALLENGE = spell(
    "Challenge", "OGN-128/298", BODY, energy=2, power=1, keywords=("Action",),
    variants=(
        printed(DealMight(Target(a_friendly_unit()), Target(an_enemy_unit(), "enemy unit"), to_each_other=True)),
    ),
)  # fmt: skip

OTHERS = a_friendly_unit(another=True)

KINKOU_MONK = unit(
    "Kinkou Monk", "OGN-141/298", BODY, energy=4, power=1, might=4, tags=("Ionia",),
    variants=(
        printed(Triggered(WhenPlayed(), (Buff(Target(OTHERS, "units", at_least=2, at_most=2)),))),
        errata("2025-10-28", ORIGINS, Triggered(WhenPlayed(), (Buff(Target(OTHERS, "units", at_least=0, at_most=2)),))),
    ),
)  # fmt: skip

CARNIVOROUS_SNAPVINE = unit(
    "Carnivorous Snapvine", "OGN-149/298", BODY, energy=5, power=2, might=6, tags=("Shadow Isles",),
    variants=(
        printed(
            Triggered(
                WhenPlayed(),
                (DealMight(This(), Target(an_enemy_unit(where=Where.BATTLEFIELD)), to_each_other=True),),
            )
        ),
    ),
)  # fmt: skip

FLURRY_OF_BLADES = spell(
    "Flurry of Blades", "OGN-133/298", BODY, energy=1, keywords=("Reaction",),
    variants=(printed(Deal(1, Every(a_unit(where=Where.BATTLEFIELD)))),),
)  # fmt: skip

UNYIELDING_SPIRIT = spell(
    "Unyielding Spirit", "OGN-145/298", BODY, energy=1, power=1, keywords=("Reaction",),
    variants=(printed(Prevent(None, of=SPELL_AND_ABILITY_DAMAGE)),),
)  # fmt: skip

READY_ENEMIES_HERE = ThereAre(Criteria(side=Side.ENEMY, ready=True), here=True)

DUNE_DRAKE = unit(
    "Dune Drake", "OGN-131/298", BODY, energy=5, might=5, tags=("Dragon", "Shurima"),
    variants=(
        # As printed no end of the increase is named.
        printed(Triggered(WHEN_THIS_ATTACKS, (If(READY_ENEMIES_HERE, (GiveMight(2, This(), until=Until.FOREVER),)),))),
        errata("2025-10-28", ORIGINS, Triggered(WHEN_THIS_ATTACKS, (If(READY_ENEMIES_HERE, (GiveMight(2, This()),)),))),
    ),
)  # fmt: skip

LEE_SIN_CENTERED = unit(
    "Lee Sin, Centered", "OGN-151/298", BODY, energy=6, might=6, tags=("Lee Sin", "Ionia"), keywords=("Accelerate",),
    supertype="Champion",
    variants=(
        printed(
            Static(Every(a_friendly_unit(another=True, buffed=True, where=Where.BATTLEFIELD), here=True), (MightBy(2),))
        ),
    ),
)  # fmt: skip

SABOTAGE = spell(
    "Sabotage", "OGN-156/298", BODY, energy=1, power=1,
    variants=(printed(RevealHand(TargetPlayer()), RecycleOneRevealed(not_a="Unit")),),
)  # fmt: skip

CANNON_BARRAGE = spell(
    "Cannon Barrage", "OGN-127/298", BODY, energy=2, power=1, keywords=("Reaction",),
    variants=(printed(Deal(2, Every(an_enemy_unit(), in_combat=True))),),
)  # fmt: skip

UDYR_WILDMAN = unit(
    "Udyr, Wildman", "OGN-157/298", BODY, energy=6, power=1, might=6, tags=("Udyr", "Freljord"), supertype="Champion",
    variants=(
        printed(
            Activated(
                Cost(actions=(SpendBuff(This()),)),
                (
                    ChooseOne(
                        (
                            (Deal(2, Target(a_unit(where=Where.BATTLEFIELD))),),
                            (Stun(Target(a_unit(where=Where.BATTLEFIELD))),),
                            (Ready(This()),),
                            (Give((HasKeywords(("Ganking",)),), This()),),
                        ),
                        Fresh.BY_YOU_THIS_TURN,
                    ),
                ),
            )
        ),
    ),
)  # fmt: skip
