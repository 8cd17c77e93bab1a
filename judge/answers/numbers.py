"""Rule numbers through the versions: what a number meant, and what a rule was called."""

from __future__ import annotations

from judge.answers.newer_edition import step_to
from judge.content.documents import editions
from judge.content.ids import rule_id
from judge.errors import NotFound
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.content.library import Library


class Past(NamedTuple):
    """What a number was in the version of ``id``; ``now`` is empty where the rule is gone."""

    id: str
    now: str
    fate: str  # same | moved | reworded | new | removed


def meanings(library: Library, number: str) -> tuple[Past, ...]:
    """Say what the number meant in each version of the core rules where it existed, oldest first."""
    found = []
    for edition in editions("core"):
        identifier = rule_id("core", edition.version, number)
        record = library.store.get(f"history {identifier}")
        if record:
            found.append(Past(identifier, record[0], record[1]))
    return tuple(found)


def meaning(library: Library, identifier: str) -> Past | None:
    """Say what one old id became."""
    record = library.store.get(f"history {identifier}")
    return Past(identifier, record[0], record[1]) if record else None


def number_in(library: Library, identifier: str, version: str) -> str:
    """The id that a rule of the newest version written here has in ``version``; empty if none is known.

    In a newer version that is imported it has one where it kept its words.
    """
    document, _, rest = identifier.partition("@")
    if step := step_to(library, document, version):
        return step.there(rest.partition(":")[2]) if rest.startswith(f"{step.old}:") else ""
    earlier: dict[str, str] = library.store.get(f"earlier {identifier}") or {}
    return earlier.get(version, "")


LONGEST_SHOWN = 20
"""So many characters of a number that no rule can have are repeated to whoever typed it."""


def no_rule_is_called(library: Library, text: str) -> NotFound:
    """The error for a number that no rule can have, as 1 or 4281, with the rules that may be meant."""
    digits, dot, below = text.strip(" .?").lower().partition(".")
    version = library.written("core")
    number = digits.zfill(3)[:3] + dot + below
    head = number[:3]
    near = [rule_id("core", version, one) for one in (number, head) if library.store.has(f"rule core@{version}:{one}")]
    near = near[:1] or list(library.nearest(head, "core", version))
    shown = text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"
    return NotFound(f"there is no rule {shown}", hint="", nearest=tuple(near))
