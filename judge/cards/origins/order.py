"""Origins: Order."""

from __future__ import annotations

from judge.cards.definition import ORDER, errata, gear, printed, spell, unit
from judge.doubts import open_question
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.conditions import WhenYouRecycle
from judge.engine.abilities.passive import AdditionalCost, Dependent, Static
from judge.engine.abilities.tied_combat import WouldTie
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.actions.buff import Buff
from judge.engine.actions.draw import Draw
from judge.engine.actions.each_player import EachPlayerKills
from judge.engine.actions.give_might import GiveMight
from judge.engine.actions.kill import Kill
from judge.engine.actions.look import LookAtTop, MayPlayOne, RecycleRest
from judge.engine.actions.may import May
from judge.engine.actions.ready import Ready
from judge.engine.actions.recall import Recall
from judge.engine.actions.rests_on import RestsOn
from judge.engine.actions.stun import Stun
from judge.engine.card import UNIT
from judge.engine.circumstances import IsMighty
from judge.engine.combat_circumstances import UnitsAtOtherBattlefields
from judge.engine.costs.cost import Cost
from judge.engine.criteria import Criteria, Where, a_friendly_unit, a_unit, a_unit_of_yours, an_enemy_unit
from judge.engine.keywords.legion import LEGION
from judge.engine.layering.changes import MightBy
from judge.engine.references import ControllerOf, Every, MightOfKilled, Pick, Target, This

ORIGINS = "errata/2025-10-28-origins.md"

A_GEAR = Criteria("Gear")

CRUEL_PATRON = unit(
    "Cruel Patron", "OGN-208/298", ORDER, energy=4, might=6, tags=("Noxus",),
    variants=(printed(AdditionalCost(Cost(actions=(Kill(Pick(a_friendly_unit())),)))),),
)  # fmt: skip

HIDDEN_BLADE = spell(
    "Hidden Blade", "OGN-213/298", ORDER, energy=2, power=1, keywords=("Action", "Hidden"),
    variants=(printed(Kill(Target(a_unit(where=Where.BATTLEFIELD))), Draw(2, ControllerOf())),),
)  # fmt: skip

HOOK_COST = Cost(energy=1, power=("C",), exhaust_this=True)

BAITED_HOOK = gear(
    "Baited Hook", "OGN-242/298", ORDER, energy=3,
    variants=(
        printed(
            Activated(
                HOOK_COST,
                (
                    Kill(Target(a_friendly_unit())),
                    LookAtTop(5),
                    MayPlayOne(UNIT, MightOfKilled(plus=1), banish_first=False, ignoring=True),
                    RecycleRest(),
                ),
            )
        ),
        errata(
            "2025-10-28", ORIGINS,
            Activated(
                HOOK_COST,
                (
                    Kill(Target(a_friendly_unit())),
                    LookAtTop(5),
                    MayPlayOne(UNIT, MightOfKilled(plus=1), ignoring=True),
                    RecycleRest(),
                ),
            ),
        ),
    ),
)  # fmt: skip

BACK_TO_BACK = spell(
    "Back to Back", "OGN-206/298", ORDER, energy=3, keywords=("Reaction",),
    variants=(printed(GiveMight(2, Target(a_friendly_unit(), "units", at_least=2, at_most=2))),),
)  # fmt: skip

CULL_THE_WEAK = spell(
    "Cull the Weak", "OGN-209/298", ORDER, energy=2, power=1,
    variants=(printed(EachPlayerKills(a_unit_of_yours())),),
)  # fmt: skip

BUFF_A_UNIT = (Buff(Target(a_friendly_unit())),)

KARMA_CHANNELER = unit(
    "Karma, Channeler", "OGN-235/298", ORDER, energy=6, power=1, might=6, tags=("Vi", "Ionia"), keywords=("Vision",),
    supertype="Champion",
    variants=(
        printed(Triggered(WhenYouRecycle(own_deck=False), BUFF_A_UNIT)),
        errata("2025-10-28", ORIGINS, Triggered(WhenYouRecycle(), BUFF_A_UNIT)),
    ),
)  # fmt: skip

VENGEANCE = spell(
    "Vengeance", "OGN-229/298", ORDER, energy=4, power=2, variants=(printed(Kill(Target(a_unit()))),),
)  # fmt: skip

DARIUS_EXECUTIONER = unit(
    "Darius, Executioner", "OGN-243/298", ORDER, energy=6, power=1, might=6, tags=("Trifarian", "Darius", "Noxus"),
    keywords=("Legion",), supertype="Champion",
    variants=(
        printed(
            Triggered(WhenPlayed(), (Ready(This()),), only_if=LEGION),
            Static(Every(a_friendly_unit(another=True), here=True), (MightBy(1),)),
        ),
    ),
)  # fmt: skip

FIORA_VICTORIOUS = unit(
    "Fiora, Victorious", "OGN-232/298", ORDER, energy=4, might=4, tags=("Fiora", "Demacia"), supertype="Champion",
    variants=(printed(Dependent(IsMighty(), (), ("Deflect", "Ganking", "Shield"))),),
)  # fmt: skip

SALVAGE = spell(
    "Salvage", "OGN-224/298", ORDER, energy=2, power=1, keywords=("Action",),
    variants=(
        printed(May((Kill(Target(A_GEAR, "gear")),)), Draw(1)),
        errata("2025-10-28", ORIGINS, May((Kill(Target(A_GEAR, "gear", at_least=0)),)), Draw(1)),
    ),
)  # fmt: skip

WHICH_UNITS_IN_A_TIE = open_question(
    "units-that-symbol-of-the-solari-recalls",
    "Which units does Symbol of the Solari recall?",
    "those of the tied combat, as the Origins FAQ says",
)

SYMBOL_OF_THE_SOLARI = gear(
    "Symbol of the Solari", "OGN-227/298", ORDER, energy=1,
    # Unclear: the text says "ALL units" and names no place. The Origins FAQ means those of the tied combat, and its
    # ruling is followed; it announced errata that never came (docs/conflicts.md).
    variants=(printed(
            WouldTie(
                (RestsOn(WHICH_UNITS_IN_A_TIE, (Recall(Every(a_unit(), in_combat=True)),), UnitsAtOtherBattlefields()),)
            )
        ),
    ),
)  # fmt: skip

FACEBREAKER = spell(
    "Facebreaker", "OGN-220/298", ORDER, energy=2, keywords=("Action", "Hidden"),
    variants=(
        printed(
            Stun(Target(a_friendly_unit(where=Where.BATTLEFIELD), beside="enemy unit")),
            Stun(Target(an_enemy_unit(where=Where.BATTLEFIELD), "enemy unit", beside="unit")),
        ),
    ),
)  # fmt: skip
