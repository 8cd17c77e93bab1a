"""``judge doctor`` on what people say: rules and answers without enough of it, and lines that stand twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.answers.doctor.content_tree import read_tree
from judge.answers.doctor.peoples_words import WITHOUT, check_asked
from tests.sample import FAQ, RULES, write_content
from tools.asked_coverage import coverage, written

ROOT = Path(__file__).parents[2]
OTHERS = "core@1.4:420.1\twhy\ncore@1.4:811.1\twhy\ncore@1.4:811.2\twhy\ntournament@2026-07-16:704.1\twhy\n"
SAID = RULES.replace("**811.2**", "> **Asked.** can I hide this; put a card face down\n\n**811.2**")
ANSWERED = FAQ.replace("status:", "asked: [move my facedown card, pick it up again]\nstatus:")


def found(root: Path, without: str = OTHERS, **changed: str) -> list[str]:
    write_content(root, **{"811_hidden": SAID, "baited_hook": ANSWERED, **changed})
    (root / WITHOUT).write_text(f"# why\n{without}", encoding="utf-8")
    return [finding.reason for finding in check_asked(read_tree(root))]


def test_two_lines_each_and_a_reason_for_the_others_are_sound(tmp_path: Path) -> None:
    assert found(tmp_path) == []


@pytest.mark.parametrize(
    ("without", "changed", "reason"),
    [
        (OTHERS, {"811_hidden": RULES}, "core@1.4:811.1.a has no line of what people say"),
        (OTHERS, {"811_hidden": SAID.replace("; put", ", put")}, "core@1.4:811.1.a has only 1 line of what people say"),
        (OTHERS, {"baited_hook": FAQ}, "faq@origins:baited-hook-1 has no line of what people say"),
        (
            OTHERS,
            {"baited_hook": ANSWERED.replace("pick it up again", "Can I hide this")},
            "'Can I hide this' is also at core@1.4:811.1.a",
        ),
        (OTHERS + "core@1.4:811.1.a\twhy\n", {}, "core@1.4:811.1.a has lines and is listed in rules/without-lines.tsv"),
        (OTHERS + "core@1.4:811.9\twhy\n", {}, "core@1.4:811.9 is listed and does not exist"),
    ],
)
def test_what_is_missing_or_stands_twice_is_found(
    tmp_path: Path, without: str, changed: dict[str, str], reason: str
) -> None:
    assert found(tmp_path, without, **changed) == [reason]


RULING = """---
ruling: What is hidden stays
as-of: 2026-08-01
asked: [{lines}]
---

```scenario
P1 passes
```
"""


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ('"- may it move", "- it stays, right?", "+ it stays, right"', "'it stays, right' has two signs, - and +"),
        ('"- may it move", "- "', "'-' has no line"),
        ('"- can i hide this"', "'can i hide this' of ruling:hidden/no-move is signed -, and + at core@1.4:811.1.a"),
    ],
)
def test_two_answers_to_one_line_are_found(tmp_path: Path, lines: str, reason: str) -> None:
    root = write_content(tmp_path)
    (root / "rulings/hidden").mkdir(parents=True)
    (root / "rulings/hidden/no-move.md").write_text(RULING.format(lines=lines), encoding="utf-8")
    signed = SAID.replace("can I hide this", "+ can I hide this")
    assert found(root, **{"811_hidden": signed}) == [reason]


def test_content_that_lists_nothing_needs_no_lines(tmp_path: Path) -> None:
    assert list(check_asked(read_tree(write_content(tmp_path)))) == []


def test_nine_tenths_of_all_and_four_fifths_of_every_chapter_have_two_lines() -> None:
    chapters = coverage(*written(ROOT))
    assert len(chapters) == 20
    assert [name for name, of in chapters.items() if of.two < 0.8 * of.rules] == []
    assert sum(of.two for of in chapters.values()) > 0.9 * sum(of.rules for of in chapters.values())


def test_no_line_of_a_rule_is_about_a_card_by_name() -> None:
    from judge.cards.catalogue import catalogue  # noqa: PLC0415 - only this test reads it

    names = {name.lower().replace(",", "") for name in catalogue() if "," in name}
    lines = [line for rule in written(ROOT)[0] for line in rule.asked]
    assert [line for line in lines if any(name in line.lower() for name in names)] == []
