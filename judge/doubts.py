"""Open questions: cases that the documents leave open and for which the engine follows one answer.

A module with such a case declares it beside the code, ``ORDER = open_question("slug", "question", "what is
followed")``, and records it in the log where it makes a difference (``doubted.py`` of the engine).
``docs/conflicts.md`` has the same words in a row with the slug as its anchor. This module imports nothing of the
project.
"""

from __future__ import annotations

from msgspec import Struct

TABLE = "docs/conflicts.md"


class Doubt(Struct, frozen=True):
    """An open question: its slug, the question, and the answer that the engine follows."""

    slug: str
    question: str
    followed: str

    @property
    def see(self) -> str:
        """Where it is discussed."""
        return f"{TABLE}#{self.slug}"

    def __str__(self) -> str:
        return f"rests on an open question: {self.question} Followed here: {self.followed}; see {self.see}"

    def as_json(self) -> dict[str, str]:
        """The fields as JSON values."""
        return {"id": self.slug, "question": self.question, "followed": self.followed, "see": self.see}


_DECLARED: dict[str, Doubt] = {}


def open_question(slug: str, question: str, followed: str) -> Doubt:
    """Declare an open question; raises ValueError if the same question was declared with another slug or answer."""
    doubt = Doubt(slug, question, followed)
    if _DECLARED.setdefault(question, doubt) != doubt:
        raise ValueError(f"The question is declared twice: {question}")
    return doubt


def declared() -> tuple[Doubt, ...]:
    """All open questions declared by the modules imported so far."""
    return tuple(_DECLARED.values())


def asking(question: str) -> Doubt:
    """The declared open question with these words; raises KeyError if there is none."""
    return _DECLARED[question]
