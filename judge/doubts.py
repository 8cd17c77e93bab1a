"""What an answer rests on where documents differ: open questions, and what older rulings answer in another way.

A module with a case that the documents leave open declares it beside the code, ``ORDER = open_question("slug",
"question", "what is followed")``, and records it in the log where it makes a difference (``wording/doubts.py`` of the
engine). Where the rulebook in force decides a case and older rulings say something else, ``older_ruling`` declares
that in the same way. ``docs/conflicts.md`` has the same words in a row with the slug as its anchor. This module imports
nothing of the project.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, ClassVar, TypeVar

from msgspec import Struct
from msgspec.structs import replace

if TYPE_CHECKING:
    from collections.abc import Iterable

TABLE = "docs/conflicts.md"
IN_FORCE = "1.4"
NOT_MET = "Not on the boards that were tried"


class Doubt(Struct, frozen=True):
    """An open question: its slug, the question, the answer that the engine follows, and what another answer would mean.

    ``asked_of`` is the question as it is asked of one card, with names in braces, which ``followed`` and ``otherwise``
    may have, too. ``met`` is false where no play came to it: the texts of two cards raise it.
    """

    under: ClassVar[str] = "doubts"

    slug: str
    question: str
    followed: str
    otherwise: str = ""
    asked_of: str = ""
    met: bool = True

    def of(self, **names: str) -> Doubt:
        """The question as it is asked of one card."""
        return replace(
            self, question=self.asked_of.format(**names), followed=self.followed.format(**names),
            otherwise=self.otherwise.format(**names), asked_of="",
        )  # fmt: skip

    @property
    def see(self) -> str:
        """Where it is discussed."""
        return f"{TABLE}#{self.slug}"

    def __str__(self) -> str:
        other = f". Read the other way: {self.otherwise}" if self.otherwise else ""
        return f"rests on an open question: {self.question} Followed here: {self.followed}{other}; see {self.see}"

    @property
    def said(self) -> str:
        """The sentence of an answer that rests on it, or about cards whose texts raise it."""
        return f"This {self}." if self.met else f"{NOT_MET}: what they do together {self}."

    @property
    def in_short(self) -> str:
        """That sentence where there is little room."""
        other = f" Otherwise: {self.otherwise}" if self.otherwise else ""
        return f"Open: {self.question} Followed: {self.followed}.{other}; see {self.see}."

    def as_json(self) -> dict[str, str | bool]:
        """The fields as JSON values."""
        return {
            "id": self.slug, "question": self.question, "followed": self.followed, "otherwise": self.otherwise,
            "see": self.see, "met": self.met,
        }  # fmt: skip


class OlderRuling(Struct, frozen=True):
    """A question that the rulebook in force settles (``settled``), and to which older rulings give another answer.

    ``met`` is that of an open question.
    """

    under: ClassVar[str] = "older_rulings"

    slug: str
    question: str
    settled: str
    older: str
    met: bool = True

    @property
    def see(self) -> str:
        """Where it is discussed."""
        return f"{TABLE}#{self.slug}"

    def __str__(self) -> str:
        told = f"{self.question} {self.settled}."
        return f"{told} {IN_FORCE} settles this; older rulings say otherwise: {self.older}; see {self.see}"

    @property
    def said(self) -> str:
        """The sentence of an answer for which it matters, or about cards whose texts raise it."""
        return f"{self}." if self.met else f"{NOT_MET}: {self}."

    @property
    def in_short(self) -> str:
        """That sentence where there is little room."""
        answer, rules = self.settled.partition(",")[0], self.settled[self.settled.rindex("(") :]
        return (
            f"{self.question} {answer} {rules}. {IN_FORCE} settles this; older rulings say otherwise; see {self.see}."
        )

    def as_json(self) -> dict[str, str | bool]:
        """The fields as JSON values."""
        return {
            "id": self.slug, "question": self.question, "settled": self.settled, "older": self.older, "see": self.see,
            "met": self.met,
        }  # fmt: skip


Note = Doubt | OlderRuling
OneOf = TypeVar("OneOf", Doubt, OlderRuling)

_DECLARED: dict[str, Note] = {}


def _declare(note: OneOf) -> OneOf:
    if _DECLARED.setdefault(note.question, note) != note:
        raise ValueError(f"The question is declared twice: {note.question}")
    return note


def open_question(slug: str, question: str, followed: str, otherwise: str = "", *, asked_of: str = "") -> Doubt:
    """Declare an open question; raises ValueError if the same question was declared with another slug or answer."""
    return _declare(Doubt(slug, question, followed, otherwise, asked_of))


def older_ruling(slug: str, question: str, settled: str, older: str) -> OlderRuling:
    """Declare a question that older rulings answer otherwise; raises ValueError as ``open_question`` does."""
    return _declare(OlderRuling(slug, question, settled, older))


def declared() -> tuple[Note, ...]:
    """Everything that was declared by the modules imported so far."""
    return tuple(_DECLARED.values())


def asking(question: str) -> Note:
    """What was declared with this question, or with one that asks it of a card; raises KeyError if there is nothing."""
    found = _DECLARED.get(question)
    if found is not None:
        return found
    for note in _DECLARED.values():
        if isinstance(note, Doubt) and note.asked_of:
            names = re.fullmatch(re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.+)", re.escape(note.asked_of)), question)
            if names is not None:
                return note.of(**names.groupdict())
    raise KeyError(question)


def doubts_among(notes: Iterable[Note]) -> tuple[Doubt, ...]:
    """The open questions among ``notes``."""
    return tuple(note for note in notes if isinstance(note, Doubt))


def older_rulings_among(notes: Iterable[Note]) -> tuple[OlderRuling, ...]:
    """Those of ``notes`` that older rulings answer otherwise."""
    return tuple(note for note in notes if isinstance(note, OlderRuling))
