"""Writes which rulings simulate each answer of the FAQs, or why none does: ``docs/generated/faq.md``.

Usage: python tools/faq_list.py

Run ``python tools/faq_rulings.py`` first, which links the entries. An entry has scenarios of its own, or rulings that
name it; where one case of a ruling is what the entry is about, the case is named, too.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from judge.content.sources import read_content  # noqa: E402 - the checkout's own code
from tools.faq_rulings import asked_in  # noqa: E402
from tools.runs import RULINGS, blocks_of  # noqa: E402

if TYPE_CHECKING:
    from judge.content.model import FaqEntry

PAGE = ROOT / "docs" / "generated" / "faq.md"

HEAD = """# The answers of the FAQs and the rulings that simulate them

Written by `python tools/faq_list.py`; a test compares it with the files. "Agrees" means that the scenarios named there
end as the answer says, by today's rules: they are run with the other rulings. The brackets give the number of scenarios
in the answer itself, or the cases of a ruling that are about it; without brackets, the whole ruling is. "Today" marks
an answer that a later document changed or replaced; its scenarios show what the entry says holds today.

| FAQ | answers | simulated, agree | not about play | not simulated |
|---|---|---|---|---|
{counts}

| answer | state | where, or why not |
|---|---|---|
"""


def state(entry: FaqEntry) -> str:
    """What the list says of an entry."""
    if entry.not_simulated:
        return "not about play" if entry.not_simulated.startswith("not about play: ") else "not simulated"
    return "agrees" if entry.status == "holds" else "agrees, today"


def where(entry: FaqEntry, cases: frozenset[str]) -> str:
    """The scenarios that simulate an entry, or why none does."""
    if entry.not_simulated:
        return entry.not_simulated.removeprefix("not about play: ")
    if entry.scenarios:
        return f"{entry.file} ({len(entry.scenarios)})"
    return "; ".join(_in_ruling(name, cases) for name in entry.rulings)


def _in_ruling(name: str, cases: frozenset[str]) -> str:
    shown = [case for block in blocks_of(RULINGS / name) for case in block.cases if case in cases]
    return f"rulings/{name}" + (f" ({', '.join(shown)})" if shown else "")


def page() -> str:
    """The list of all entries as Markdown."""
    table = asked_in()
    counted: dict[str, Counter[str]] = {}
    rows = []
    for entry in read_content(ROOT).faq:
        found = state(entry)
        counted.setdefault(entry.document.title(), Counter())[found.removesuffix(", today")] += 1
        cases = frozenset(table.get(entry.id, ((), ""))[0])
        rows.append(f"| {entry.id.removeprefix('faq@')} | {found} | {where(entry, cases)} |\n")
    states = ("agrees", "not about play", "not simulated")
    counts = "\n".join(
        f"| {document} | {count.total()} | {' | '.join(str(count[name]) for name in states)} |"
        for document, count in {**counted, "all": sum(counted.values(), Counter())}.items()
    )
    return HEAD.format(counts=counts) + "".join(rows)


def main() -> int:
    """Write the list."""
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
