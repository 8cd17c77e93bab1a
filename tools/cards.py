"""Writes how many cards the engine plays, and which rulings show each.

Usage: python tools/cards.py

Writes ``docs/generated/cards.md``, the count in ``README.md``, and ``judge/cards/shown.tsv``: for each card the ruling
files that name it, and the open questions that its own ruling rests on.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from judge.cards.card_coverage import SHOWN  # noqa: E402
from judge.cards.catalogue import catalogue  # noqa: E402 - the checkout's own code
from judge.cards.loader import defined, file_name, is_defined  # noqa: E402
from tools.runs import runs  # noqa: E402

README = ROOT / "README.md"
PAGE = ROOT / "docs" / "generated" / "cards.md"
SETS = {"OGN": "Origins", "OGS": "Proving Grounds", "SFD": "Spiritforged", "UNL": "Unleashed", "VEN": "Vendetta"}

COUNT = re.compile(r"(?<=<!-- played -->)[^<]*(?=<!-- /played -->)")
"""Where the README has the count."""

HEAD = """# How many cards are played

Written by `python tools/cards.py`; a test compares it with the code. A card is played once it is defined for the
engine; `judge card NAME` says so of each, and every card can be looked up. A token counts once for
each of its printings. The markers for buffs and XP are no cards of the game and are not counted.

| set | played | of |
|---|---|---|
"""


def counts() -> list[tuple[str, int, int]]:
    """For each set in the order of the catalogue, and for all: how many cards are played, and how many there are."""
    cards = [card for card in catalogue().values() if not card.is_marker]
    listed = Counter(card.set for card in cards)
    played = Counter(card.set for card in cards if is_defined(card.name))
    rows = [(SETS.get(code, code), played[code], count) for code, count in listed.items()]
    return [*rows, ("all", played.total(), listed.total())]


def page() -> str:
    """The table as Markdown."""
    return HEAD + "".join(f"| {name} | {played} | {listed} |\n" for name, played, listed in counts())


def with_count(readme: str) -> str:
    """The README with the count of today. Raises ValueError where its place is not marked."""
    _, played, listed = counts()[-1]
    text, places = COUNT.subn(f"{played} of {listed}", readme)
    if not places:
        raise ValueError("README.md has no <!-- played --> … <!-- /played -->")
    return text


def shown() -> str:
    """The table of the rulings that name each defined card, its own one first."""
    named: dict[str, dict[str, None]] = {name: {} for name in defined()}
    doubts: dict[str, set[str]] = {name: set() for name in defined()}
    longest_first = sorted(named, key=len, reverse=True)
    words = re.compile(rf"(?<![\w'-])(?:{'|'.join(map(re.escape, longest_first))})(?![\w'])")
    of_file = {file_name(name).replace("_", "-"): (name,) for name in named}
    for block, run in runs():
        file = block.file.removeprefix("rulings/")
        for name in {*words.findall(block.text), *of_file.get(Path(file).stem, ())}:
            named[name][file] = None
            if Path(file).stem == file_name(name).replace("_", "-"):
                doubts[name] |= {doubt.slug for doubt in run.doubts}
    head = (
        "# Written by tools/cards.py: card, ruling files that name it, open questions that its own ruling rests on.\n"
    )
    rows = (
        f"{name}\t{' '.join(_own_first(name, files))}\t{' '.join(sorted(doubts[name]))}\n"
        for name, files in named.items()
    )
    return head + "".join(rows)


def _own_first(name: str, files: dict[str, None]) -> list[str]:
    return sorted(files, key=lambda file: Path(file).stem != file_name(name).replace("_", "-"))[:12]


def main() -> int:
    """Write all three."""
    SHOWN.write_text(shown(), encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")
    README.write_text(with_count(README.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
