"""What one card does to another is said as a judge says it, and is so on every line that is played by itself."""

from __future__ import annotations

import re
from itertools import islice
from random import Random
from typing import TYPE_CHECKING

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.page.how_much import SCREEN
from judge.answers.page.request import Request
from judge.answers.router import answer
from judge.answers.sentences.edge_sentences import sentence
from judge.cards.loader import defined
from judge.errors import JudgeError
from judge.matchup.points.over_all_lines import AllLines
from judge.matchup.walks.planned_acts import Plan
from tests.matchup.lines import every_line
from tests.matchup.search.test_pair_search import between

if TYPE_CHECKING:
    from judge.matchup.points.interaction import Edge
    from judge.matchup.points.walked_set_up import WalkedSetUp

MOST_LINES = 60
PAIRS = 40
"""Drawn from all cards; ``judge sweep`` asks about all pairs."""


@pytest.mark.parametrize(
    ("pair", "said"),
    [
        ("Kharox vs Void Seeker", "Void Seeker deals 4 to Kharox (5 Might): it survives."),
        ("Rune Prison vs Covert Informant", "Rune Prison stuns Covert Informant."),
        ("Vengeance vs Tornado Warrior", "Vengeance kills Tornado Warrior."),
        ("Rebuke vs Noxus Saboteur", "Rebuke returns Noxus Saboteur to P2's hand."),
        ("Rebuke vs Recruit (DE)", "Rebuke returns Recruit to P2's hand: it ceases to exist."),
        ("Temporal Breach vs Sprite", "Temporal Breach banishes Sprite: it ceases to exist."),
        ("Vengeance vs Doran's Blade", "Vengeance detaches Doran's Blade from P2's 3-Might unit u."),
        ("Retreat vs Long Sword", "Retreat detaches Long Sword from P1's 3-Might unit u."),
        ("Confront vs Recruit (DE)", "With Confront, Recruit is ready (without Confront it is exhausted)."),
        (
            "Recruit (DE) vs Zilean, Time Mage",
            "Through Zilean, Time Mage, one more Recruit token is played (P1 chooses).",
        ),
        (
            "Nocturne, Horrifying vs The Candlelit Sanctum",
            (
                "As The Candlelit Sanctum looks at it, Nocturne, Horrifying can be banished and then played for [A] "
                "(P1 chooses)."
            ),
        ),
        (
            "Nocturne, Horrifying vs Teemo, Strategist",
            (
                "As Teemo, Strategist reveals it, Nocturne, Horrifying can be banished and then played for [A] "
                "(P2 chooses)."
            ),
        ),
        (
            "Monastery of Hirana vs Volibear, Imposing",
            (
                "Monastery of Hirana triggers when P1 conquers it with Volibear, Imposing: P1 may spend a buff of one "
                "of your buffed units to draw 1."
            ),
        ),
        ("Captain Farron vs Grumpy Rockbear", "With Captain Farron at the same place, Grumpy Rockbear has Assault."),
        ("Atakhan vs Smoke and Mirrors", "Smoke and Mirrors can choose Atakhan; without it, nothing here."),
        ("Death Mark vs Switcheroo", "Switcheroo can choose Shadow Clone here only through the text of Death Mark."),
        (
            "Heimerdinger, Inventor vs Bloodharbor Ripper",
            "Heimerdinger, Inventor can be used for the ability of Bloodharbor Ripper.",
        ),
        ("Heimerdinger, Inventor vs Arena Bar", "Heimerdinger, Inventor can be used for the ability of Arena Bar."),
        ("Angle Shot vs Long Sword", "Angle Shot detaches Long Sword from P2's 3-Might unit u."),
        (
            "Kog'Maw, Caustic vs Zhonya's Hourglass",
            (
                "Zhonya's Hourglass saves Kog'Maw, Caustic from its death: Kog'Maw, Caustic is exhausted and recalled, "
                "so its Deathknell does nothing."
            ),
        ),
        (
            "Watchful Sentry vs Highlander",
            (
                "Highlander saves Watchful Sentry from its death: Watchful Sentry is exhausted and recalled, so its "
                "Deathknell does nothing."
            ),
        ),
        (
            "Decree of Rage vs Wind Wall",
            "Decree of Rage is not countered by Wind Wall.",
        ),
        (
            "Watchful Sentry vs Guardian Angel",
            (
                "Guardian Angel, attached to it, saves Watchful Sentry from its death: Watchful Sentry is exhausted "
                "and recalled, so its Deathknell does nothing."
            ),
        ),
        (
            "Undertitan vs Guardian Angel",
            "Guardian Angel, attached to it, saves Undertitan from its death: Undertitan is exhausted and recalled.",
        ),
        ("Mirror Image vs Shadow Watcher", "Mirror Image turns Reflection into a copy of Shadow Watcher."),
        ("Wind Wall vs Rune Prison", "Wind Wall counters Rune Prison."),
        ("Smite vs Adaptatron", "Through Smite, Adaptatron is banished instead of dying."),
        ("Cruel Patron vs Repair Specialist", "Cruel Patron kills Repair Specialist as a cost."),
        (
            "Crimson Pigeons vs Keeper's Verdict",
            "Keeper's Verdict puts Crimson Pigeons on the top or the bottom of P2's Main Deck (P2 chooses).",
        ),
        (
            "Abandoned Hall vs Discipline",
            "Abandoned Hall triggers when Discipline is played: P1 may give one of your units here +1 Might this turn.",
        ),
        ("Ornn, Blacksmith vs Rage Amplifier", "With Rage Amplifier, Ornn, Blacksmith has 7 Might (5 printed)."),
    ],
)
def test_an_interaction_is_said_with_what_comes_of_it_and_whose_choice_it_is(pair: str, said: str) -> None:
    assert answer(open_library("2026-11-23"), Request(pair, more=SCREEN)).answer == said


def test_what_is_replaced_is_said_with_what_happens_instead() -> None:
    said = answer(open_library("2026-11-23"), Request("Guardian Angel vs Vengeance", more=SCREEN)).answer
    assert said == (
        "Guardian Angel, attached to P2's 3-Might unit u, replaces the death that Vengeance brings about: u is "
        "exhausted and recalled."
    )


def test_what_is_said_of_random_pairs_is_so_on_every_line() -> None:
    random, told = Random(5), 0
    names = [name for name in defined() if not name.endswith("Rune")]
    for _ in range(PAIRS):
        try:
            best = between(*random.sample(names, 2)).best
        except JudgeError:
            continue
        if best is not None and best.edges and 0 < best.walk.lines <= MOST_LINES and not best.walk.dropped_lines:
            told += sum(_is_held_against_the_lines(edge, best) for edge in best.edges if edge.how == "acts on")
    assert told >= 5


def _is_held_against_the_lines(edge: Edge, best: WalkedSetUp) -> bool:
    """Hold the sentence of an edge against all lines, each played by itself; whether it says something that can be."""
    said = sentence(edge, best, AllLines(best.walk))
    event = next(one for out in best.walk.outcomes for one in out.end.events if str(one) in edge.words)
    begins = str(event).removesuffix(event.detail)
    state, plan = best.board.setup().state(), Plan(best.board.acts)
    lines = [line.end.events for line in islice(every_line(state, plan), 4 * MOST_LINES) if line.end is not None]
    with_it = [events for events in lines if any(str(one).startswith(begins) for one in events)]
    assert with_it, said
    if " can " not in said:
        assert len(with_it) == len(lines), said
    if "it survives" in said:
        assert not any(str(one) == f"{event.name} is killed" for events in with_it for one in events), said
    for comes in re.findall(r"it (is killed|is banished|is stunned)", said):
        assert all(any(str(one) == f"{event.name} {comes}" for one in events) for events in with_it), said
    return True
