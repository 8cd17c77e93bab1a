"""Whole documents: their report, and that applying it to the old document gives the new one."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.content.importers.imported_rule import ImportedRule
from judge.diff.compare import compare
from judge.diff.compared_document import ComparedDocument
from judge.diff.patch import patch
from judge.errors import Misuse
from tests.diff.rulebooks import BY_ONE_WORKER, VERSIONS, book, core_rules, official_alignment

WORDS = ("play", "Draw", "a card", "unit.", "See rule 101.", "spell", "[E]:")
texts = st.lists(st.lists(st.sampled_from(WORDS), max_size=8).map(" ".join), max_size=12)


def volume(rules: list[ImportedRule], version: str = "1.0", kind: str = "core") -> ComparedDocument:
    return ComparedDocument(f"{kind}@{version}", kind, f"Rules {version}", "official", tuple(rules))


def made(texts: list[str], first: int = 100) -> list[ImportedRule]:
    return [ImportedRule(f"{first + place}", text) for place, text in enumerate(texts)]


@given(texts, texts)
@settings(max_examples=200, deadline=None)
def test_applying_the_report_to_the_old_document_gives_the_new_one(old: list[str], new: list[str]) -> None:
    before, after = volume(made(old)), volume(made(new, 105), "1.1")
    assert patch(compare(before, after), before.texts()) == after.texts()


@BY_ONE_WORKER
@pytest.mark.parametrize(("old", "new"), [*combinations(VERSIONS, 2)])
def test_the_report_turns_each_official_rulebook_into_each_later_one(
    old: str, new: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("judge.diff.compare.align", lambda *_: official_alignment(old, new))
    before, after = volume(core_rules(old), old), volume(core_rules(new), new)
    report = compare(before, after)
    assert patch(report, before.texts()) == after.texts()
    counts = report.counts()
    assert sum(counts[kind] for kind in ("unchanged", "moved", "reworded", "removed")) == len(before.rules)


def test_a_report_has_whole_ids_headings_and_words() -> None:
    before = volume(book("### 400. Drawing\n400.1. A player draws the top card.\n"), "1.0")
    after = volume(book("### 413. Drawing\n413.1. A player draws the bottom card.\n"), "1.1")
    heading, rule = compare(before, after).items
    assert (heading.kind, heading.old, heading.new) == ("moved", ("core@1.0:400",), ("core@1.1:413",))
    assert (rule.kind, rule.id, rule.title) == ("reworded", "core@1.1:413.1", "Drawing")
    assert [run.text for run in rule.runs] == ["A player draws the", " top", " bottom", " card."]


def test_a_change_of_references_alone_is_no_rewording_but_said() -> None:
    before = volume(book("100. Play it. See rule 346. Playing Cards for more information."))
    after = volume(book("100. Play it. See rule 349. Playing Cards for more information."), "1.1")
    (item,) = compare(before, after).items
    assert item.kind == "unchanged"
    assert item.note
    assert item.runs


def test_examples_are_part_of_what_is_compared() -> None:
    before = [ImportedRule("100", "Play it.", ("A unit is played.",))]
    after = [ImportedRule("100", "Play it.", ("A spell is played.",))]
    (item,) = compare(volume(before), volume(after, "1.1")).items
    assert item.was == "Play it. Example: A unit is played."
    assert item.kind == "reworded"


def test_different_kinds_of_documents_do_not_compare() -> None:
    with pytest.raises(Misuse, match="expected two documents of one kind"):
        compare(volume([]), volume([], kind="tournament"))
    assert compare(volume([]), volume([], kind="rules")).items == ()


def test_a_report_is_applied_to_its_own_document_only() -> None:
    before, after = volume(book("100. Play it.\n101. Draw.")), volume(book("100. Play it."), "1.1")
    report = compare(before, after)
    with pytest.raises(Misuse, match="has no 101"):
        patch(report, {"100": "Play it."})
    with pytest.raises(Misuse, match="nothing about 102"):
        patch(report, {**before.texts(), "102": "More."})


CARDS = {"Poro": "energy: 2\ntext: It is small.", "Hook": "energy: 3\ntext: It hooks."}


def cards(texts: dict[str, str]) -> ComparedDocument:
    return volume([ImportedRule(name, text) for name, text in texts.items()], kind="cards")


def test_cards_are_found_by_name_and_the_facts_that_changed_are_named() -> None:
    report = compare(cards(CARDS), cards({**CARDS, "Poro": "energy: 4\ntext: It is large.\nerrata: 2026-01-01"}))
    changed = [item for item in report.items if item.kind != "unchanged"]
    assert [(item.kind, item.id, item.note) for item in changed] == [
        ("reworded", "card:Poro", "energy, text, errata"),
    ]


def test_a_renamed_card_has_moved() -> None:
    report = compare(cards(CARDS), cards({"poro": CARDS["Poro"], "Great Hook": CARDS["Hook"], "New": "text: New."}))
    assert [(item.kind, item.old, item.new) for item in report.items] == [
        ("unchanged", ("card:Poro",), ("card:poro",)),
        ("moved", ("card:Hook",), ("card:Great Hook",)),
        ("added", (), ("card:New",)),
    ]


@settings(deadline=None)
@given(st.dictionaries(st.sampled_from("abcdef"), st.sampled_from(WORDS)),
       st.dictionaries(st.sampled_from("abcdef"), st.sampled_from(WORDS)))  # fmt: skip
def test_applying_a_report_on_cards_gives_the_new_list(old: dict[str, str], new: dict[str, str]) -> None:
    before, after = cards(old), cards(new)
    assert patch(compare(before, after), before.texts()) == after.texts()
