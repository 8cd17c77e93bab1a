"""Origins: Calm."""

from __future__ import annotations

from judge.cards.definition import BODY, CALM, CHAOS, MIND, errata, gear, legend, printed, spell, unit
from judge.cards.saves import EXHAUST_RECALL, HEAL_EXHAUST_RECALL
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.combat_conditions import ATTACKS, WHEN_THIS_ATTACKS, WhenFights
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.abilities.passive import Static
from judge.engine.abilities.replacement import WouldDie
from judge.engine.abilities.scoring_conditions import HOLD, WhenThisScores
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.abilities.turn_conditions import END_OF_TURN
from judge.engine.actions.buff import AnyNumberOfBuffs, Buff
from judge.engine.actions.choose import Choose
from judge.engine.actions.counter import Counter
from judge.engine.actions.deal import Deal
from judge.engine.actions.deal_might import DealMight
from judge.engine.actions.delay import DoThis, NextTimeThisTurn
from judge.engine.actions.draw import Draw
from judge.engine.actions.gain_points import GainPoints
from judge.engine.actions.give_might import GiveMight
from judge.engine.actions.kill import Kill
from judge.engine.actions.look import LookAtTop, MayPlayOne, RecycleRest
from judge.engine.actions.move import Move
from judge.engine.actions.new_choices import MakeNewChoices
from judge.engine.actions.ready import Ready
from judge.engine.actions.take_spell import TakeSpell
from judge.engine.actions.this_turn import ThisTurn
from judge.engine.amounts import MightOf
from judge.engine.card import UNIT
from judge.engine.circumstances import AtABattlefield, FightsAlone
from judge.engine.costs.cost import Cost
from judge.engine.criteria import Criteria, Side, Where, a_friendly_unit, a_unit, an_enemy_unit
from judge.engine.keywords.backline import AssignedLast
from judge.engine.layering.changes import HasKeywords, MightBy, MightPerBuff
from judge.engine.references import ANY_NUMBER, Affected, Chosen, Destination, Every, Noted, Target, This
from judge.engine.targeting.chain_criteria import SpellOnChain

WIND_WALL = spell(
    "Wind Wall", "OGN-064/298", CALM, energy=3, power=2, keywords=("Reaction",),
    variants=(printed(Counter(Target(SpellOnChain(), "spell"))),),
)  # fmt: skip

ORIGINS = "errata/2025-10-28-origins.md"
TO_OR_FROM_BASE = (Move(Target(a_friendly_unit()), Destination(to_or_from_base=True)),)

SPIRITFORGED = "errata/2026-01-14-spiritforged.md"

LEE_SIN_ASCETIC = unit(
    "Lee Sin, Ascetic", "OGN-078/298", CALM, energy=5, power=1, might=5, tags=("Lee Sin", "Ionia"),
    keywords=("Shield",), supertype="Champion",
    variants=(printed(Activated(Cost(exhaust_this=True), (Buff(This()),)), AnyNumberOfBuffs()),),
)  # fmt: skip

MYSTIC_REVERSAL = spell(
    "Mystic Reversal", "OGN-080/298", CALM, energy=4, power=3, keywords=("Reaction",),
    variants=(printed(TakeSpell(Target(SpellOnChain(), "spell")), MakeNewChoices(Chosen("spell"))),),
)  # fmt: skip

CAITLYN_PATROLLING = unit(
    "Caitlyn, Patrolling", "OGN-068/298", CALM, energy=3, power=1, might=3, tags=("Caitlyn", "Piltover"),
    supertype="Champion",
    variants=(
        printed(
            AssignedLast(),
            Activated(
                Cost(exhaust_this=True), (Deal(MightOf(This()), Target(a_unit(where=Where.BATTLEFIELD))),),
                only_while=AtABattlefield(),
            ),
        ),
    ),
)  # fmt: skip

ZHONYAS_HOURGLASS = gear(
    "Zhonya's Hourglass", "OGN-077/298", CALM, energy=2, keywords=("Hidden",),
    variants=(
        printed(WouldDie(a_friendly_unit(), (Kill(This()), *EXHAUST_RECALL))),
        errata("2025-10-28", ORIGINS, WouldDie(a_friendly_unit(), (Kill(This()), *HEAL_EXHAUST_RECALL))),
    ),
)  # fmt: skip

FOX_FIRE = spell(
    "Fox-Fire", "OGN-256/298", CALM, MIND, energy=3, keywords=("Action", "Hidden"), supertype="Signature",
    tags=("Ahri",),
    variants=(
        printed(
            Kill(
                Target(
                    a_unit(where=Where.BATTLEFIELD), "units", at_least=0, at_most=ANY_NUMBER, total_might=4,
                    together=True,
                )
            )
        ),
    ),
)  # fmt: skip

CHARM = spell(
    "Charm", "OGN-043/298", CALM, energy=1, power=1, variants=(printed(Move(Target(an_enemy_unit()), Destination())),),
)  # fmt: skip

AN_ENEMY = Target(an_enemy_unit())

DRAGONS_RAGE = spell(
    "Dragon's Rage", "OGN-258/298", CALM, BODY, energy=4, power=1, supertype="Signature", tags=("Lee Sin",),
    variants=(
        # As printed, the second unit is chosen with all other choices, so it must be at the destination already.
        printed(
            Move(AN_ENEMY, Destination()),
            DealMight(
                Chosen(), Target(an_enemy_unit(), "other unit", other_than="unit", at_chosen="destination"),
                to_each_other=True,
            ),
        ),
        errata(
            "2025-10-28", ORIGINS,
            Move(AN_ENEMY, Destination()),
            DoThis(
                (DealMight(Noted(), Target(an_enemy_unit(), "other unit", beside_noted=True), to_each_other=True),),
                about="unit",
            ),
        ),
    ),
)  # fmt: skip

HIGHLANDER = spell(
    "Highlander", "OGS-020/024", CALM, BODY, energy=4, keywords=("Reaction",), supertype="Signature",
    tags=("Master Yi",),
    variants=(
        printed(Choose(Target(a_friendly_unit())), NextTimeThisTurn(Chosen(), WouldDie(Affected(), EXHAUST_RECALL))),
        errata(
            "2025-10-28", ORIGINS,
            Choose(Target(a_friendly_unit())), NextTimeThisTurn(Chosen(), WouldDie(Affected(), HEAL_EXHAUST_RECALL)),
        ),
    ),
)  # fmt: skip

LAST_BREATH = spell(
    "Last Breath", "OGN-260/298", CALM, CHAOS, energy=3, power=2, keywords=("Action",), supertype="Signature",
    tags=("Yasuo",),
    variants=(
        printed(
            Ready(Target(a_friendly_unit())),
            DealMight(Chosen(), Target(an_enemy_unit(where=Where.BATTLEFIELD), "enemy unit")),
        ),
    ),
)  # fmt: skip

REINFORCE = spell(
    "Reinforce", "OGN-062/298", CALM, energy=5,
    variants=(
        printed(LookAtTop(5), MayPlayOne(UNIT, banish_first=False, less=5), RecycleRest()),
        errata("2026-01-14", SPIRITFORGED, LookAtTop(5), MayPlayOne(UNIT, less=5), RecycleRest()),
    ),
)  # fmt: skip

YASUO_REMORSEFUL = unit(
    "Yasuo, Remorseful", "OGN-076/298", CALM, energy=6, power=2, might=6, tags=("Yasuo", "Ionia"), supertype="Champion",
    variants=(printed(Triggered(WHEN_THIS_ATTACKS, (Deal(MightOf(This()), Target(an_enemy_unit(), here=True)),))),),
)  # fmt: skip

STALWART_PORO = unit(
    "Stalwart Poro", "OGN-052/298", CALM, energy=2, might=2, tags=("Poro",), keywords=("Shield",),
    variants=(printed(),),
)  # fmt: skip

UNFORGIVEN = legend(
    "Unforgiven", "OGN-259/298", CALM, CHAOS, tags=("Yasuo",), supertype="Champion",
    variants=(
        # As printed it says "your base", which no rule lets mean the base of anyone but the unit's controller.
        printed(Activated(Cost(energy=2, exhaust_this=True), TO_OR_FROM_BASE)),
        errata("2025-10-28", ORIGINS, Activated(Cost(energy=2, exhaust_this=True), TO_OR_FROM_BASE)),
    ),
)  # fmt: skip

BLIND_MONK = legend(
    "Blind Monk", "OGN-257/298", CALM, BODY, tags=("Lee Sin",),
    variants=(printed(Activated(Cost(energy=1, exhaust_this=True), (Buff(Target(a_friendly_unit())),))),),
)  # fmt: skip

NINE_TAILED_FOX = legend(
    "Nine-Tailed Fox", "OGN-255/298", CALM, MIND, tags=("Ahri",), supertype="Champion",
    variants=(
        printed(Triggered(WhenFights((ATTACKS,), an_enemy_unit(), yours=True), (GiveMight(-1, Noted(), at_least=1),))),
    ),
)  # fmt: skip

TARIC_PROTECTOR = unit(
    "Taric, Protector", "OGN-074/298", CALM, energy=4, power=1, might=4, tags=("Taric", "Mount Targon"),
    keywords=("Shield", "Tank"), supertype="Champion",
    variants=(printed(Static(Every(a_friendly_unit(another=True), here=True), (HasKeywords(("Shield",)),))),),
)  # fmt: skip

STAND_UNITED = spell(
    "Stand United", "OGN-053/298", CALM, energy=3, keywords=("Action", "Hidden"),
    variants=(
        printed(Buff(Target(a_friendly_unit())), ThisTurn(Static(Every(a_friendly_unit()), (MightPerBuff(1),)))),
    ),
)  # fmt: skip

FOUR_FRIENDLY_RUNES = Target(Criteria("Rune", Side.FRIENDLY), "runes", at_least=4, at_most=4)
UP_TO_FOUR_FRIENDLY_RUNES = Target(Criteria("Rune", Side.FRIENDLY), "runes", at_least=0, at_most=4)

SONA_HARMONIOUS = unit(
    "Sona, Harmonious", "OGN-073/298", CALM, energy=4, power=1, might=4, tags=("Sona", "Demacia"), supertype="Champion",
    variants=(
        printed(Triggered(END_OF_TURN, (Ready(FOUR_FRIENDLY_RUNES),), only_if=AtABattlefield())),
        errata(
            "2025-10-28", ORIGINS,
            Triggered(END_OF_TURN, (Ready(UP_TO_FOUR_FRIENDLY_RUNES),), only_if=AtABattlefield()),
        ),
    ),
)  # fmt: skip

DISCIPLINE = spell(
    "Discipline", "OGN-058/298", CALM, energy=2, keywords=("Reaction",),
    variants=(printed(GiveMight(2, Target(a_unit())), Draw(1)),),
)  # fmt: skip
DRAW_COST = "the additional cost"

CLOCKWORK_KEEPER = unit(
    "Clockwork Keeper", "OGN-044/298", CALM, energy=2, might=2, tags=("Shurima",),
    variants=(
        printed(OptionalCost(DRAW_COST, Cost(power=("C",)), then=(Draw(1),))),
        errata(
            "2025-10-28", ORIGINS,
            OptionalCost(DRAW_COST, Cost(power=("C",))), Triggered(WhenPlayed(paid=DRAW_COST), (Draw(1),)),
        ),
    ),
)  # fmt: skip

DEFY = spell(
    "Defy", "OGN-045/298", CALM, energy=1, power=1, keywords=("Reaction",),
    variants=(printed(Counter(Target(SpellOnChain(energy_at_most=4, power_at_most=1), "spell"))),),
)  # fmt: skip

WIELDER_OF_WATER = unit(
    "Wielder of Water", "OGN-055/298", CALM, energy=3, might=2, tags=("Ionia",),
    variants=(printed(Static(This(), (MightBy(2),), FightsAlone())),),
)  # fmt: skip

AHRI_ALLURING = unit(
    "Ahri, Alluring", "OGN-066/298", CALM, energy=5, power=1, might=4, tags=("Ahri", "Ionia"), supertype="Champion",
    variants=(printed(Triggered(WhenThisScores((HOLD,)), (GainPoints(1),))),),
)  # fmt: skip
