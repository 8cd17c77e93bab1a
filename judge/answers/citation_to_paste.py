"""``judge cite``: a citation to paste, with its text, its source and its status."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.answers.documents.faq_page import whole_id
from judge.answers.page.screen_parts import Screen, words_of
from judge.content import documents
from judge.content.ids import is_bare_number, parse_id
from judge.content.typed_numbers import read_number
from judge.errors import NotFound
from judge.record import NamedTuple

if TYPE_CHECKING:
    from judge.answers.page.answer import Answer
    from judge.answers.page.blocks import Citation
    from judge.answers.page.request import Request
    from judge.content.library import Library

OWN_WORDS = "restated, not the official wording"
OFFICIAL = "official wording"


class Pasted(NamedTuple):
    """A citation by itself. ``source`` is the document and the place in words."""

    id: str
    source: str
    title: str
    text: str
    status: str
    note: str
    as_of: str
    official: bool

    def as_text(self) -> str:
        """Two lines for a mail or a chat without markup."""
        return f"{self.source}{self._titled()}: {self.text}\n({self._behind()})"

    def as_markdown(self) -> str:
        """A quotation with its source below it."""
        quoted = "\n".join(f"> {line}".rstrip() for line in self.text.split("\n"))
        return f"{quoted}\n>\n> **{self.source}**{self._titled()}: `{self.id}`, {self._said()}"

    def as_json(self) -> dict[str, Any]:
        return {"schema": 1, **self._asdict(), "plain": self.as_text(), "markdown": self.as_markdown()}

    def _titled(self) -> str:
        return f" ({self.title})" if self.title else ""

    def _behind(self) -> str:
        return f"{self.id}; {self._said()}"

    def _said(self) -> str:
        wording = OFFICIAL if self.official else OWN_WORDS
        parts = [self.status, f"as of {self.as_of}", *([self.note] if self.note else []), wording]
        return "; ".join(part for part in parts if part)


def is_citable(library: Library, text: str) -> bool:
    """Whether a text is the number of a rule, an id, or the exact name of something."""
    is_a_number = read_number(text) is not None or is_bare_number(text)
    return is_a_number or bool(parse_id(text) or whole_id(text) or library.named(text))


def pasted(library: Library, request: Request) -> Pasted:
    """The citation of the place that a request names. Raises NotFound if it names nothing that can be cited."""
    from judge.answers.router import answer  # noqa: PLC0415 - the command has asked already

    text = request.question.strip()
    if not is_citable(library, text):
        hint = "For example 428.1.a, faq@origins#43, errata@2025-10-28:baited-hook, hidden."
        raise NotFound(f"nothing has the number, the id or the exact name {text!r}", hint=hint)
    found = answer(library, request._replace(question=whole_id(text) or text, simulate=False))
    if not found.citations:
        raise NotFound(f"there is nothing to quote for {text!r}", nearest=tuple(hit.id for hit in found.hits[:6]))
    return to_paste(found)


def to_paste(found: Answer) -> Pasted:
    """The first place that an answer cites, by itself. For a heading, the beginning of its page."""
    first = found.citations[0]
    text = first.official or first.text
    if text in {"", first.title}:
        text = _of_a_heading(found, first)
    return Pasted(
        first.id, _source(first.id), first.title, text, first.status, first.note, found.as_of, bool(first.official)
    )


def _of_a_heading(found: Answer, first: Citation) -> str:
    """The content of a heading: its own summary, else the first rule with words below it, else its title."""
    shown = found.page
    if not isinstance(shown, Screen) or not shown.label:
        return found.answer.removeprefix(f"{first.title}. ")
    below = (one for one in found.citations[1:] if one.id.startswith(f"{first.id}.") and words_of(one) != one.title)
    one = next(below, None)
    said = f"{words_of(one)} ({one.id.partition(':')[2]})" if one else first.title
    return shown.says.removeprefix(f"{first.title}. ") or said


def _source(identifier: str) -> str:
    """The document and the place in it, in words: ``Core Rules 1.4, rule 428.1.a``."""
    identity = parse_id(identifier)
    if identity is None or identity.kind == "card":
        return "Card"
    if identity.kind == "ruling":
        return "Ruling of the Riftbound judge"
    if identity.kind == "rule":
        title = next(one.title for one in documents.editions(identity.document))
        return f"{title} {identity.version}, rule {identity.part}"
    known = documents.document(identity.kind, identity.document or identity.version)
    return known.title if known else identifier.partition(":")[0]
