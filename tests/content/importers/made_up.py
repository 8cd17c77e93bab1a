"""Rulebooks that were made up, and what is known of their words: so tests need no official text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.content.importers import fingerprints
from judge.content.importers.imported_rule import ImportedRule

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    import pytest


def know(
    monkeypatch: pytest.MonkeyPatch, folder: Path, document: str, editions: Mapping[str, Mapping[str, str]]
) -> None:
    """Let these be the known editions of a document, and no others."""
    lines = ["\t".join([document, *editions])]
    numbers = sorted({number for rules in editions.values() for number in rules})
    for number in numbers:
        cells = [
            fingerprints.fingerprint(ImportedRule(number, rules[number])) if number in rules else ""
            for rules in editions.values()
        ]
        lines.append("\t".join([number, *cells]))
    path = folder / "known_words.tsv"
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    monkeypatch.setattr(fingerprints, "FILE", path)


def rules(numbers: Iterable[int]) -> dict[str, str]:
    """Rules with different words, each with a letter that copies tend to change."""
    return {f"{number:03}": f"Rule {number} says \u201chere\u201d, and the first one draws." for number in numbers}


def printed(title: str, texts: Mapping[str, str]) -> str:
    return "".join(
        f"{line}\n" for line in (title, "", *(f"{number}. {text}" for number, text in sorted(texts.items())))
    )
