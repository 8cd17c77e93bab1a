"""Origins: battlefields."""

from __future__ import annotations

from msgspec.structs import replace

from judge.cards.definition import battlefield, errata, printed
from judge.cards.origins.tokens import RECRUIT_TOKEN
from judge.engine.abilities.damage import BonusDamage
from judge.engine.abilities.no_moves import NoMovesToBase
from judge.engine.abilities.occurrences import Moment
from judge.engine.abilities.passive import Static
from judge.engine.abilities.scoring_conditions import WHEN_YOU_CONQUER_HERE, WHEN_YOU_HOLD_HERE
from judge.engine.abilities.targeting_conditions import WhenChosen
from judge.engine.abilities.triggered import Triggered
from judge.engine.abilities.turn_conditions import AtTime
from judge.engine.abilities.victory_score import VictoryScoreChanged
from judge.engine.actions.delay_trigger import AtEndOfThisTurn
from judge.engine.actions.draw import Draw
from judge.engine.actions.gain_points import GainPoints
from judge.engine.actions.play_token import PlayToken
from judge.engine.actions.ready import Ready
from judge.engine.actions.recycle import Recycle
from judge.engine.actions.to_champion_zone import ReturnToChampionZone
from judge.engine.actions.win import WinTheGame
from judge.engine.circumstances import ThereAre
from judge.engine.criteria import CardsIn, Criteria, Side, a_friendly_unit, a_unit, a_unit_of_yours
from judge.engine.layering.changes import MightBy
from judge.engine.references import Every, Pick, Target, ThatPlayer
from judge.engine.zones import Zone

ORIGINS = "errata/2025-10-28-origins.md"

ALTAR_TO_UNITY = battlefield(
    "Altar to Unity", "OGN-275/298",
    variants=(printed(Triggered(WHEN_YOU_HOLD_HERE, (PlayToken(RECRUIT_TOKEN, in_base=True),))),),
)  # fmt: skip

VOID_GATE = battlefield(
    "Void Gate", "OGN-296/298",
    variants=(
        # As printed, a spell that deals damage to a unit here deals more to every unit that it hits at that time.
        printed(BonusDamage(1, here=True, spreads=True)),
        errata("2025-10-28", ORIGINS, BonusDamage(1, here=True)),
    ),
)  # fmt: skip

FIRST_FRIENDLY_UNIT_HERE = WhenChosen(a_friendly_unit(), by_spell=True, here=True, first_each_turn=True)

THE_DREAMING_TREE = battlefield(
    "The Dreaming Tree", "OGN-292/298",
    variants=(
        # "You" is the controller of the battlefield (190.6.d).
        printed(Triggered(FIRST_FRIENDLY_UNIT_HERE, (Draw(1),))),
        errata(
            "2025-10-28", ORIGINS,
            Triggered(replace(FIRST_FRIENDLY_UNIT_HERE, anyone=True), (Draw(1, ThatPlayer()),)),
        ),
    ),
)  # fmt: skip

TRIFARIAN_WAR_CAMP = battlefield(
    "Trifarian War Camp", "OGN-294/298", variants=(printed(Static(Every(a_unit(), here=True), (MightBy(1),))),)
)

READY_TWO_RUNES = Ready(Target(Criteria("Rune"), "runes", at_least=2, at_most=2))
READY_UP_TO_TWO_RUNES = Ready(Target(Criteria("Rune"), "runes", at_least=0, at_most=2))

TARGONS_PEAK = battlefield(
    "Targon's Peak", "OGN-289/298",
    variants=(
        printed(Triggered(WHEN_YOU_CONQUER_HERE, (AtEndOfThisTurn((READY_TWO_RUNES,)),))),
        errata("2025-10-28", ORIGINS, Triggered(WHEN_YOU_CONQUER_HERE, (AtEndOfThisTurn((READY_UP_TO_TWO_RUNES,)),))),
    ),
)  # fmt: skip

A_RUNE_OF_YOURS = Criteria("Rune", Side.YOURS)

SIGIL_OF_THE_STORM = battlefield(
    "Sigil of the Storm", "OGN-287/298",
    variants=(
        printed(Triggered(WHEN_YOU_CONQUER_HERE, (Recycle(Target(A_RUNE_OF_YOURS, "rune")),))),
        # "Must": nothing is chosen before the resolution (355.10.f).
        errata("2025-10-28", ORIGINS, Triggered(WHEN_YOU_CONQUER_HERE, (Recycle(Pick(A_RUNE_OF_YOURS, "rune")),))),
    ),
)  # fmt: skip

HALLOWED_TOMB = battlefield(
    "Hallowed Tomb", "OGN-281/298",
    variants=(
        printed(
            Triggered(
                WHEN_YOU_HOLD_HERE,
                (ReturnToChampionZone(Target(CardsIn(Zone.TRASH, chosen_champion=True), "champion")),),
                may=True,
            )
        ),
    ),
)  # fmt: skip

ASPIRANTS_CLIMB = battlefield("Aspirant's Climb", "OGN-276/298", variants=(printed(VictoryScoreChanged(1)),))

THE_ARENAS_GREATEST = battlefield(
    "The Arena's Greatest", "OGN-290/298",
    variants=(
        printed(
            Triggered(AtTime(Moment.START_OF_BEGINNING_PHASE, of_any=True, first=True), (GainPoints(1, ThatPlayer()),))
        ),
    ),
)  # fmt: skip

VILEMAWS_LAIR = battlefield("Vilemaw's Lair", "OGN-295/298", variants=(printed(NoMovesToBase()),))

SEVEN_OF_YOUR_UNITS_HERE = ThereAre(a_unit_of_yours(), 7, here=True)

THE_GRAND_PLAZA = battlefield(
    "The Grand Plaza", "OGN-293/298",
    variants=(printed(Triggered(WHEN_YOU_HOLD_HERE, (WinTheGame(),), only_if=SEVEN_OF_YOUR_UNITS_HERE)),),
)  # fmt: skip
