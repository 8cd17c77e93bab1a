"""Unleashed: Body."""

from __future__ import annotations

from judge.cards.definition import BODY, CALM, errata, printed, spell, unit
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.played_where import AmongEnemies
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.actions.buff import Buff
from judge.engine.actions.choose import Choose
from judge.engine.actions.counter import Counter
from judge.engine.actions.deal import Deal
from judge.engine.actions.deal_split import DealSplit
from judge.engine.actions.delay import IfThisKills
from judge.engine.actions.draw import Draw
from judge.engine.actions.recycle import RecycleByOwners
from judge.engine.actions.xp import GainXP, SpendXP
from judge.engine.amounts import MightOf
from judge.engine.costs.cost import Cost
from judge.engine.criteria import Side, Where, a_friendly_unit, an_enemy_unit
from judge.engine.keywords.level import level
from judge.engine.lethal import AnyDamageKills
from judge.engine.references import ANY_NUMBER, Chosen, Target, This
from judge.engine.targeting.chain_criteria import CardInATrash, ItemOnChain
from judge.engine.targeting.choose_one import ChooseOne

SPLIT_AMONG_ENEMIES = Target(
    an_enemy_unit(where=Where.BATTLEFIELD), "units", at_most=ANY_NUMBER, split=True, split_by="unit"
)

ALPHA_STRIKE = spell(
    "Alpha Strike", "UNL-192/219", CALM, BODY, energy=3, power=1, keywords=("Action",), supertype="Signature",
    tags=("Master Yi",),
    variants=(
        printed(
            Choose(Target(a_friendly_unit())),
            DealSplit(MightOf(Chosen()), SPLIT_AMONG_ENEMIES, by=Chosen()),
            IfThisKills(Chosen("units"), (GainXP(1),), dealer=Chosen()),
        ),
    ),
)  # fmt: skip

REPULSE = spell(
    "Repulse", "UNL-106/219", BODY, energy=1, power=1, keywords=("Reaction",),
    variants=(
        printed(
            Choose(Target(a_friendly_unit(where=Where.BATTLEFIELD))),
            Counter(Target(ItemOnChain(Side.ENEMY), "item", chooses_only="unit")),
        ),
    ),
)  # fmt: skip

RENGAR_TROPHY_HUNTER = unit(
    "Rengar, Trophy Hunter", "UNL-120/219", BODY, energy=5, power=1, might=6, tags=("Cat", "Rengar", "Ixtal"),
    keywords=("Ambush",), supertype="Champion",
    variants=(
        printed(AmongEnemies(ambush=False)),
        errata("2026-04-03", "errata/2026-04-03-unleashed.md", AmongEnemies(ambush=True)),
    ),
)  # fmt: skip

ELDER_DRAGON = unit(
    "Elder Dragon", "UNL-118/219", BODY, energy=12, power=4, might=10, tags=("Dragon", "Demacia"),
    variants=(
        printed(
            AnyDamageKills(an_enemy_unit()),
            Triggered(
                WhenPlayed(),
                (Deal(1, Target(an_enemy_unit(), "units", at_least=0, at_most=ANY_NUMBER, one_at_each=True)),),
            ),
        ),
    ),
)  # fmt: skip

DISPOSAL_ORDER = spell(
    "Disposal Order", "UNL-103/219", BODY, energy=2, keywords=("Reaction",),
    variants=(
        printed(
            ChooseOne(
                (
                    (RecycleByOwners(Target(CardInATrash(Side.ENEMY), "cards", at_least=0, at_most=3)),),
                    (Draw(1),),
                )
            )
        ),
    ),
)  # fmt: skip

CROWD_FAVORITE = unit(
    "Crowd Favorite", "UNL-102/219", BODY, energy=3, might=3, tags=("Noxus",), keywords=("Hunt",),
    variants=(printed(Activated(Cost(actions=(SpendXP(2),)), (Buff(This()),))),),
)  # fmt: skip

MASTER_YI_TEMPERED = unit(
    "Master Yi, Tempered", "UNL-113/219", BODY, energy=4, might=4, tags=("Master Yi", "Ionia"),
    keywords=("Hunt 2", "Level 6"), supertype="Champion",
    variants=(printed(level(6, keywords=("Deflect", "Ganking"))),),
)  # fmt: skip
