"""Records for every FAQ entry which ruling simulates it, or why none does.

Usage: python tools/faq_rulings.py

An entry with a scenario block needs nothing. Any other entry gets ``ruling:`` with the ruling files that name it as a
source or prove one of its cases (``tests/rulings/asked-in.tsv``), or else ``not-simulated:`` with the reason in that
table, or with the cards that are not defined. A reason written by hand is kept.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from judge.cards.loader import is_defined  # noqa: E402 - the checkout's own code
from judge.content.sources import read_content  # noqa: E402
from tools.runs import RULINGS, blocks  # noqa: E402

ASKED_IN = ROOT / "tests" / "rulings" / "asked-in.tsv"
NOT_YET = "not yet: "


def asked_in() -> dict[str, tuple[tuple[str, ...], str]]:
    """The cases or ruling files of each entry, and the reason if it cannot be simulated."""
    found = {}
    for line in ASKED_IN.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            entry, cases, reason = line.split("\t")
            found[entry] = (tuple(cases.split()), reason)
    return found


def linked() -> dict[str, list[str]]:
    """The ruling files that answer each entry."""
    table = asked_in()
    found: dict[str, dict[str, None]] = {}
    for block in blocks():
        file = block.file.removeprefix("rulings/")
        if file == block.file:
            continue
        entries = [source for source in block.sources if source.startswith("faq@") and ":" in source]
        entries += [entry for entry, (cases, _) in table.items() if set(cases) & set(block.cases)]
        for entry in entries:
            found.setdefault(entry, {})[file] = None
    for entry, (named, _) in table.items():
        for file in named:
            if file.endswith(".md") and (RULINGS / file).is_file():
                found.setdefault(entry, {})[file] = None
    return {entry: list(files) for entry, files in found.items()}


def main() -> int:
    """Write the fields."""
    table, rulings = asked_in(), linked()
    wanted: dict[str, str] = {}
    for entry in read_content(ROOT).faq:
        files = rulings.get(entry.id, [])
        if entry.scenarios:
            wanted[entry.id] = ""
        elif files:
            wanted[entry.id] = f"ruling: [{', '.join(files)}]\n"
        elif entry.not_simulated and not entry.not_simulated.startswith(NOT_YET):
            wanted[entry.id] = f"not-simulated: '{quoted(entry.not_simulated)}'\n"
        else:
            absent = [card for card in entry.cards if not is_defined(card)]
            why = f"cards are not defined: {', '.join(absent)}" if absent else "no ruling is written"
            reason = table.get(entry.id, ((), ""))[1] or NOT_YET + why
            wanted[entry.id] = f"not-simulated: '{quoted(reason)}'\n"
    for path in sorted((ROOT / "faq").rglob("*.md")):
        before = path.read_text(encoding="utf-8")
        after = re.sub(r"```yaml\n(.*?)```", lambda found: _with_field(found[0], wanted), before, flags=re.DOTALL)
        if after != before:
            path.write_text(after, encoding="utf-8")
    return 0


def quoted(words: str) -> str:
    """The words escaped for a YAML string in single quotes."""
    return words.replace("'", "''")


def _with_field(block: str, wanted: dict[str, str]) -> str:
    found = re.search(r"^id: (\S+)$", block, re.MULTILINE)
    if found is None or found[1] not in wanted:
        return block
    kept = re.sub(r"^(ruling|not-simulated):.*\n", "", block, flags=re.MULTILINE)
    return kept.removesuffix("```") + wanted[found[1]] + "```"


if __name__ == "__main__":
    sys.exit(main())
