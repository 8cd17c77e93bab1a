"""Takes each clause out of a card's definition, one at a time, and says which ones no ruling misses.

Usage: python tools/take_out.py [--all-out TABLE] [NAME ...]

A clause is a keyword, an ability or an instruction of a wording, and each instruction within one that has several.
Every scenario block that names the card is run without the clause; a clause is shown where at least one of them then
fails. With ``--all-out`` the result for all cards is written as a table (``docs/generated/clauses-taken-out.tsv``).
``tools/cannot-be-missed.tsv`` lists the clauses that change nothing, with the reason. Exits with 1 if another clause is
not missed, or if a listed one is.
"""

from __future__ import annotations

import sys
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from msgspec.structs import replace

from judge.cards.definition import _CARDS
from judge.cards.loader import defined, definition
from judge.engine.state.instruction import Instruction
from judge.matchup.kinds.scenario_questions import answer_to
from judge.scenario.ruling_files import read_rulings
from judge.scenario.runner import run_block

if TYPE_CHECKING:
    from collections.abc import Iterator

    from msgspec import Struct

    from judge.engine.state.card import Card
    from judge.scenario.ruling_files import RulingBlock

ROOT = Path(__file__).parent.parent
FIRST_WORDS = 6
"""How many words of a clause the table shows."""

REASONS = Path(__file__).with_name("cannot-be-missed.tsv")
T = TypeVar("T")

MARKS = frozenset({
    "Deathknell", "Empower", "Empowered", "Equip", "Flow", "Legion", "Level", "Quick-Draw", "Repeat", "Weaponmaster",
})  # fmt: skip
"""Keywords that stand for an ability or an instruction that the wording has besides, and are no clause of their own."""

BY_RULE = frozenset({"Body Rune", "Calm Rune", "Chaos Rune", "Fury Rune", "Mind Rune", "Order Rune"})
"""Cards whose abilities are the rulebook's, which performs them without looking at the card (161.2)."""

TODAY = date(2026, 8, 1)


class Shorter(NamedTuple):
    """A card without one of its clauses, and the clause in words."""

    clause: str
    card: Card


class Finding(NamedTuple):
    """Where a clause is missed: the first block that fails without it, or "" where none does."""

    name: str
    wording: str
    clause: str
    block: str


def without_each_clause(card: Card) -> Iterator[Shorter]:
    """The card without each of its clauses in turn."""
    for keyword in card.keywords:
        if keyword.rpartition(" ")[0] in MARKS or keyword in MARKS:
            continue
        yield Shorter(keyword, replace(card, keywords=tuple(word for word in card.keywords if word != keyword)))
    for at, ability in enumerate(card.abilities):
        yield Shorter(_said(ability), replace(card, abilities=_without(card.abilities, at)))
        for clause, shorter in _within(ability):
            changed = (*card.abilities[:at], shorter, *card.abilities[at + 1 :])
            yield Shorter(clause, replace(card, abilities=changed))
    for at, instruction in enumerate(card.effect):
        yield Shorter(_said(instruction), replace(card, effect=_without(card.effect, at)))


def _without(parts: tuple[T, ...], at: int) -> tuple[T, ...]:
    return (*parts[:at], *parts[at + 1 :])


def _within(ability: Struct) -> Iterator[tuple[str, Struct]]:
    for name in ability.__struct_fields__:
        parts = getattr(ability, name)
        if isinstance(parts, tuple) and len(parts) > 1 and all(isinstance(part, Instruction) for part in parts):
            for at, part in enumerate(parts):
                yield _said(part), replace(ability, **{name: _without(parts, at)})


def _said(part: object) -> str:
    return str(part.describe()) if hasattr(part, "describe") else repr(part)


def findings(name: str, blocks: list[RulingBlock]) -> Iterator[Finding]:
    """For each clause of a card the first block that misses it."""
    naming = [block for block in blocks if name in block.text]
    for variant in definition(name).variants:
        card = definition(name).card(variant)
        for clause, shorter in without_each_clause(card):
            _CARDS[name, variant.name] = shorter
            try:
                failing = next((block for block in naming if _misses(block)), None)
            finally:
                _CARDS[name, variant.name] = card
            yield Finding(name, variant.name, clause, f"{failing.file}:{failing.line}" if failing else "")


def _misses(block: RulingBlock) -> bool:
    """Whether a block fails; a definition whose rest refers to the clause cannot be performed without it, either."""
    try:
        return not run_block(block, TODAY, answering=answer_to).passed
    except Exception:  # noqa: BLE001 - whatever it is, the block does not pass
        return True


def reasons() -> dict[tuple[str, str, str], str]:
    """Why no ruling can miss a clause: by card, wording and clause."""
    rows = [line.split("\t") for line in REASONS.read_text(encoding="utf-8").splitlines()[1:]]
    return {(name, wording, clause): reason for name, wording, clause, reason in rows}


def _shortened(clause: str) -> str:
    """The first words of a clause: which it is, without repeating a whole text in the table."""
    words = clause.split()
    return " ".join(words[:FIRST_WORDS]) + (" ..." if len(words) > FIRST_WORDS else "")


def main(arguments: list[str]) -> int:
    """Print the clauses that are not missed; with ``--all-out`` write the table."""
    table = Path(arguments[1]) if arguments[:1] == ["--all-out"] else None
    names = arguments[2:] if table else arguments
    blocks = list(read_rulings([ROOT / "rulings", ROOT / "faq"], root=ROOT))
    blocks.sort(key=lambda block: "/cards/" not in block.file)
    found = [finding for name in names or defined() if name not in BY_RULE for finding in findings(name, blocks)]
    known = reasons()
    unsound = [finding for finding in found if bool(finding.block) is (finding[:3] in known)]
    for finding in unsound:
        words = "is listed, but missed:" if finding.block else "no ruling misses:"
        print(f"{finding.name}, {finding.wording}: {words} {finding.clause}")
    if table:
        lines = (
            "\t".join((*finding[:2], _shortened(finding.clause), finding.block, known.get(finding[:3], "")))
            for finding in found
        )
        table.write_text(
            "card\twording\tclause\tmissed by\twhy it cannot be missed\n" + "\n".join(lines) + "\n", encoding="utf-8"
        )
    print(f"{sum(1 for finding in found if finding.block)} of {len(found)} clauses are missed when taken out")
    return 1 if unsound else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
