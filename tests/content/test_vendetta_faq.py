"""The Vendetta FAQ: its 34 questions, in the official order, each simulated or listed with the card that is missing."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

import pytest

from judge.answers.library.open_library import open_library
from judge.cards.loader import is_defined
from tests.content.written import written_answers
from tests.official import official

if TYPE_CHECKING:
    from judge.content.model import FaqEntry

POSITIONS = range(1, 35)


@cache
def entries() -> dict[int, FaqEntry]:
    return {entry.position: entry for entry in written_answers() if entry.document == "vendetta" and entry.position}


def test_all_34_questions_are_there() -> None:
    assert sorted(entries()) == [*POSITIONS]


def test_the_entries_stand_at_the_place_of_the_official_question() -> None:
    """The cards of an entry are those of the official question at that place, or of the answer to it."""
    text = official("faq", "vendetta-faq.md").read_text(encoding="utf-8").replace("\u2019", "'")
    asked = text.split("\n## ")[1:]
    assert len(asked) == len(entries())
    for position, entry in entries().items():
        question, _, _ = asked[position - 1].partition("\n")
        known_otherwise = {
            "Counter Strike": "Counterstrike",
            "Azir, Ascendant": "Azir, Ascendent",
            "The Academy": "the Academy",
        }
        names = [known_otherwise.get(card, card) for card in entry.cards]
        missing = [name for name in names if name not in asked[position - 1]]
        missing = [name for name in missing if name.partition(",")[0] not in asked[position - 1]]
        assert not missing, f"{entry.id}: {missing} not in {question!r}"
        official_rules = set(re.findall(r"\d{3}(?:\.\w+)*(?=\.)", asked[position - 1].partition("Relevant Rules:")[2]))
        said = {rule.partition(":")[2] for rule in entry.rules}
        assert official_rules <= said, f"{entry.id} leaves out {sorted(official_rules - said)}"


@pytest.mark.parametrize("position", POSITIONS)
def test_an_alias_by_position_leads_to_the_entry(position: int) -> None:
    assert open_library("2026-11-20").answer(f"faq@vendetta#{position}").id == entries()[position].id


@pytest.mark.parametrize("position", POSITIONS)
def test_an_entry_that_is_not_simulated_names_a_card_that_is_not_defined(position: int) -> None:
    entry = entries()[position]
    if entry.scenarios or entry.rulings:
        return
    named = entry.not_simulated.removeprefix("not yet: cards are not defined: ")
    missing = [card for card in entry.cards if not is_defined(card)]
    assert missing, f"{entry.id}: all its cards are defined, and nothing simulates it"
    assert named == ", ".join(missing)
