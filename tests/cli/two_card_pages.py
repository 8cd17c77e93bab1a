"""The screens of two pairs of cards, made up after the real ones: what was found, and what was not."""

from __future__ import annotations

from judge.answers.page.answer import Answer
from judge.answers.page.outcome_blocks import Simulation
from judge.answers.page.outcome_table import OutcomeRows, Row
from judge.answers.simulated.pair_screen import PairScreen
from judge.answers.simulated.ruling_line import Ruling
from judge.answers.simulated.set_ups import SetUp
from judge.content.known import Basis, NewerEdition
from judge.doubts import Doubt

BASIS = Basis("2026-10-10", (NewerEdition("core@2026-10-09", "Core Rules", "2026-10-09", "2026-10-16", "1.4"),))
SCREEN = Answer(
    "baited hook vs unlicensed armory",
    "Baited Hook vs Unlicensed Armory",
    "matchup",
    "1.4",
    "2026-11-23",
    'No unit can be played. Baited Hook kills a unit and then needs the Might of "the killed unit".\n\n'
    "Computed: If P1 pays [C], Unlicensed Armory can replace the death that Baited Hook brings about. For Baited "
    "Hook, no unit was killed, so the killed unit's Might + 1 is null.",
    simulation=Simulation("complete", "", ("Set-up: P1 has u.",), 30, 4),
    check="agrees",
    basis=BASIS,
    screen=PairScreen(
        ("Baited Hook", "Unlicensed Armory"),
        (
            ("359.3.e.12", "information: what is not available is null"),
            ("359.3.e.14.b", "linked instructions: the earlier action was replaced"),
        ),
        Ruling(
            "faq@origins:baited-hook-1",
            "What happens when the death of the unit that the Hook kills is replaced, by Unlicensed Armory, say?",
            "retired 2025-11-04; agrees",
            stands=False,
            more=1,
        ),
        (
            "P1: at BF1 u = 3-Might unit damaged 1; base Baited Hook, Unlicensed Armory; deck 4-Might unit",
            "P1 uses Unlicensed Armory, then uses Baited Hook",
        ),
        "",
        2,
        OutcomeRows(
            (
                Row(
                    "pay ([C])",
                    "Unlicensed Armory saves u (healed, exhausted, recalled); nothing can be played; P1 recycles 5",
                ),
                Row("let u die, none", "u is killed; P1 plays nothing; P1 recycles 5"),
                Row("let u die, 4-Might unit, BF1", "u is killed; P1 recycles 4; 4-Might unit enters BF1 exhausted"),
                Row(
                    "let u die, 4-Might unit, P1's base",
                    "u is killed; P1 recycles 4; 4-Might unit enters P1's base exhausted",
                ),
            ),
            "",
            "P1",
        ),
        wordings="corrected: Unlicensed Armory comes out differently as printed (--wordings)",
        set_ups=(SetUp(1, "P1 has u.", "shown", "it is replaced", True, ("u is saved", "u is killed")),),
    ),
)
NOT_FOUND = Answer(
    "strike down vs angle shot",
    "Strike Down vs Angle Shot",
    "matchup",
    "1.4",
    "2026-08-01",
    "Not found: no interaction between Angle Shot and Strike Down, not in any of the 7 set-ups that can be played. Not "
    "everything was tried.",
    simulation=Simulation("not found", "", ("Set-up: P1 has u.",), 30, 4),
    check="no ruling",
    doubts=(Doubt("an-open-question", "Is it so?", "it is"),),
    screen=PairScreen(
        ("Angle Shot", "Strike Down"),
        assumed=("P1: at BF1 u = 3-Might unit; hand Angle Shot, Strike Down", "P1 plays Angle Shot"),
        playable=7,
        rows=OutcomeRows((Row("", "P1 draws 1"),)),
        remarks=("left out: 2 lines on which a later act could not be taken",),
        untried=(
            "Angle Shot: detach an Equipment from a unit — Strike Down: a friendly unit that is equipped deals damage",
            "Angle Shot: detach an Equipment from a unit — Strike Down: detach an Equipment attached to that unit",
        ),
        questions=3,
        found=False,
    ),
)
