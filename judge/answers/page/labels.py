"""How a page names places: a rule by its number, an answer by its document and position, or whole ids on demand.

A page shows its version once. Every label can be typed as a question.
"""

from __future__ import annotations

from judge.content.documents import is_followed
from judge.content.ids import parse_id

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.content.model import FaqEntry


def rule_label(identifier: str, version: str, *, whole: bool = False) -> str:
    """``428.1.a`` in the version of the page, ``1.2:415.1`` in another one, ``TR 703.2`` in the tournament rules.

    Anything that is not a rule keeps its id.
    """
    identity = None if whole else parse_id(identifier)
    if identity is None or identity.kind != "rule":
        return identifier
    if identity.document == "tournament":
        return f"TR {identity.part}"
    return identity.part if identity.version == version else f"{identity.version}:{identity.part}"


def answer_label(entry: FaqEntry, *, whole: bool = False) -> str:
    """``origins#43``, or ``origins:targeting-2`` if an answer has no position."""
    if whole:
        return entry.id
    return f"{entry.document}#{entry.position}" if entry.position else entry.id.removeprefix("faq@")


def in_a_word(badge: str) -> str:
    """The status of an answer from its badge, without days: "holds" if only its document is out of force."""
    if not badge or is_followed(badge):
        return "in force" if badge else ""
    return badge.partition("; ")[2] or (badge if badge in {"changed", "superseded"} else "holds")


def standing(entry: FaqEntry, status: str) -> str:
    """The status of an answer. ``holds``: its document is out of force, and nothing contradicts it."""
    if entry.status == "holds" and is_followed(status):
        return "in force"
    return entry.status
