"""The near misses that the heads of rulings name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.content.left_out import LeftOut, refuse
from judge.content.near_misses import NearMiss, near_misses
from judge.content.packing import pack
from judge.content.read_ruling import ruling_records
from judge.content.store import Store

if TYPE_CHECKING:
    from pathlib import Path

    from judge.content.left_out import LeaveOut

RULING = """---
ruling: A recall is no move; nor is a return
as-of: 2026-08-01
rules: [{rules}]
near: {near}
still: "the battlefield is lost (323.6)"
---

Is it?

**No.**

```scenario
P1: hand x = plain card

P1 passes
```
"""


def written(root: Path, near: str, rules: str = "456, 420.1", leave_out: LeaveOut = refuse) -> dict[str, object]:
    file = root / "rulings" / "near-misses" / "a-recall.md"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(RULING.format(near=near, rules=rules))
    return ruling_records(root, (), leave_out)


def test_a_head_names_near_misses_with_the_rule_and_the_title_of_the_ruling(tmp_path: Path) -> None:
    records = written(tmp_path, '["RECALL -> MOVE", "RETURN to a hand -> MOVE"]')
    one, other = near_misses(Store(pack(records)))
    assert one == NearMiss(
        "RECALL", "MOVE", "ruling:near-misses/a-recall", "A recall is no move; nor is a return", "core@1.4:456",
        "the battlefield is lost (323.6)",
    )  # fmt: skip
    assert (other.happens, other.waits) == ("RETURN to a hand", "MOVE")
    assert (one.name, one.states) == ("near-misses/a-recall", "a recall is no move")


@pytest.mark.parametrize(
    ("near", "rules"), [('["RECALL"]', "456"), ('[" -> MOVE"]', "456"), ('["RECALL -> MOVE"]', "")]
)
def test_a_head_that_names_no_two_things_or_no_rule_is_told_with_its_line(
    tmp_path: Path, near: str, rules: str
) -> None:
    left_out = LeftOut()
    records = written(tmp_path, near, rules, left_out)
    [slip] = left_out.slips
    assert slip.ids == ("ruling:near-misses/a-recall",)
    assert slip.problem.where == "rulings/near-misses/a-recall.md:5"
    assert slip.problem.reason.startswith("near: ")
    assert near_misses(Store(pack(records))) == ()
