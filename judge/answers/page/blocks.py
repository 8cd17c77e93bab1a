"""The blocks of a page: meaningful values, each written as lines of marked-up spans, without layout.

A block produces its lines in one place. How a kind of line and a marked span look is decided by a writer
(``judge/cli/writers``). A block of an answer also adds its part to the answer's JSON.
"""

from __future__ import annotations

from judge.content.documents import is_followed
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any, Protocol

    from judge.doubts import Note

    class Block(Protocol):
        """A part of a page, with one thing to say."""

        def as_lines(self) -> Iterator[Line]:
            """The lines that people read."""

    class AnswerBlock(Block, Protocol):
        """A part of an answer."""

        def add_to(self, values: dict[str, Any]) -> None:
            """Add what the block knows to the JSON of its answer, whose keys are all there."""


PROSE = "prose"
"""A text of ours or of a document, in which ``**bold**``, ``*emphasis*`` and symbols such as [E] are marked."""
ID, TITLE, RULES, GAP = "id", "title", "rules", "gap"
"""An id, the title of what it names, rules with what they are about, and what parts such columns of a line."""
MATCH = "match"
"""A word that a place was found by."""
STRONG, EMPHASIS, SYMBOL = "strong", "emphasis", "symbol"
"""Marks in prose, besides ids: words in bold, words that are stressed, symbols of costs such as [E]."""
STANDS, GONE, REFUSED = "stands", "gone", "refused"
"""A badge or a word for things that are in force, no longer in force, or failed."""

UNMARKED = frozenset({"", "in force", "newest held"})
"""The statuses of a place that need no badge, because the version line of the answer gives them."""

_IN_PROSE = (
    r"\*\*(?P<strong>.+?)\*\*|(?<!\*)\*(?!\s)(?P<emphasis>[^*]+?)\*(?!\*)|(?P<symbol>\[[A-Z0-9]{1,2}\])"
    r"|(?P<id>\b(?:core|tournament|faq|errata|bans)@[\w.-]*\w(?:[:#][\w.!-]*\w)?)"
)
_MARKS = r"\*\*(.+?)\*\*|(?<!\*)\*(?!\s)([^*]+?)\*(?!\*)"


class Span(NamedTuple):
    """A piece of a line, and what it is: one of the marks above."""

    text: str
    mark: str = PROSE


BETWEEN = Span("", GAP)


class Line(NamedTuple):
    """A line or a paragraph of a block. ``kind`` is its role there, ``depth`` the levels by which it is indented.

    The tables of the writers list the kinds and the layout of each. ``number`` counts outcomes and steps.
    """

    kind: str
    spans: tuple[Span, ...]
    number: int = 0
    depth: int = 0


def line(kind: str, *spans: Span | str, number: int = 0, depth: int = 0) -> Line:
    """A line of spans. Plain strings become prose."""
    return Line(kind, tuple([Span(one, PROSE) if isinstance(one, str) else one for one in spans]), number, depth)


def headed(kind: str, identifier: str, title: str, status: str = "") -> Line:
    """A line that names a place: its id, its title and, unless it is simply in force, its status."""
    spans = [Span(identifier, ID), BETWEEN, Span(title, TITLE)]
    if status not in UNMARKED:
        spans += [BETWEEN, Span(f"[{status}]", STANDS if is_followed(status) else GONE)]
    return Line(kind, tuple(spans), 0, 0)


def unmarked(text: str) -> str:
    """A text without the marks of Markdown."""
    if "*" not in text:
        return text
    import re  # noqa: PLC0415 - most texts need none

    return re.sub(_MARKS, lambda match: match[1] or match[2], text)


def pieces(text: str) -> Iterator[Span]:
    """Prose taken apart: each run of words by what it is, without the marks of Markdown."""
    if "*" not in text and "[" not in text and "@" not in text:
        if text:
            yield Span(text, PROSE)
        return
    import re  # noqa: PLC0415 - most texts need none

    at = 0
    for match in re.finditer(_IN_PROSE, text):
        if at < match.start():
            yield Span(text[at : match.start()], PROSE)
        mark = match.lastgroup or PROSE
        yield Span(match[mark], mark)
        at = match.end()
    if at < len(text):
        yield Span(text[at:], PROSE)


def shortened(text: str, most: int) -> str:
    """The beginning of a text, cut at a word."""
    text = " ".join(text.split())
    return text if len(text) <= most else text[:most].rsplit(" ", 1)[0] + " …"


class Paragraph(NamedTuple):
    """A block of one line."""

    line: Line

    def as_lines(self) -> Iterator[Line]:
        yield self.line


class Verdict(NamedTuple):
    """The sentences that answer the question. They are not shown to people if the first citation begins with them."""

    text: str
    is_cited: bool = False

    def as_lines(self) -> Iterator[Line]:
        if self.text and not self.is_cited:
            yield line("verdict", self.text)

    def add_to(self, values: dict[str, Any]) -> None:
        values["answer"] = self.text


class VersionLine(NamedTuple):
    """By which version and day the answer goes, and whether a written ruling and the simulation agree."""

    version: str
    check: str = ""

    def as_lines(self) -> Iterator[Line]:
        spans = [Span(self.version)]
        if self.check:
            mark = STANDS if self.check == "agrees" else GONE if self.check == "no ruling" else REFUSED
            spans += [Span("; simulation and ruling: "), Span(self.check, mark)]
        yield line("basis", *spans, ".")

    def add_to(self, values: dict[str, Any]) -> None:
        values["check"] = self.check or None


class Path(NamedTuple):
    """The headings above a rule, the highest first."""

    parents: tuple[str, ...]

    def as_lines(self) -> Iterator[Line]:
        yield line("path", f"In: {' > '.join(self.parents)}")

    def add_to(self, values: dict[str, Any]) -> None:
        """Nothing: each citation has its own id."""


class OpenQuestions(NamedTuple):
    """Points of the computed answer on which documents leave a question open or answer it differently.

    ``in_short`` are the kinds that have a shorter sentence.
    """

    notes: tuple[Note, ...]
    depth: int = 0
    in_short: tuple[str, ...] = ()

    def as_lines(self) -> Iterator[Line]:
        for note in self.notes:
            yield line("doubt", note.in_short if note.under in self.in_short else note.said, depth=self.depth)

    def add_to(self, values: dict[str, Any]) -> None:
        for key in ("doubts", "older_rulings"):
            values[key] = [note.as_json() for note in self.notes if note.under == key]


class Section(NamedTuple):
    """More information under its own title. A line that begins with a space is part of the line above it."""

    title: str
    lines: tuple[str, ...]

    def as_lines(self) -> Iterator[Line]:
        yield line("section", self.title)
        for one in self.lines:
            yield line("item", one.strip(), depth=int(one.startswith(" ")))

    def add_to(self, values: dict[str, Any]) -> None:
        values["sections"].append({"title": self.title, "lines": list(self.lines)})


class Citation(NamedTuple):
    """One place that an answer rests on. ``status`` is its state on the day asked for.

    ``text`` is ours. ``official`` is the official wording if the user imported it. ``short`` is the ruling of a FAQ
    answer in one line, or the sentence that answers the usual question to a rule.
    """

    id: str
    title: str = ""
    text: str = ""
    status: str = ""
    note: str = ""
    official: str = ""
    short: str = ""

    def as_lines(self) -> Iterator[Line]:
        yield headed("cited", self.id, self.title, self.status)
        if self.note:
            yield line("note", self.note)
        if self.text != self.title:
            yield line("text", self.text)
        if self.official:
            yield line("label", "Official text:")
            yield line("official", self.official)

    def as_json(self) -> dict[str, str]:
        """The fields, without ``official`` and ``short`` if they are empty."""
        found: dict[str, str] = self._asdict()
        for name in ("official", "short"):
            if not found[name]:
                del found[name]
        return found

    def add_to(self, values: dict[str, Any]) -> None:
        values["citations"].append(self.as_json())


class Hit(NamedTuple):
    """One place to read. ``status``, ``excerpt``, ``besides`` (text beside the hit) and ``label`` are for people."""

    id: str
    kind: str  # rule | keyword | card | faq | errata | tournament | ruling
    title: str
    status: str = ""
    excerpt: str = ""
    besides: str = ""
    label: str = ""


class Hits(NamedTuple):
    """Places to read: results of a search (``found``) with the beginning of each text, or more besides citations."""

    hits: tuple[Hit, ...]
    found: bool

    def as_lines(self) -> Iterator[Line]:
        yield line("list", "Found:" if self.found else "See also:")
        for hit in self.hits:
            yield headed("hit", hit.id, hit.title, hit.status)
            if self.found and hit.excerpt:
                yield line("excerpt", shortened(hit.excerpt, EXCERPT))
            if self.found and hit.besides:
                yield line("besides", f"({hit.besides})")

    def add_to(self, values: dict[str, Any]) -> None:
        values["hits"] = [{"id": hit.id, "kind": hit.kind, "title": hit.title} for hit in self.hits]


EXCERPT = 240
"""The maximum number of letters of the excerpt of a hit."""
