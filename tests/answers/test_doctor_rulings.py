"""``judge doctor`` reads rulings as the library does, and holds their rules against those of their day."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.answers.doctor.rulings import check_rulings
from tests.answers.test_doctor import one, tree

if TYPE_CHECKING:
    from pathlib import Path

RULING = "---\nruling: It moves\nas-of: {day}\nrules: [{rule}]\n---\n\n```scenario\nP1 passes\nbecause 420.1\n```\n"


@pytest.mark.parametrize(
    ("day", "rule", "where", "reason"),
    [
        ("someday", "420.1", "rulings/it.md:3", "as-of: 'someday' is not a date"),
        ("2026-08-01", "420.9", "rulings/it.md:1", "core@1.4:420.9 leads to a rule that does not exist"),
        ("2026-04-01", "420", "rulings/it.md:7", "core@1.3:420.1 leads to a rule that does not exist"),
    ],
)
def test_mistakes_in_rulings_are_found(tmp_path: Path, day: str, rule: str, where: str, reason: str) -> None:
    (tmp_path / "rulings").mkdir(parents=True)
    (tmp_path / "rulings/it.md").write_text(RULING.format(day=day, rule=rule))
    assert one(check_rulings(tree(tmp_path))) == (where, reason)


def test_a_ruling_without_a_title_or_with_a_name_that_is_no_id_is_found(tmp_path: Path) -> None:
    (tmp_path / "rulings").mkdir(parents=True)
    text = RULING.format(day="2026-08-01", rule="420.1")
    (tmp_path / "rulings/it.md").write_text(text.replace("ruling: It moves\n", ""))
    assert one(check_rulings(tree(tmp_path))) == ("rulings/it.md:1", "the front matter has no 'ruling'")
    (tmp_path / "rulings/it.md").rename(tmp_path / "rulings/It.md")
    (tmp_path / "rulings/It.md").write_text(text)
    where, reason = one(check_rulings(tree(tmp_path)))
    assert where == "rulings/It.md:1"
    assert "is not the name of a ruling" in reason
