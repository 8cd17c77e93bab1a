"""Rule numbers through the versions: what a number meant, and what a rule was called."""

from __future__ import annotations

from judge.answers.library.newer_edition import step_to
from judge.content.ids import rule_id
from judge.errors import NotFound
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.content.history import History, Meaning
    from judge.content.library import Library


class Past(NamedTuple):
    """What a number was in the version of ``id``; ``now`` is empty where the rule is gone."""

    id: str
    now: str
    fate: str  # same | moved | reworded | new | removed


def meanings(library: Library, number: str) -> tuple[Past, ...]:
    """Say what the number meant in each version of the core rules where it existed, oldest first."""
    from judge.content.history import history_in  # noqa: PLC0415 - only for numbers of other versions

    history = history_in(library.store)
    return tuple(_past(history, one, number) for one in history.meanings(number)) if history else ()


def meaning(library: Library, identifier: str) -> Past | None:
    """Say what one old id became."""
    edition, _, number = identifier.partition(":")
    return next((past for past in meanings(library, number) if past.id == identifier), None) if edition else None


def _past(history: History, meaning: Meaning, number: str) -> Past:
    now = rule_id("core", history.versions[-1], meaning.now) if meaning.now else ""
    return Past(rule_id("core", meaning.version, number), now, meaning.fate)


def number_in(library: Library, identifier: str, version: str) -> str:
    """The id that a rule of the newest version written here has in ``version``; empty if none is known.

    In a newer version that is imported it has one where it kept its words.
    """
    document, _, rest = identifier.partition("@")
    if step := step_to(library, document, version):
        return step.there(rest.partition(":")[2]) if rest.startswith(f"{step.old}:") else ""
    written, _, number = rest.partition(":")
    if document == "core" and version == written and library.store.has(f"rule {identifier}"):
        return identifier
    from judge.content.history import history_in  # noqa: PLC0415 - only for numbers of other versions

    history = history_in(library.store) if document == "core" else None
    if history is None or written != history.versions[-1]:
        return ""
    there = history.own_number_in(version, number)
    return rule_id("core", version, there) if there else ""


_BEFORE_DIGITS = "abcdefghijklmnopqrstuvwxyz .:#\u00a7-"
MOST_NEAR = 10
"""So many sections are offered for the digits with which they begin."""
LONGEST_SHOWN = 20
"""So many characters of a number that no rule can have are repeated to whoever typed it."""


def no_rule_is_called(library: Library, text: str, document: str = "") -> NotFound:
    """The error for a number that no rule can have, as 1 or CR 4281, with the rules that may be meant."""
    digits, dot, below = text.strip(" .?").lower().lstrip(_BEFORE_DIGITS).partition(".")
    document = document or "core"
    version = library.written(document)
    number = digits.zfill(3)[:3] + dot + below
    head = number[:3]
    near = [rule_id(document, version, one) for one in (number, head)]
    near = [one for one in near if library.store.has(f"rule {one}")][:1]
    if not dot and 0 < len(digits) < len(head):
        near = list(dict.fromkeys((*near, *_that_begin_with(library, digits, document, version))))
    near = near or list(library.nearest(head, document, version))
    shown = text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"
    called = shown if shown[:1].isdigit() else f"called {shown!r}"
    return NotFound(f"there is no rule {called}", hint="", nearest=tuple(near))


def _that_begin_with(library: Library, digits: str, document: str, version: str) -> list[str]:
    """The sections whose numbers begin with some digits: of 35 those from 350 on."""
    sections = (one for one in library.order(document, version) if "." not in one.partition(":")[2])
    return [one for one in sections if one.partition(":")[2].startswith(digits)][:MOST_NEAR]
