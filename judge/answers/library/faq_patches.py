"""Rules that a FAQ entry corrected until the next version of the rulebook included the correction."""

from __future__ import annotations

from judge.content.documents import edition
from judge.content.ids import parse_id, rule_id

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.content.history import History
    from judge.content.ids import Id
    from judge.content.library import Library
    from judge.content.model import FaqEntry


def patch_records(entries: Iterable[FaqEntry], history: History | None) -> dict[str, list[list[str]]]:
    """The corrections under the id of the rule and under its id today, so that one key finds all of them.

    Each has the id of the entry, that of the rule it corrected, its first and last day, and its text.
    """
    found: dict[str, list[list[str]]] = {}
    for entry in entries:
        for identifier in entry.patches:
            identity = parse_id(identifier)
            if identity is None or identity.kind != "rule":
                continue
            until = edition(identity.document, identity.version).until
            patch = [entry.id, identifier, entry.published, until, about(entry.answer, identity.part)]
            now = _now(identity, history)
            for key in {identifier, now} - {""}:
                found.setdefault(f"patches {key}", []).append(patch)
    return found


def _now(identity: Id, history: History | None) -> str:
    """The id of a rule in the newest version. "" if it is gone or the history does not have it."""
    if history is None or identity.document != "core" or not history.has(identity.version, identity.part):
        return ""
    number = history.now(identity.version, identity.part)
    return rule_id("core", history.versions[-1], number) if number else ""


def about(answer: str, number: str) -> str:
    """The paragraphs and points of an answer that name the rule. The whole answer if none does."""
    parts = [
        part.strip().removeprefix("- ")
        for paragraph in answer.split("\n\n")
        for part in (paragraph.split("\n") if paragraph.startswith("- ") else [paragraph])
    ]
    return " ".join(part for part in parts if number in part) or answer


def patched(library: Library, rule: str, shown: str) -> list[str]:
    """The changes made to a rule by FAQ entries, on the day asked for or in the version that the rule is shown by."""
    return [
        f"Patched by {entry} ({_days(library, start, until)}): {text}"
        for entry, _, start, until, text in _standing(library, rule, shown)
    ]


def in_short(library: Library, rule: str, shown: str, unpatched: str) -> str:
    """The short answer about a rule: the text of the patch in force, or else ``unpatched``.

    If no sentence of the patch names the rule, the short answer says that a patch is in force.
    """
    found = _standing(library, rule, shown)
    if not found:
        return unpatched
    entry, identifier, start, until, text = found[-1]
    said = restated(text, identifier.partition(":")[2])
    if not said:
        return f"Patched by {entry} ({_days(library, start, until)}), shown below. {unpatched}"
    return f"As patched by {entry} ({_days(library, start, until)}): {said}"


def _days(library: Library, start: str, until: str) -> str:
    """The days on which a patch is in force. If no held version took it over, it is in force as far as is known."""
    if until:
        return f"{start} to {until}"
    known = library.basis.known_until
    return f"since {start}, as far as known on {known}" if "" < known < library.as_of else f"since {start}"


def restated(text: str, number: str) -> str:
    """The patch's text about a rule: from the first sentence that names it to the end. "" if none does."""
    plain = text.replace("**", "")
    if number not in plain:
        return ""
    begins = plain.rfind(". ", 0, plain.index(number))
    while begins >= 0 and not plain[begins + 2].isupper() and not plain[begins + 2].isdigit():
        begins = plain.rfind(". ", 0, begins)
    said = plain[begins + 2 if begins >= 0 else 0 :].removeprefix(f"{number}: ")
    return said[:1].upper() + said[1:]


def _standing(library: Library, rule: str, shown: str) -> list[list[str]]:
    return [
        patch
        for patch in library.store.get(f"patches {rule}") or ()
        if patch[2] <= library.as_of and (not patch[3] or library.as_of < patch[3] or shown == patch[1])
    ]
