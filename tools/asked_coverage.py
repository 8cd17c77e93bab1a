"""How many rules and answers have lines of what people say (``> **Asked.**``), by chapter.

Usage: python tools/asked_coverage.py [--list CHAPTER]

``--list core@1.4:400`` names the rules of that chapter that have none, with the reason from
``rules/without-lines.tsv``.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from judge.answers.doctor.peoples_words import LINES, read_without  # noqa: E402 - the checkout's own code
from judge.content.sources import read_content  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.content.model import FaqEntry, Rule


class Coverage(NamedTuple):
    """Of a chapter: how many rules have text, how many of these have lines and how many enough, and all lines."""

    rules: int
    any: int
    two: int
    lines: int


def written(root: Path) -> tuple[tuple[Rule, ...], tuple[FaqEntry, ...]]:
    """The rules with a text of their own, and the answers."""
    content = read_content(root)
    return tuple(rule for rule in content.rules if rule.text), tuple(content.faq)


def coverage(rules: Iterable[Rule], answers: Iterable[FaqEntry]) -> dict[str, Coverage]:
    """The coverage of each chapter of the rules and each FAQ."""
    said: dict[str, list[int]] = {}
    for rule in rules:
        said.setdefault(chapter(rule), []).append(len(rule.asked))
    for answer in answers:
        said.setdefault(f"faq@{answer.document}", []).append(len(answer.asked))
    return {
        name: Coverage(len(counts), sum(map(bool, counts)), sum(count >= LINES for count in counts), sum(counts))
        for name, counts in sorted(said.items())
    }


def chapter(rule: Rule) -> str:
    """The hundred that a rule belongs to: ``core@1.4:400``."""
    return f"{rule.document}@{rule.version}:{rule.number[0]}00"


def main(arguments: list[str]) -> int:
    """Print the table, or the rules of a chapter that have no line."""
    rules, answers = written(ROOT)
    if arguments[:1] == ["--list"]:
        without = read_without(ROOT) or {}
        for rule in rules:
            if chapter(rule) in arguments[1:] and not rule.asked:
                print(f"{rule.id}\t{without.get(rule.id, '')}\t{rule.text[:80]}")
        return 0
    print(f"{'chapter':<28}{'rules':>7}{'lines':>7}{'any':>7}{'two':>7}")
    table = coverage(rules, answers)
    total = Coverage(*(sum(of[at] for of in table.values()) for at in range(4)))
    for name, of in (*table.items(), ("all", total)):
        print(f"{name:<28}{of.rules:>7}{of.lines:>7}{of.any / of.rules:>7.0%}{of.two / of.rules:>7.0%}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
