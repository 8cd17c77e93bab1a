"""What is recorded beside the definitions is true, and a mark of a second reading lapses with its definition."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.cards import card_coverage as records
from judge.cards.card_coverage import Mark, card_coverage, definition_hash, marks, shown
from judge.cards.loader import defined
from judge.errors import ContentError

ROOT = Path(__file__).parents[2]


def test_every_defined_card_is_in_the_table_of_what_shows_it() -> None:
    assert set(shown()) == set(defined()), "python tools/lists.py brings it up to date"


def test_what_shows_a_card_names_it() -> None:
    for name, (files, _) in shown().items():
        for file in files:
            path = ROOT / file if file.startswith("faq/") else ROOT / "rulings" / file
            assert name in path.read_text(encoding="utf-8"), f"{path} does not name {name}"


def test_a_token_counts_once() -> None:
    names = [card.name for card in card_coverage()]
    assert names.count("Recruit") == 1
    assert names == sorted(set(names))


def test_every_mark_is_about_a_defined_card() -> None:
    assert set(marks()) <= set(defined())


def test_a_mark_lapses_when_the_definition_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    holds = {"First Mate": Mark(definition_hash("First Mate"), "2026-11-23"), "Charm": Mark("0" * 12, "2026-11-23")}
    monkeypatch.setattr(records, "marks", lambda: holds)
    found = {card.name: card for card in card_coverage()}
    assert (found["First Mate"].read, found["First Mate"].lapsed) == ("2026-11-23", False)
    assert (found["Charm"].read, found["Charm"].lapsed) == ("", True)


def test_the_hash_covers_what_a_definition_shares(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "origins").mkdir()
    (tmp_path / "origins" / "charm.py").write_text("from judge.cards.shared import X\n", encoding="utf-8")
    (tmp_path / "shared.py").write_text("X = 1\n", encoding="utf-8")
    monkeypatch.setattr(records, "_HERE", tmp_path)
    before = definition_hash("Charm")
    (tmp_path / "shared.py").write_text("X = 2\n", encoding="utf-8")
    assert definition_hash("Charm") != before


@pytest.mark.parametrize(
    ("line", "reason"),
    [("Nobody\t0\t2026-11-23", "there is no card 'Nobody'"), ("Charm\t0", "expected 3 columns, got 2")],
)
def test_a_slip_in_the_marks_is_told_with_its_line(
    line: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = tmp_path / "second-reading.tsv"
    table.write_text(f"# head\n{line}\n", encoding="utf-8")
    monkeypatch.setattr(records, "SECOND_READING", table)
    marks.cache_clear()
    with pytest.raises(ContentError, match=reason) as caught:
        marks()
    assert "second-reading.tsv:2" in str(caught.value)
    marks.cache_clear()
