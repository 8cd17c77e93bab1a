"""Every rule is labelled with the name that it stands under: the nearest one above it by number, or its own."""

from __future__ import annotations

import re

import pytest

from judge.answers.library.open_library import open_library
from judge.cli.entry import main
from tests.official import official

NAMED = {
    "103.1": "Champion Legend",
    "103.2.a": "Chosen Champion",
    "103.3": "Rune Deck",
    "103.4": "Battlefields",
    "107.1": "Bases",
    "107.2": "Battlefield Zone",
    "107.3": "Facedown Zones",
    "107.4": "Legend Zone",
    "108.1": "The Chain",
    "108.2": "Trashes",
    "108.3": "Champion Zones",
    "108.4": "Main Deck Zones",
    "108.5": "Rune Deck Zones",
    "108.6": "Banishments",
    "108.7": "The Hand",
    "131.2": "Energy Cost",
    "131.3": "Power Cost",
    "133.4.a": "Permanents",
    "133.4.b": "Spells",
    "133.5.a": "Runes",
    "133.6.a": "Battlefields",
    "133.6.b": "Legends",
    "135.2.a": "Abilities",
    "135.2.b": "Instructions",
    "135.2.c": "Keywords",
    "135.2.d": "Reminder Text",
    "135.2.e": "Symbols",
    "159.2.a": "Action",
    "159.2.b": "Reaction",
    "315.1": "Awaken Phase",
    "315.2": "Beginning Phase",
    "315.2.a": "Beginning Step",
    "315.2.b": "Scoring Step",
    "315.3": "Channel Phase",
    "315.4": "Draw Phase",
    "316.7": "Combat",
    "316.8": "Showdowns",
    "317.1": "Ending Step",
    "317.2": "Expiration Step",
    "337": "Step 1: Finalize",
    "338": "Step 2: Execute",
    "338.1.b": "Pass Priority",
    "339": "Step 3: Pass",
    "340": "Step 4: Resolve",
    "355.6": "Targeting",
    "355.14": "Splitting",
    "356.2.a": "Mandatory Additional Costs",
    "356.2.b": "Optional Additional Costs",
    "359.3.e": "Illegal and Impossible Instructions",
    "359.3.f": "Referents",
    "401": "Activate or Trigger the Ability",
    "402": "Make Relevant Choices",
    "403": "Determine Total Cost",
    "404": "Pay Costs",
    "405": "Check Legality",
    "406": "Proceed with Play",
    "410.1": "Discretionary Actions",
    "410.2": "Limited Actions",
    "464": "The Combat Showdown Step",
    "465": "The Combat Damage Step",
    "466": "The Resolution Step",
    "466.3": "Combat Result",
    "477.1": "Trait-Altering Effects",
    "477.2": "Ability-Altering Effects",
    "477.3": "Arithmetic",
    "477.3.e.1": "Increases",
    "477.3.e.2": "Decreases",
    "483.8": "Unique Rules",
    "485": "1v1 (Duel)",
    "486": "1v1 (Match)",
    "489": "2v2 (Magma Chamber)",
    "489.5": "Setup",
    "489.8": "Unique Rules",
    "652.5.a": "Turn",
    "652.5.b": "Focus",
    "652.5.c": "Priority",
}
"""The rules within sections that are mere names, read by hand; the official copy marks only some of them."""

NO_NAMES = {
    "053.2": "an example", "053.3": "an example", "054": "a sentence", "103.3.a": "how many cards",
    "141.1": "what a unit is", "141.2": "what a unit is",
    "148.1": "what gear is", "148.1.b": "a condition", "148.2": "what gear is",
    "317.2.b": "an instruction", "319.8": "a condition", "323.3": "a task",
    "326.1": "a condition", "326.2": "a condition", "466.1.a.1": "an instruction",
    "422.5": "a format", "440.2": "a format", "818.1.c": "a format", "820.1.c": "a format", "823.1.c": "a format",
    "824.1.b.2": "a sentence", "827.1.c": "a format", "828.1.a": "a format", "829.1.c": "a format",
}  # fmt: skip
"""Short lines without a full stop that name nothing, and what they are; the values of a mode (2 Players) besides."""

MODE_VALUES = re.compile(r"48[5-9]\.[1-4]")


@pytest.mark.parametrize(("number", "name"), NAMED.items())
def test_a_named_rule_and_what_is_below_it_have_its_name(number: str, name: str) -> None:
    library = open_library()
    rule = library.rule(number)
    assert rule.title == name
    deeper = {other for other in NAMED if other.startswith(f"{number}.")}
    for child in rule.children:
        below = library.rule(child.partition(":")[2])
        if below.number not in deeper:
            assert below.title == name, below.number


@pytest.mark.parametrize(
    ("number", "title"),
    [
        ("489.3", "2v2 (Magma Chamber)"),
        ("489.6.a.1", "2v2 (Magma Chamber)"),
        ("489.8.g.1", "Unique Rules"),
        ("488.7", "FFA4 (War)"),
        ("485.5", "1v1 (Duel)"),
        ("486", "1v1 (Match)"),
        ("490", "Additional Turns"),
        ("484", "Sanctioned Modes"),
        ("316.6", "Main Phase"),
        ("317.3", "Ending Phase"),
        ("055", "Silver Rule"),
    ],
)
def test_the_heading_ends_where_its_subrules_end(number: str, title: str) -> None:
    library = open_library()
    found = library.find_rule(f"core@1.4:{number}")
    assert found is None or found.title == title


@pytest.mark.parametrize("question", ["2v2 rules", "489.3"])
def test_nothing_about_2v2_is_said_to_be_about_ffa4(question: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*question.split(), "--plain"]) == 0
    out = capsys.readouterr().out
    assert "489" in out
    assert "FFA4" not in out


def test_the_name_of_a_step_is_a_question(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["draw", "phase", "--plain"]) == 0
    assert "315.4 DRAW PHASE" in capsys.readouterr().out


def test_every_mere_name_of_the_official_text_is_a_name_here() -> None:
    lines = official("core-rules", "core-rules-v1.4.md").read_text(encoding="utf-8").splitlines()
    found = set()
    for line in lines:
        match = re.match(r"(\d{3}(?:\.(?:\d{1,2}|[a-z]))*)\.?\s+(.*\S)", line)
        if match and len(match[2].split()) <= 7 and not match[2].endswith((".", ":", "?", ";", ",")):
            found.add(match[1])
    unread = {number for number in found - set(NO_NAMES) - set(NAMED) if not MODE_VALUES.match(number)}
    assert unread == set()
    assert set(NO_NAMES) <= found
