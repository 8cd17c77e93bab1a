"""The official wording of rules, answers, errata and cards, if the user has imported it.

A look-up asks for every place that it cites, and most people have imported nothing: that costs one look at a directory.
"""

# Paths are texts here: pathlib costs more than a whole look-up.
# ruff: noqa: PTH112

from __future__ import annotations

import os

from judge.content.data_directory import imported_directory

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from judge.content.importers.imported_rule import ImportedRule
    from judge.content.model import ErrataEntry, FaqEntry

OUTLINE = "outline"


def anything_imported() -> bool:
    """Whether there may be imported documents."""
    return os.path.isdir(imported_directory())


def official_rule_text(identifier: str) -> str:
    """The official text of a rule by its whole id. "" if that version is not imported."""
    if not anything_imported():
        return ""
    from judge.content.imported import official_rule  # noqa: PLC0415 - usually there is nothing

    edition, _, number = identifier.partition(":")
    document, _, version = edition.partition("@")
    found = official_rule(document, version, number)
    return rule_wording(found) if found else ""


def rule_wording(rule: ImportedRule) -> str:
    """The official text of a rule with its examples."""
    return "\n\n".join([rule.text, *(f"Example: {example}" for example in rule.examples)])


def official_answer_text(entry: FaqEntry) -> str:
    """The official question and answer that an entry restates, from the newest imported edition of its FAQ."""
    if not entry.position or not anything_imported():
        return ""
    from judge.content.imported import imported_entry  # noqa: PLC0415

    for identifier in reversed(_editions(f"faq@{entry.document}@")):
        found = imported_entry(identifier, str(entry.position))
        if found:
            return f"{found['title']}\n\n{found['text']}"
    return ""


def official_erratum_text(erratum: ErrataEntry) -> str:
    """The official wordings of a card, new and old, that a bulletin states."""
    if not anything_imported():
        return ""
    from judge.content.imported import imported_entry  # noqa: PLC0415

    bulletin, _, slug = erratum.id.partition(":")
    found = imported_entry(bulletin, slug)
    if not found:
        return ""
    parts = (("New", found["new"]), ("Old", found["old"]), ("Note", found.get("note", "")))
    return "\n\n".join(f"{title}: {text}" for title, text in parts if text)


def official_card_text(name: str, as_of: str) -> str:
    """The text of a card from the newest imported card list that is not newer than the day, else from the oldest.

    Lists have the text that was in force on their day. A card that is not in the catalogue has the text that its errata
    give it on the day asked for, followed by the printed one.
    """
    found = newest_card_entry(name, as_of)
    if not found or not found["text"]:
        return ""
    from judge.answers.library.listed_wordings import listed_wordings  # noqa: PLC0415 - usually there is nothing
    from judge.cards.catalogue import is_card  # noqa: PLC0415

    text = str(found["text"])
    return text if is_card(name) else listed_wordings(name, text).on(as_of)


def newest_card_entry(name: str, as_of: str) -> dict[str, Any] | None:
    """A card in the newest imported card list that is not newer than the day, else in the oldest, or None."""
    if not anything_imported():
        return None
    from judge.content.ids import fold  # noqa: PLC0415
    from judge.content.imported import imported_entry  # noqa: PLC0415

    lists = _editions("cards@")
    known = [one for one in lists if one.partition("@")[2] <= as_of] or lists[:1]
    found = (imported_entry(identifier, fold(name)) for identifier in reversed(known))
    return next((entry for entry in found if entry), None)


def _editions(prefix: str) -> list[str]:
    """The imported editions of a document, the best one last: undated ones before dated ones, without outlines."""
    from judge.content.imported import imported_ids  # noqa: PLC0415

    found = [one for one in imported_ids() if one.startswith(prefix) and not one.endswith(f"@{OUTLINE}")]
    return sorted(found, key=lambda one: (one.removeprefix(prefix)[:1].isdigit(), one))
