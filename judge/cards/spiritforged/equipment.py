"""Spiritforged: Equipment of all domains, and what is about attaching it."""

from __future__ import annotations

from judge.cards.definition import BODY, CALM, CHAOS, FURY, MIND, ORDER, equipment, legend, printed, spell, unit
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.as_attached import CopiesItsText
from judge.engine.abilities.attachment_conditions import WhenYouAttachToThis
from judge.engine.abilities.combat_conditions import ATTACKS, DEFENDS, WhenThisFights
from judge.engine.abilities.passive import Static
from judge.engine.abilities.replacement import WouldDie
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.attach import Attach, AttachOrDetach, Detach, MayAttachOneOf
from judge.engine.actions.buff import Buff
from judge.engine.actions.channel import Channel
from judge.engine.actions.deal import Deal
from judge.engine.actions.deal_might import DealMight
from judge.engine.actions.draw import Draw
from judge.engine.actions.exhaust import Exhaust
from judge.engine.actions.heal import Heal
from judge.engine.actions.kill import Kill
from judge.engine.actions.ready import Ready
from judge.engine.actions.recall import Recall
from judge.engine.actions.swap_places import SwapPlaces
from judge.engine.card import GEAR, RUNE
from judge.engine.costs.cost import Cost
from judge.engine.criteria import Criteria, Side, a_friendly_unit, a_unit, a_unit_of_yours, an_enemy_unit
from judge.engine.criteria_such_that import Such
from judge.engine.effect_text import AttachedThisTurn, WhileAttached
from judge.engine.keywords.deathknell import deathknell
from judge.engine.keywords.equip import equip
from judge.engine.keywords.quick_draw import QUICK_DRAW
from judge.engine.keywords.weaponmaster import WEAPONMASTER
from judge.engine.layering.changes import HasTags, MightBy
from judge.engine.qualities import IsAttached, IsEquipped
from judge.engine.references import Pick, Target, This
from judge.engine.targeting.choose_one import ChooseOne, Fresh

THIS_EQUIPMENT = This(attached=True)
AN_EQUIPMENT = Criteria(GEAR, tag="Equipment")

SERRATED_DIRK = equipment(
    "Serrated Dirk", "SFD-009/221", FURY, energy=1,
    variants=(printed(equip(Cost(power=("R",))), WhileAttached(keywords=("Assault 2",))),),
)  # fmt: skip

RECURVE_BOW = equipment(
    "Recurve Bow", "SFD-016/221", FURY, energy=2,
    variants=(
        printed(
            equip(Cost(power=("R",))),
            WhileAttached(
                abilities=(
                    Triggered(WhenThisFights((ATTACKS, DEFENDS)), (Deal(2, Target(an_enemy_unit(), here=True)),)),
                )
            ),
        ),
    ),
)  # fmt: skip

BRUTALIZER = equipment(
    "Brutalizer", "SFD-042/221", CALM, energy=2,
    variants=(
        printed(
            equip(Cost(power=("G",))),
            WhileAttached(1, abilities=(Static(This(), (MightBy(2),), during=AttachedThisTurn()),)),
        ),
    ),
)  # fmt: skip

GUARDIAN_ANGEL = equipment(
    "Guardian Angel", "SFD-051/221", CALM, energy=2,
    variants=(
        printed(
            equip(Cost(power=("G",))),
            WhileAttached(
                1,
                abilities=(WouldDie(This(), (Kill(THIS_EQUIPMENT), Heal(This()), Exhaust(This()), Recall(This()))),),
            ),
        ),
    ),
)  # fmt: skip

SVELLSONGUR = equipment(
    "Svellsongur", "SFD-059/221", CALM, energy=3, power=1,
    variants=(printed(equip(Cost(energy=1, power=("G",))), CopiesItsText()),),
)  # fmt: skip

CLOTH_ARMOR = equipment(
    "Cloth Armor", "SFD-064/221", MIND, energy=1, keywords=("Equip", "Quick-Draw", "Reaction"),
    variants=(printed(QUICK_DRAW, equip(Cost(power=("B",))), WhileAttached(2, ("Shield 2",))),),
)  # fmt: skip

EXPERIMENTAL_HEXPLATE = equipment(
    "Experimental Hexplate", "SFD-073/221", MIND, energy=1,
    variants=(
        printed(equip(Cost(power=("B",))), WhileAttached(1, abilities=(Static(This(), (HasTags(("Mech",)),)),))),
    ),
)  # fmt: skip

SACRED_SHEARS = equipment(
    "Sacred Shears", "SFD-172/221", ORDER, energy=2, power=1,
    variants=(
        printed(equip(Cost(power=("Y",))), WhileAttached(1, ("Deathknell",), (deathknell(Draw(1)),))),
    ),
)  # fmt: skip

SPINNING_AXE = equipment(
    "Spinning Axe", "SFD-186/221", FURY, CHAOS, energy=2, power=1,
    keywords=("Equip", "Quick-Draw", "Reaction", "Temporary"), tags=("Draven", "Equipment"), supertype="Signature",
    variants=(printed(QUICK_DRAW, equip(Cost(power=("A",))), WhileAttached(3)),),
)  # fmt: skip

ARMED_ASSAILANT = unit(
    "Armed Assailant", "SFD-002/221", FURY, energy=6, power=1, might=6, tags=("Noxus",),
    keywords=("Accelerate", "Weaponmaster"), variants=(printed(WEAPONMASTER),),
)  # fmt: skip

SENTINEL_ADEPT = unit(
    "Sentinel Adept", "SFD-008/221", FURY, energy=3, might=3, tags=("Shadow Isles", "Sentinel"),
    keywords=("Weaponmaster",), variants=(printed(WEAPONMASTER),),
)  # fmt: skip

JAX_UNRELENTING = unit(
    "Jax, Unrelenting", "SFD-119/221", BODY, energy=4, power=1, might=3, tags=("Jax", "Icathia"),
    keywords=("Weaponmaster",), supertype="Champion",
    variants=(printed(WEAPONMASTER, Triggered(WhenYouAttachToThis(), (Draw(1),), may=True, cost=Cost(energy=1))),),
)  # fmt: skip

APHELIOS_EXALTED = unit(
    "Aphelios, Exalted", "SFD-049/221", CALM, energy=4, power=1, might=4, tags=("Aphelios", "Mount Targon"),
    supertype="Champion",
    variants=(
        printed(
            Triggered(
                WhenYouAttachToThis(),
                (
                    ChooseOne(
                        (
                            (Ready(Target(Criteria(RUNE), "runes", at_least=2, at_most=2)),),
                            (Channel(1, exhausted=True),),
                            (Buff(Target(a_friendly_unit())),),
                        ),
                        Fresh.THIS_TURN,
                    ),
                ),
            )
        ),
    ),
)  # fmt: skip

ANGLE_SHOT = spell(
    "Angle Shot", "SFD-011/221", FURY, energy=2, keywords=("Reaction",),
    variants=(
        printed(
            AttachOrDetach(
                Target(AN_EQUIPMENT, "Equipment", controlled_like="unit"),
                Target(a_unit(), controlled_like="Equipment"),
            ),
            Draw(1),
        ),
    ),
)  # fmt: skip

STRIKE_DOWN = spell(
    "Strike Down", "SFD-107/221", BODY, energy=3, power=1,
    variants=(
        printed(
            DealMight(
                Target(Such(side=Side.FRIENDLY, when=IsEquipped())), Target(an_enemy_unit(), "enemy unit")
            ),
            Detach(Pick(AN_EQUIPMENT, "Equipment", attached_to="unit")),
        ),
    ),
)  # fmt: skip


def _of_yours(*, attached: bool) -> Attach:
    criteria = Such(GEAR, side=Side.YOURS, tag="Equipment", when=IsAttached(attached))
    return Attach(Target(criteria, "Equipment"), Target(a_unit_of_yours()))


GRANDMASTER_AT_ARMS = legend(
    "Grandmaster at Arms", "SFD-193/221", CALM, BODY, tags=("Jax",),
    variants=(
        printed(
            Activated(Cost(energy=1, exhaust_this=True), (_of_yours(attached=False),)),
            Activated(Cost(exhaust_this=True), (_of_yours(attached=True),)),
        ),
    ),
)  # fmt: skip

AZIR_ASCENDANT = unit(
    "Azir, Ascendant", "SFD-050/221", CALM, energy=6, power=1, might=6, tags=("Bird", "Azir", "Shurima"),
    supertype="Champion",
    variants=(
        printed(
            Activated(
                Cost(power=("G",)),
                (
                    SwapPlaces(This(), Target(a_unit_of_yours())),
                    MayAttachOneOf("unit", This()),
                ),
                action=True,
                each_turn=1,
            )
        ),
    ),
)  # fmt: skip
