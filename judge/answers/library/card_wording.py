"""Our wording of a card, from its definition: as in force on a day, and part by part with its rules."""

from __future__ import annotations

from judge.answers.page.blocks import Section
from judge.content.locate import card_checksum
from judge.content.wording_record import wordings_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Any

    from judge.content.library import Library
    from judge.content.model import ErrataEntry
    from judge.content.store import Store

PRINTED = "printed"
NOT_DEFINED = "Not defined for the engine yet: it can be looked up, and is not simulated."
MARKER = "A marker that keeps count of something, and not a card that is played."


def without_wording(facts: Mapping[str, Any]) -> str:
    """The line for a card without a definition: that it is not a card that is played, or that it is not defined."""
    return MARKER if facts and not facts.get("types") else NOT_DEFINED


def not_modelled(errata: Iterable[ErrataEntry]) -> str:
    """Why a card that only errata name is not simulated: the rule they rest on that is not modelled, or ""."""
    from judge.citations.coverage import MISSING, rows  # noqa: PLC0415 - only for a card that no list has

    missing = {number: row.words for row in rows() if row.kind == MISSING for number in row.numbers}
    rules = (rule.partition(":")[2] for erratum in errata for rule in erratum.rules)
    found = next((rule for rule in rules if rule in missing), "")
    return f"Not simulated, as {found} is not modelled: {missing[found]}" if found else ""


def our_wordings(store: Store, name: str) -> tuple[list[dict[str, Any]], str]:
    """Each wording of a card from its current definition, and the reason if that cannot be read.

    Wordings are compiled. If the file has changed since, in a checkout, they are read from it. So a question about a
    rule does not wait until hundreds of files have been checked.
    """
    records: dict[str, Any] | Store = store
    if (made_from := store.get(f"definition {name}")) and made_from[1] != card_checksum(made_from[0]):
        from judge.answers.library.wording_records import records_of  # noqa: PLC0415 - the engine, only after a change

        records = records_of(name)
    return wordings_of(records.get(f"wording {name}")), records.get(f"unreadable {name}") or ""


def wording_text(wordings: Sequence[dict[str, Any]], as_of: str, facts: Mapping[str, Any]) -> str:
    """The text of the card with these facts on a day, or why there is none."""
    if not wordings:
        return without_wording(facts)
    standing = standing_wording(wordings, as_of)
    name = standing["name"]
    since = "as printed" if name == PRINTED else f"as corrected on {name}"
    return f"What it does ({since}): {standing['text'] or 'nothing by itself.'}"


def standing_wording(wordings: Sequence[dict[str, Any]], as_of: str) -> dict[str, Any]:
    """The wording of a card in force on a day, of one or more."""
    return [wording for wording in wordings if wording["name"] == PRINTED or wording["name"] <= as_of][-1]


def text_in_force(library: Library, card: str) -> str:
    """The text of a card on the day of the library. "" if it has none, or if we do not have it."""
    wordings, _ = our_wordings(library.store, card)
    return str(standing_wording(wordings, library.as_of)["text"] or "") if wordings else ""


def how_sections(
    name: str, wordings: Sequence[dict[str, Any]], slip: str = "", facts: Mapping[str, Any] | None = None
) -> tuple[Section, ...]:
    """Each wording, part by part, with the rules that the part is performed by. ``slip`` is why it cannot be read."""
    if not wordings:
        return (Section(f"How {name} is performed", (slip or without_wording(facts or {}),)),)
    sections = []
    for wording in wordings:
        lines = []
        for part in wording["parts"]:
            lines += [part["text"], "  " + ", ".join(part["rules"])]
        since = "as printed" if wording["name"] == PRINTED else f"since {wording['name']} ({wording['bulletin']})"
        sections.append(Section(f"How {name} is performed, {since}", tuple(lines) or ("It has no text.",)))
    return tuple(sections)
