"""python tools/read_texts.py [--set UNL] [--differences] [--unread] [--text] [CARDS.JSON]: texts read, by set.

Every wording of every card whose official text is there is read by the grammar (judge/cards/reading) and compared with
the definition that a person wrote: equal, different, or not read. Two definitions are equal if their forms are
(tools/definition_form.py). Cards without a definition count among those read, and are not compared.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from judge.cards.catalogue import catalogue, in_play  # noqa: E402
from judge.cards.definition import PRINTED, Variant  # noqa: E402
from judge.cards.loader import definition, is_defined  # noqa: E402
from judge.cards.reading.phrases import NotRead  # noqa: E402
from judge.cards.reading.wording import read_text  # noqa: E402
from tools.definition_form import differences, form_of  # noqa: E402

OFFICIAL = Path(os.environ.get("JUDGE_OFFICIAL") or ROOT.parent / "shared/official") / "cards.json"


class Wording(NamedTuple):
    """One text of a card and what became of it."""

    name: str
    of_set: str
    day: str
    text: str
    outcome: str
    details: tuple[str, ...] = ()


def wordings(path: Path, sets: set[str]) -> list[Wording]:
    """Every wording that has a text, read and compared."""
    found = []
    for card in json.loads(path.read_text(encoding="utf-8")):
        if card["set"] not in sets or not (card["text"] or card["effect_text"]):
            continue
        texts = {PRINTED: card["text_printed"] or ""}
        texts |= {one["date"]: one["new"] for one in card["errata"] or () if one.get("new")}
        found += [_wording(card, day, text) for day, text in texts.items()]
    return found


def _wording(card: dict[str, Any], day: str, text: str) -> Wording:
    name = card["name"]
    facts = catalogue()[name]
    known = _defined(name, day)
    try:
        read = read_text(in_play(name), facts.types, text, card["effect_text"] or "", facts.might_bonus)
    except NotRead as problem:
        outcome = "not read" if known else "not read, not defined"
        return Wording(name, card["set"], day, text, outcome, (f"{problem.part} [{problem.reason}]",))
    if known is None:
        return Wording(name, card["set"], day, text, "read, not defined", (read.describe(),))
    found = differences(form_of(read), form_of(known))
    if found:
        return Wording(name, card["set"], day, text, "different", tuple(found))
    return Wording(name, card["set"], day, text, "equal")


def _defined(name: str, day: str) -> Variant | None:
    """The wording of that day in the definition that a person wrote."""
    if not is_defined(name):
        return None
    return next((one for one in definition(name).variants if one.name == day), None)


def figures(found: list[Wording]) -> str:
    """A table: the texts of each set, how many are read whole, and of those compared how many are equal."""
    lines = [
        "| set | texts | read whole | equal | different | read, not defined | not read |",
        "|---|---|---|---|---|---|---|",
    ]
    for of_set in dict.fromkeys(one.of_set for one in found):
        count = Counter(one.outcome for one in found if one.of_set == of_set)
        total = sum(count.values())
        read = count["equal"] + count["different"] + count["read, not defined"]
        compared = count["equal"] + count["different"]
        equal = f"{count['equal']} of {compared} ({count['equal'] / (compared or 1):.1%})"
        cells = (of_set, total, f"{read} ({read / total:.1%})", equal, count["different"])
        lines.append(f"| {' | '.join(map(str, (*cells, count['read, not defined'], total - read)))} |")
    return "\n".join(lines)


def main() -> None:
    """Print the figures and what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cards", nargs="?", type=Path, default=OFFICIAL)
    parser.add_argument("--set", action="append", dest="sets", help="a set; several may be given")
    parser.add_argument("--differences", action="store_true", help="list every difference")
    parser.add_argument("--unread", action="store_true", help="list every text that is not read, with the part")
    parser.add_argument("--undefined", action="store_true", help="list what is read of cards that are not defined")
    parser.add_argument("--text", action="store_true", help="with each, the official text")
    asked = parser.parse_args()
    found = wordings(asked.cards, set(asked.sets or ("OGN", "OGS", "SFD", "UNL", "VEN")))
    shown = {"different"} if asked.differences else set()
    shown |= {"not read", "not read, not defined"} if asked.unread else set()
    shown |= {"read, not defined"} if asked.undefined else set()
    for one in found:
        if one.outcome in shown:
            print(f"## {one.name} ({one.of_set}, {one.day}): {one.outcome}")
            if asked.text:
                print(one.text)
            print(*(f"   {line}" for line in one.details), sep="\n")
    print(figures(found))


if __name__ == "__main__":
    main()
