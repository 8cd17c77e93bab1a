"""Open questions: places where the documents leave a question open and the engine follows one answer all the same.

A module that does so declares the question beside the code, ``ORDER = open_question("slug", "question", "what is
followed")``, and lets the play reach it where it makes a difference (``judge/engine/doubted.py``). The question stands
word for word in a row of ``docs/conflicts.md``, under an anchor with the slug. This module imports nothing of ours.
"""

from __future__ import annotations

from msgspec import Struct

TABLE = "docs/conflicts.md"


class Doubt(Struct, frozen=True):
    """An open question: its name, the question, and the answer that the engine follows."""

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
        """The doubt as plain values."""
        return {"id": self.slug, "question": self.question, "followed": self.followed, "see": self.see}


_DECLARED: dict[str, Doubt] = {}


def open_question(slug: str, question: str, followed: str) -> Doubt:
    """Declare a question that the module at hand leaves open; the same words every time."""
    doubt = Doubt(slug, question, followed)
    if _DECLARED.setdefault(question, doubt) != doubt:
        raise ValueError(f"The question is declared twice: {question}")
    return doubt


def declared() -> tuple[Doubt, ...]:
    """Every question that the modules imported so far leave open."""
    return tuple(_DECLARED.values())


def asking(question: str) -> Doubt:
    """The doubt with these words; raises KeyError where none has them."""
    return _DECLARED[question]
