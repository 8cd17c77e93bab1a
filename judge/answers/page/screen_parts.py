"""A page on one screen, and the common parts of pages: the first line, points for rules and rulings, ``more:``."""

from __future__ import annotations

from judge.answers.page.blocks import BETWEEN, GONE, ID, STANDS, TITLE, UNMARKED, Paragraph, Span, line
from judge.answers.page.fit_lines import (
    COLUMNS,
    GAP_LINE,
    MARGIN,
    MOST_OF_A_POINT,
    Point,
    Points,
    cut,
    fitted,
    height_of,
)
from judge.answers.page.labels import answer_label, rule_label, standing
from judge.content.documents import IN_FORCE, is_followed
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.answers.page.answer import Answer
    from judge.answers.page.blocks import Block, Citation, Hit, Line
    from judge.answers.page.how_much import More
    from judge.content.model import FaqEntry

BEHIND = ("Example: ", "Note: ")
"""The beginnings of the parts of a rule's text that come after its own words."""
LEAST_RULINGS = 2
"""The minimum number of rulings, however long the rest is."""


class Statement(NamedTuple):
    """A paragraph above the lists of a screen: the answer to the question, or, muted, other things worth knowing.

    ``whole`` replaces the words if whole ids are asked for, ``short`` if a small terminal has no room for them: ""
    leaves them out.
    """

    kind: str
    words: str
    whole: str = ""
    short: str | None = None

    def as_lines(self) -> Iterator[Line]:
        yield line(self.kind, self.words)


def answer_paragraph(text: str, whole: str = "") -> Statement:
    """The paragraph that answers the question."""
    return Statement("verdict", text, whole)


def beside(text: str, whole: str = "", short: str | None = None) -> Statement:
    """Something else to know, in a muted line."""
    return Statement("set-up", text, whole, short)


ANSWER = answer_paragraph("")
"""The place in a list of paragraphs where the sentences of the answer itself go."""


class Screen(NamedTuple):
    """A page on one screen: its first line, its paragraphs, and as many of its points as there is room for.

    ``names`` are its title and its other names. ``id`` replaces its ``label`` if whole ids are asked for. ``told`` is
    never shortened, ``lists`` are. ``rules`` are ids of rules that are only named. ``commands`` show what is behind the
    screen, and ``takes`` are the options that it understands: ``texts`` shows the citations that are not rulings,
    ``--rules`` also those in ``behind``. ``is_whole``: the points cover every hit, by its id or in the words of
    another. ``says`` is the page in short, if that is not its answer.
    """

    names: tuple[str, ...]
    lists: tuple[Points, ...] = ()
    commands: tuple[str, ...] = ()
    told: tuple[Block, ...] = (ANSWER,)
    label: str = ""
    id: str = ""
    badge: str = ""
    rules: tuple[str, ...] = ()
    is_whole: bool = False
    takes: tuple[str, ...] = ("--all", "--ids")
    texts: str = "--rules"
    behind: tuple[Block, ...] = ()
    says: str = ""

    @property
    def listed(self) -> frozenset[str]:
        """The ids of its points."""
        return frozenset([point.id for one in self.lists for point in one.points])

    def opened_with(self, verdict: str) -> Screen:
        """The same with a verdict before its answer: in one paragraph if the screen begins with the answer."""
        first, *rest = self.told
        if isinstance(first, Statement) and first.kind == ANSWER.kind:
            return self._replace(told=(answer_paragraph(f"{verdict} {first.words}"), *rest))
        return self._replace(told=(answer_paragraph(verdict), *self.told))

    def blocks(self, answer: Answer, more: More) -> Iterator[Block]:
        """The screen. If texts are asked for, its first line with those texts under it."""
        label = (more.ids and self.id) or self.label
        first = first_line(answer, *self.names, label=label, badge=self.badge)
        if any(option in self.takes for option in more.flags):
            yield first
            yield from self._texts(answer, more)
            return
        told = [self._as_asked(one, answer, more) for one in self.told]
        lists = [_marked(one.in_full() if more.ids else one) for one in self.lists if one.points]
        if lists and GAP_LINE not in told:
            told.append(GAP_LINE)
        whole = [option for option in ("--all", "--ids") if option in self.takes]
        commands = [one.replace(f" {self.label}", f" {label}") if self.label else one for one in self.commands]
        tail = [*self._also(answer, more), more_line(*whole, *commands)]
        needed = sum(height_of(one, more.size.columns) for one in (first, *told, *tail)) + len(lists)
        if needed > more.size.lines:
            told = [*_in_short(told)]
        if sum(height_of(one, more.size.columns) for one in (first, *told, *tail)) + len(lists) > more.size.lines:
            tail = tail[-1:]  # what is only named
        yield from fitted([first, *told], lists, tail, more.size)

    def _texts(self, answer: Answer, more: More) -> Iterator[Block]:
        asked = {*self.takes} & {*more.flags}
        for place in answer.citations:
            if ("--rulings" if place.id.startswith("faq@") else self.texts) in asked:
                yield place
        if more.rule_texts:
            yield from self.behind

    def _as_asked(self, one: Block, answer: Answer, more: More) -> Block:
        if one == ANSWER:
            return answer_paragraph(answer.answer)
        return one._replace(words=one.whole) if more.ids and isinstance(one, Statement) and one.whole else one

    def _also(self, answer: Answer, more: More) -> Iterator[Block]:
        """Rules and hits that are only named."""
        if self.rules:
            numbers = ", ".join([rule_label(one, answer.rules, whole=more.ids) for one in self.rules])
            yield Paragraph(line("also", cut(f"Rules: {numbers}", more.size.columns - MARGIN, 1)))
        if not self.is_whole:
            listed = self.listed
            yield from see_also([hit for hit in answer.hits if hit.id not in listed], answer, more)


def _in_short(told: Iterable[Block]) -> Iterator[Block]:
    """The same with statements in their shorter words."""
    for one in told:
        if not isinstance(one, Statement) or one.short is None:
            yield one
        elif one.short:
            yield one._replace(words=one.short)


def _marked(one: Points) -> Points:
    """A list in which every point has a badge if any of them has one."""
    if not any(point.badge for point in one.points):
        return one
    return one._replace(points=tuple([point._replace(badge=point.badge or IN_FORCE) for point in one.points]))


def first_line(answer: Answer, *names: str, label: str = "", badge: str = "") -> Paragraph:
    """The title of what was looked up, with the version and the day: ``809 DEFLECT  keyword  Core 1.4, 2026-11-23``."""
    spans = [Span(label, ID), Span(" ")] if label else []
    spans.append(Span(names[0], TITLE))
    for more in names[1:]:
        spans += [BETWEEN, Span(more)]
    if badge not in UNMARKED:
        spans += [BETWEEN, Span(f"[{badge}]", STANDS if is_followed(badge) else GONE)]
    return Paragraph(line("read", *spans, BETWEEN, answer.short_version_line))


def words_of(place: Citation) -> str:
    """The words of a rule without its examples. The official ones if we have none."""
    parts = [part for part in place.text.split("\n\n") if not part.startswith(BEHIND)]
    text = " ".join(parts)
    return place.official.partition("\n\n")[0] if text == place.title and place.official else text


def official(place: Citation) -> Iterator[Statement]:
    """The official wording beside ours, as much of it as there is room for. Nothing if it was not imported."""
    if place.official and words_of(place) != place.official.partition("\n\n")[0]:
        text = " ".join(place.official.split())
        yield beside(cut(f"Official text: {text}", COLUMNS, MOST_OF_A_POINT), short="")


def examples_of(place: Citation) -> list[str]:
    """The examples and notes of a rule."""
    return [part for part in place.text.split("\n\n") if part.startswith(BEHIND)]


def rulings(entries: Iterable[tuple[FaqEntry, str]]) -> Points:
    """Rulings with their status, behind their questions. Those that still apply come before those that were changed."""
    points = []
    for entry, status in entries:
        badge = standing(entry, status)
        question = f"{entry.question} " if entry.kind == "question" else ""
        text = question + (entry.short or (entry.today or entry.answer).partition("\n\n")[0])
        stands = badge in {"in force", "holds"}
        points.append(Point(answer_label(entry), text, badge, stands, most=3, id=entry.id, is_answer=bool(question)))
    points.sort(key=lambda point: (not point.stands, point.is_long))
    return Points("Rulings", tuple(points), "--rulings", LEAST_RULINGS)


def cited_point(place: Citation, version: str, most: int = MOST_OF_A_POINT) -> Point:
    """A rule that is cited, by its number."""
    return Point(rule_label(place.id, version), words_of(place), most=most, id=place.id)


def see_also(hits: Iterable[Hit], answer: Answer, more: More) -> Iterator[Paragraph]:
    """Further reading, in one line. Each title is written once."""
    parts = []
    last = ""
    for hit in hits:
        label = rule_label(hit.id, answer.rules, whole=more.ids).removeprefix("card:")
        title = "" if hit.title in {last, label} or hit.kind == "faq" else f" {hit.title}"
        parts.append(f"{label}{title}")
        last = hit.title
    if parts:
        yield Paragraph(line("also", cut(f"See also: {', '.join(parts)}", more.size.columns - MARGIN, 2)))


def more_line(*options: str) -> Paragraph:
    """The options and commands that show what is behind the screen. Empty ones are left out."""
    return Paragraph(line("more", f"more: {'  '.join([one for one in options if one])}"))
