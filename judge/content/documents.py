"""The official documents, their editions, and the days on which each of them is in force."""

from __future__ import annotations

from judge.content.model import Document
from judge.errors import Misuse

IN_FORCE = "in force"
NEWEST_HELD = "newest held"
"""The status of the newest edition held while a newer one that is not held is in force."""
_CORE = "Core Rules"
_TOURNAMENT = "Tournament Rules"

DOCUMENTS = (
    Document("rules", "core", "1.0", _CORE, "2025-06-02", "2025-06-02", "2025-10-24", "superseded"),
    Document("rules", "core", "1.1", _CORE, "2025-10-01", "2025-10-24", "2025-12-12", "superseded"),
    Document("rules", "core", "1.2", _CORE, "2025-12-01", "2025-12-12", "2026-03-30", "superseded"),
    Document("rules", "core", "1.3", _CORE, "2026-03-30", "2026-03-30", "2026-07-24", "superseded"),
    Document("rules", "core", "1.4", _CORE, "2026-07-16", "2026-07-24"),
    # The tournament rules state one date each: it is taken for both, the publication and the coming into force.
    Document("rules", "tournament", "2025-07-21", _TOURNAMENT, "2025-07-21", "2025-07-21", "2025-10-17", "superseded"),
    Document("rules", "tournament", "2025-10-17", _TOURNAMENT, "2025-10-17", "2025-10-17", "2026-01-30", "superseded"),
    Document("rules", "tournament", "2026-01-30", _TOURNAMENT, "2026-01-30", "2026-01-30", "2026-03-30", "superseded"),
    Document("rules", "tournament", "2026-03-30", _TOURNAMENT, "2026-03-30", "2026-03-30", "2026-04-29", "superseded"),
    Document("rules", "tournament", "2026-04-29", _TOURNAMENT, "2026-04-29", "2026-04-29", "2026-07-16", "superseded"),
    Document("rules", "tournament", "2026-07-16", _TOURNAMENT, "2026-07-16", "2026-07-16"),
    Document("faq", "origins", "", "Origins FAQ", "2025-10-16", "2025-10-16", "2025-11-04", "retired"),
    Document("faq", "spiritforged", "", "Spiritforged FAQ", "2026-01-14", "2026-01-14", "2026-03-30", "superseded"),
    Document("faq", "unleashed", "", "Unleashed FAQ", "2026-04-29", "2026-04-29", "2026-07-24", "superseded"),
    # No day ends it that we know of: it goes before Core Rules 1.4 until the next Core Rules, whose text is not held.
    Document("faq", "vendetta", "", "Vendetta FAQ", "2026-08-14", "2026-08-14"),
    # The 22 questions shown on the rules site all stand in these three; the site is no document of its own.
    # No bulletin: what a FAQ announced and no bulletin carried; it ended with that FAQ.
    Document(
        "errata",
        "origins-faq",
        "2025-10-16",
        "Errata that only the Origins FAQ announced",
        "2025-10-16",
        "2025-10-16",
        "2025-11-04",
        "retired",
    ),
    Document("errata", "origins", "2025-10-28", "Origins errata", "2025-10-28", "2025-10-28"),
    Document("errata", "spiritforged", "2026-01-14", "Spiritforged errata", "2026-01-14", "2026-01-14"),
    Document("errata", "unleashed", "2026-04-03", "Unleashed errata", "2026-04-03", "2026-04-03"),
    Document("errata", "vendetta", "2026-07-23", "Vendetta errata", "2026-07-23", "2026-07-23"),
    Document("errata", "radiance", "2026-10-09", "Radiance errata", "2026-10-09", "2026-10-09"),
)
"""In order of publication within each kind; a new edition is one entry."""


def editions(document: str) -> tuple[Document, ...]:
    """Every edition of one rules document, oldest first."""
    return tuple(edition for edition in DOCUMENTS if edition.kind == "rules" and edition.document == document)


def newest(document: str) -> Document:
    """The newest edition of a rules document, in force or not."""
    return editions(document)[-1]


def edition_on(document: str, day: str) -> Document | None:
    """The edition of a rules document in force on ``day``, or None before the first one."""
    found = None
    for edition in editions(document):
        if edition.in_force <= day:
            found = edition
    return found


def edition(document: str, version: str) -> Document:
    """The edition with this version, imported ones included; raises Misuse with the known versions."""
    for candidate in editions(document):
        if candidate.version == version:
            return candidate
    from judge.content.imported import imported_edition  # noqa: PLC0415 - only for a version that is not written here

    if found := imported_edition(document, version):
        return found
    known = ", ".join(candidate.version for candidate in editions(document))
    raise Misuse(f"there is no version {version!r} of the {document} rules", hint=f"Versions: {known}.")


def document(kind: str, name: str) -> Document | None:
    """The FAQ or bulletin with this name or, for a bulletin, this date; None if there is none."""
    for candidate in DOCUMENTS:
        if candidate.kind == kind and name in (candidate.document, candidate.version):
            return candidate
    return None


def status_on(candidate: Document, day: str) -> str:
    """The status on ``day``: ``in force``, ``not in force before …``, ``superseded …`` or ``retired …``."""
    if day < candidate.in_force:
        return f"not in force before {candidate.in_force}"
    if candidate.until and candidate.until <= day:
        return f"{candidate.retired} {candidate.until}"
    return IN_FORCE


def is_followed(status: str) -> bool:
    """Whether a status means that the document is followed."""
    return status.startswith((IN_FORCE, NEWEST_HELD))


def in_force_on(day: str) -> tuple[Document, ...]:
    """All documents in force on ``day``."""
    return tuple(candidate for candidate in DOCUMENTS if status_on(candidate, day) == IN_FORCE)
