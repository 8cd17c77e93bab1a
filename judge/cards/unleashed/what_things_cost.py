"""Unleashed: cards that change what things cost, and that cost more or less by their own text."""

from __future__ import annotations

from judge.cards.definition import CALM, CHAOS, FURY, MIND, ORDER, battlefield, equipment, legend, printed, spell, unit
from judge.cards.origins.tokens import SPRITE_TOKEN
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.applied_costs import MovingSeveralCosts
from judge.engine.abilities.cost_changes import CostChange, Playing
from judge.engine.abilities.discounts import Discount
from judge.engine.abilities.optional_costs import GivesRepeat, OptionalCost
from judge.engine.abilities.passive import AdditionalCost
from judge.engine.abilities.scoring_conditions import CONQUER, WHEN_YOU_HOLD_HERE, WhenThisScores
from judge.engine.abilities.triggered import Triggered
from judge.engine.abilities.untargetable import Untargetable
from judge.engine.actions.draw import Draw
from judge.engine.actions.kill import Kill
from judge.engine.actions.play import Ignoring, Play
from judge.engine.actions.play_token import PlayToken
from judge.engine.actions.this_turn import ForNextSpell, ThisTurn
from judge.engine.card import UNIT
from judge.engine.circumstances import SpentOnASpell
from judge.engine.combat_circumstances import AssignedExcess
from judge.engine.costs.cost import Cost
from judge.engine.costs.discount_counts import EachOf, MightOfTheChosen
from judge.engine.criteria import CardsIn, a_friendly_unit
from judge.engine.criteria_such_that import HasTheKeyword, Such
from judge.engine.effect_text import WhileAttached
from judge.engine.keywords.equip import equip
from judge.engine.keywords.level import WhileLevel, level
from judge.engine.references import Pick, Target
from judge.engine.sides import Side
from judge.engine.zones import Zone

MASTER_YI_UNSTOPPABLE = unit(
    "Master Yi, Unstoppable", "UNL-059/219", CALM, energy=12, power=3, might=12, tags=("Master Yi", "Ionia"),
    supertype="Champion", keywords=("Level 3", "Level 6", "Level 11", "Level 16"),
    variants=(
        printed(
            Discount(2, power=("G",), during=WhileLevel(3, below=6)),
            Discount(4, power=("G",) * 2, during=WhileLevel(6, below=11)),
            Discount(6, power=("G",) * 3, during=WhileLevel(11)),
            level(16, Untargetable()),
        ),
    ),
)  # fmt: skip

DRAW_FOR_EXCESS_DAMAGE = Triggered(WhenThisScores((CONQUER,)), (Draw(1),), only_if=AssignedExcess(3))

HEXTECH_GAUNTLETS = equipment(
    "Hextech Gauntlets", "UNL-188/219", FURY, ORDER, energy=3, tags=("Vi", "Equipment"), supertype="Signature",
    variants=(
        printed(
            equip(Cost(3, ("A",)), Discount(1, each=MightOfTheChosen())),
            WhileAttached(3, abilities=(DRAW_FOR_EXCESS_DAMAGE,)),
        ),
    ),
)  # fmt: skip

FRIENDLY_TEMPORARY_UNITS = Such(side=Side.FRIENDLY, when=HasTheKeyword("Temporary"))

BASHFUL_BLOOM = legend(
    "Bashful Bloom", "UNL-189/219", CALM, MIND, tags=("Lillia",),
    variants=(
        printed(
            Activated(
                Cost(energy=4, exhaust_this=True), (PlayToken(SPRITE_TOKEN, exhausted=False),),
                less=(Discount(1, each=EachOf(FRIENDLY_TEMPORARY_UNITS)),),
            )
        ),
    ),
)  # fmt: skip

VAULTS_OF_HELIA = battlefield(
    "Vaults of Helia", "UNL-219/219",
    variants=(
        printed(
            Triggered(
                WHEN_YOU_HOLD_HERE,
                (ThisTurn(CostChange(Playing(Side.YOURS, UNIT, token=False), (Cost(1),), more=True)),),
            )
        ),
    ),
)  # fmt: skip

THE_ACADEMY = battlefield(
    "The Academy", "UNL-216/219",
    variants=(printed(Triggered(WHEN_YOU_HOLD_HERE, (ForNextSpell(GivesRepeat()),))),),
)  # fmt: skip

MAGESEEKER_INVESTIGATOR = unit(
    "Mageseeker Investigator", "UNL-163/219", ORDER, energy=4, might=4, tags=("Demacia",),
    variants=(printed(MovingSeveralCosts(Cost(power=("A",)))),),
)  # fmt: skip

JHIN_METICULOUS_KILLER = unit(
    "Jhin, Meticulous Killer", "UNL-089/219", MIND, energy=4, might=4, tags=("Jhin", "Ionia"), supertype="Champion",
    keywords=("Vision",),
    variants=(
        printed(OptionalCost("[B] instead of the cost", Cost(power=("B",)), instead=True, during=SpentOnASpell(4))),
    ),
)  # fmt: skip

THE_KILLED = Pick(a_friendly_unit(), "killed unit")

HEEDLESS_RESURRECTION = spell(
    "Heedless Resurrection", "UNL-142/219", CHAOS, energy=2, power=1, keywords=("Reaction",),
    variants=(
        printed(
            AdditionalCost(Cost(actions=(Kill(THE_KILLED),))),
            Play(Target(CardsIn(Zone.TRASH, card_type=UNIT), no_dearer_than=THE_KILLED), Ignoring.COST),
        ),
    ),
)  # fmt: skip
