"""``judge doctor FILE``: an official rulebook with references that lead nowhere and odd numbering."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.answers.doctor.checkup import check_up
from judge.answers.doctor.content_tree import read_tree
from judge.answers.doctor.penalties import check_penalties
from judge.answers.doctor.rulebook_text import check_file, check_rulebook
from judge.content.importers.core_rules import import_core_rules
from tests.official import official
from tests.sample import POLICY, write_content

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from judge.answers.doctor.finding import Finding


def told(findings: Iterable[Finding]) -> list[tuple[str, str]]:
    return [(finding.where, finding.reason) for finding in findings]


def one(findings: Iterable[Finding]) -> tuple[str, str]:
    found = told(findings)
    assert len(found) == 1, found
    return found[0]


TEXT = "420. Move\n420.1. To move is to go. See rule 999. Nowhere for more information.\n420.3. Another.\n"


def test_a_rulebook_given_as_a_file_is_checked_for_references_and_gaps(tmp_path: Path) -> None:
    path = tmp_path / "rules.txt"
    path.write_text(TEXT)
    found = told(check_file(path))
    assert (f"{path}:2", "rule 420.1 points to 999 (Nowhere), which does not exist there") in found
    assert any(where == f"{path}:3" and "420.2 is missing" in why for where, why in found)
    assert check_up(None, [path]).exit_code == 4


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("420. Move\n420.1. One is said.\n420.1. Again.\n420.2. Two.\n", 3, "420.1 is out of order: read as text"),
        ("420. Move\n420.1. One is said.\n420.\n2. Two are said.\n420.3. Three.\n", 3, "the number 420.2 is split"),
        ("420. Move\n420.1. One is said.\n420.3. Three.\n", 3, "rule 420.2 is missing before 420.3"),
    ],
)
def test_numbers_of_a_file_that_come_twice_or_are_split_are_found(
    tmp_path: Path, text: str, line: int, reason: str
) -> None:
    path = tmp_path / "rules.txt"
    path.write_text(text)
    where, why = one(check_file(path))
    assert where == f"{path}:{line}"
    assert reason in why


def test_a_file_that_is_no_rulebook_is_one_finding(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear judge,\n")
    assert one(check_file(path))[0].startswith(str(path))
    assert one(check_file(tmp_path / "absent.txt"))[0] == str(tmp_path / "absent.txt")


def test_in_1_3_rule_427_1_points_to_a_rule_that_does_not_exist_there() -> None:
    rules = import_core_rules(official("core-rules", "core-rules-v1.3.md"))
    (found,) = check_rulebook(rules, "core@1.3")
    assert found.where == "core@1.3:427.1"
    assert "108.6 may be meant" in found.hint
    assert found.reason == "rule 427.1 points to 107.5 (Banishment), which does not exist there"


PENALTY = (
    POLICY
    + """
```yaml
infraction: Slow Play
penalty: Warning
upgrade: none
remedy: play on
rules: [tournament@2026-07-16:704.1]
```
"""
)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (PENALTY.replace("penalty: Warning\n", ""), "there is no 'penalty'"),
        (PENALTY.replace("16:704.1]", "16:704.9]"), "tournament@2026-07-16:704.9 leads to a rule that does not exist"),
        (PENALTY.replace("infraction: ", "infraction: : "), "the YAML cannot be read"),
    ],
)
def test_penalties_that_are_not_whole_are_found(tmp_path: Path, text: str, reason: str) -> None:
    assert list(check_penalties(read_tree(write_content(tmp_path, **{"704_unsporting_conduct": PENALTY})))) == []
    where, why = one(check_penalties(read_tree(write_content(tmp_path, **{"704_unsporting_conduct": text}))))
    assert where.startswith("rules/tournament/704-unsporting-conduct.md:1")
    assert reason in why
