"""The roll of cases, and how many of them are proven."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.errors import ContentError
from judge.scenario.cases import proven_by, proving, read_roll, roll_of, tally
from judge.scenario.ruling_files import read_text

if TYPE_CHECKING:
    from pathlib import Path

ROLL = """# a remark
first\tsimulate\t\tCharm; Fox-Fire\tmove-effect
second\ttargeting\t\t\t
third\tsimulate\tunsettled\t\tscoring; tokens
fourth\tlook-up\t\t\t
"""

BLOCKS = """```scenario
case: first, second
P1: points 1
expect P1 has 1 point
```

```scenario
case: second
P1: points 1
expect P1 has 2 points
```
"""


def test_a_roll_lies_beside_the_rulings(tmp_path: Path) -> None:
    (tmp_path / "cases.tsv").write_text(ROLL)
    first, second, third, fourth = roll_of([tmp_path, tmp_path / "nothing", tmp_path / "cases.tsv"])
    assert (first.cards, first.about, first.settled) == (("Charm", "Fox-Fire"), ("move-effect",), True)
    assert second.executable
    assert not third.settled
    assert not fourth.executable


def test_a_case_is_proven_when_every_block_that_names_it_holds() -> None:
    one, other = read_text(BLOCKS, "r.md")
    assert proven_by([(one, True), (other, True)]) == {"first", "second"}
    assert proven_by([(one, True), (other, False)]) == {"first"}
    assert proving([one, other]) == {"first": "r.md", "second": "r.md"}


def test_unsettled_cases_do_not_count_and_look_ups_are_no_rulings(tmp_path: Path) -> None:
    (tmp_path / "cases.tsv").write_text(ROLL)
    said = tally(roll_of([tmp_path]), frozenset({"first", "third", "fourth"}))
    assert said.startswith("1 of 3 cases are proven; 1 of them")
    assert "(1 shown)" in said


@pytest.mark.parametrize("line", ["first", "first\tguess\t\t\t", "first\tsimulate\tperhaps\t\t"])
def test_a_wrong_line_is_named(tmp_path: Path, line: str) -> None:
    (tmp_path / "cases.tsv").write_text(f"# a remark\n{line}\n")
    with pytest.raises(ContentError, match=r"cases\.tsv:2"):
        read_roll(tmp_path / "cases.tsv")
