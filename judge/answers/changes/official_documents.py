"""Official documents as entries to compare: their rules, questions, corrections or cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.content.imported import imported_document, imported_entries, imported_rules
from judge.content.importers.imported_rule import ImportedRule
from judge.diff.compared_document import ANY_RULES, RULES, ComparedDocument
from judge.diff.report import OFFICIAL

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from judge.content.imported import ImportedDocument

RULEBOOKS = ("rules", "excerpt")
_CARD_FACTS = ("type", "energy", "power", "might", "set", "rarity", "code")
_HIDDEN = frozenset({"key", "name", "text", "kind", "errata"})


def of_import(identifier: str) -> ComparedDocument:
    """An imported document."""
    document = imported_document(identifier)
    if document.kind in RULEBOOKS:
        return volume_of(document, (imported_rules(document.document, document.version) or {}).values(), ())
    return volume_of(document, (), imported_entries(identifier))


def volume_of(
    document: ImportedDocument, rules: Iterable[ImportedRule], entries: Iterable[Mapping[str, Any]]
) -> ComparedDocument:
    """A document that was read, in the form for comparing: its rules, or its entries of another kind."""
    title = f"{document.title} {document.version}" if document.version not in document.title else document.title
    if document.kind in RULEBOOKS:
        name = document.document.partition("-")[0]
        kind = name if name in RULES else ANY_RULES
        return ComparedDocument(
            f"{name}@{document.version}", kind, title.strip(), OFFICIAL, tuple(rules), document.date
        )
    made = [_entry(document.kind, entry) for entry in entries]
    headings = {rule.number: heading for rule, heading in made}
    return ComparedDocument(
        document.id, document.kind, title.strip(), OFFICIAL, tuple(rule for rule, _ in made), document.date, headings
    )


def _entry(kind: str, entry: Mapping[str, Any]) -> tuple[ImportedRule, str]:
    """An entry with the heading above it."""
    if kind == "cards":
        name = str(entry["name"])
        return ImportedRule(name, _card(entry)), name
    if kind == "errata":
        name = str(entry.get("card") or entry["key"])
        return ImportedRule(name, _one_line(entry.get("new", ""), entry.get("note", ""))), name
    title = str(entry.get("title") or "")
    if entry.get("kind") == "banner":
        return ImportedRule(str(entry["key"]), _one_line(entry.get("text", ""))), "Banner"
    return ImportedRule(str(entry["key"]), _one_line(title, entry.get("text", ""))), str(entry.get("topic") or title)


def _card(entry: Mapping[str, Any]) -> str:
    """A card's facts and text, one to a line after its name. Unknown kinds of facts come after the known ones."""
    names = [*_CARD_FACTS, *(key for key in entry if key not in _CARD_FACTS and key not in _HIDDEN)]
    facts = [(name, entry.get(name)) for name in names]
    facts += [(name, entry.get(name)) for name in ("errata", "text")]
    lines = (f"{name}: {_one_line(_words(value))}" for name, value in facts if value not in (None, "", [], {}))
    return "\n".join(lines)


def _words(value: object) -> str:
    if isinstance(value, dict):
        return "; ".join(f"{name} {_words(inner)}" for name, inner in value.items())
    return ", ".join(map(_words, value)) if isinstance(value, list) else str(value)


def _one_line(*parts: object) -> str:
    return " ".join(" ".join(str(part) for part in parts if part).split())
