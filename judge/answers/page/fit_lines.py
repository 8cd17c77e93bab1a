"""Shortens lists so that an answer fits on one screen.

A screen is measured at 80 columns. If there are lines to spare, the first points of a list get more than one each.
"""

from __future__ import annotations

from judge.answers.page.blocks import BETWEEN, GONE, ID, STANDS, Paragraph, Span, line, unmarked
from judge.answers.page.column_widths import SIDE_BY_SIDE
from judge.answers.page.how_much import Size
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from judge.answers.page.blocks import Block, Line

USUAL = Size()
COLUMNS, LINES = USUAL
"""A terminal of 24 lines has one left for what is typed next: so the first line of a screen stays on it."""
MOST_OF_A_POINT = 6
"""The maximum number of lines of one point."""
LONGEST_LABEL = 18
"""The maximum length of a label that has a column of its own."""
MARGIN = 2
"""Columns before a table and between two of its columns."""

GAP_LINE = Paragraph(line("gap"))


class Point(NamedTuple):
    """One entry of a list. ``badge`` is the status of a ruling. The entry that was asked for is marked and comes first.

    ``most`` is the maximum number of its lines, ``rank`` decides which entries go first if there is not enough room
    (the highest). ``id`` replaces the label and ``whole`` replaces the words if whole ids are asked for. Fewer entries
    are shown rather than one that ``is_answer`` cut to its first line, which is the question. ``is_paragraph``: the
    screen is too narrow for columns.
    """

    label: str
    words: str
    badge: str = ""
    stands: bool = True
    is_asked: bool = False
    most: int = MOST_OF_A_POINT
    rank: int = 0
    id: str = ""
    whole: str = ""
    is_answer: bool = False
    is_paragraph: bool = False

    @property
    def is_long(self) -> bool:
        """Whether the label has no column of its own: it is as long as a whole id, or a question follows it."""
        return (
            self.is_paragraph
            or self.is_answer
            or len(self.label) > LONGEST_LABEL
            or "@" in self.label
            or "/" in self.label
        )

    @property
    def ahead(self) -> str:
        """The label and badge before the words on the same line, or "" if the label has a column of its own."""
        badge = f"[{self.badge}] " if self.badge else ""
        return f"{self.label} {badge}" if self.is_long else ""

    def as_line(self) -> Line:
        spans = [Span(self.label, ID), BETWEEN]
        if self.badge:
            spans += [Span(f"[{self.badge}]", STANDS if self.stands else GONE), BETWEEN]
        spans.append(Span(self.words))
        if self.is_long:
            return line(
                "asked" if self.is_asked else "pointed", *(Span(" ") if one is BETWEEN else one for one in spans)
            )
        return line("asked" if self.is_asked else "row", *spans)


class Points(NamedTuple):
    """A list under a title, if it has one.

    ``behind`` is the option that shows the entries for which there was no room.
    """

    title: str
    points: tuple[Point, ...]
    behind: str = "--all"
    least: int = 0
    left_out: int = 0

    def in_full(self) -> Points:
        """The same with whole ids."""
        whole = [one._replace(label=one.id or one.label, words=one.whole or one.words) for one in self.points]
        return self._replace(points=tuple(whole))

    def on(self, columns: int) -> Points:
        """The same for so many columns: points with a badge are paragraphs where there is no room for three columns."""
        if columns >= SIDE_BY_SIDE or not any(one.badge for one in self.points):
            return self
        return self._replace(points=tuple([one._replace(is_paragraph=True) for one in self.points]))

    def as_lines(self) -> Iterator[Line]:
        if self.title and self.points:
            yield line("points", self.title)
        for point in self.points:
            yield point.as_line()
        if self.left_out and (self.points or not self.title):
            yield line("left", f"and {self.left_out} more ({self.behind})")
        elif self.left_out:
            yield line("left", f"{self.title.partition(',')[0]}: {self.left_out} ({self.behind})")

    def room(self, point: Point, columns: int = COLUMNS) -> int:
        """How many of these columns the words of a point have."""
        if point.is_long:
            return columns - 2 * MARGIN
        short = [one for one in self.points if not one.is_long]
        badges = max((len(one.badge) + 2 for one in short if one.badge), default=-MARGIN)
        return columns - max(len(one.label) for one in short) - badges - 3 * MARGIN


def height(text: str, width: int = COLUMNS) -> int:
    """How many lines a text takes, with each of its lines broken separately, and a word that is longer than one."""
    lines = [one for part in unmarked(text).split("\n") for one in broken(part, width)]
    return sum(max(1, -(-len(one) // width)) for one in lines)


def broken(text: str, width: int) -> list[str]:
    """The lines that the words of a text take."""
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}" if lines[-1] else word
    return lines


def cut(text: str, width: int, most: int) -> str:
    """The beginning of a text, cut at a word so that it takes at most ``most`` lines."""
    lines = broken(unmarked(text), width)
    if len(lines) <= most:
        return text
    last = lines[most - 1]
    while len(last) + 2 > width and " " in last:
        last = last.rpartition(" ")[0]
    return f"{' '.join([*lines[: most - 1], last])} …"


def fitted(
    head: Sequence[Block], lists: Iterable[Points], tail: Sequence[Block], size: Size = USUAL
) -> Iterator[Block]:
    """A screen: its top and its end as they are, and between them as much of the lists as there is room for.

    Lines that what was asked for needs are kept for it.
    """
    lists = [one.on(size.columns) for one in lists if one.points]
    room = size.lines - sum(height_of(block, size.columns) for block in (*head, *tail))
    kept = sum(_more_lines(one, point, size.columns) for one in lists for point in one.points if point.is_asked)
    counts = _counts(lists, room - kept, size.columns)
    shown = [_first(one, count) for one, count in zip(lists, counts, strict=True)]
    spare = room - sum(_taken(one, len(one.points), size.columns) for one in shown)
    yield from head
    for one in shown:
        points = []
        for point in one.points:
            kept -= _more_lines(one, point, size.columns) if point.is_asked else 0
            least = _least(one, point, size.columns)
            ahead = point.ahead
            most = min(point.most + bool(ahead), least + max(0, spare - kept))
            words = cut(ahead + point.words, one.room(point, size.columns), most).removeprefix(ahead)
            spare -= height(ahead + words, one.room(point, size.columns)) - least
            points.append(point._replace(words=words))
        yield one._replace(points=tuple(points))
    yield from tail


def _more_lines(one: Points, point: Point, columns: int) -> int:
    """The lines that a point takes besides the first if it is whole, as what was asked for is before all else."""
    return min(point.most, height(point.ahead + point.words, one.room(point, columns))) - 1


def _counts(lists: Sequence[Points], room: int, columns: int) -> list[int]:
    """The number of points shown of each list: the longest lists are shortened first, down to the least of each.

    If that is too much, too, as on a narrow terminal, they are shortened further, down to what was asked for. Room that
    is left then is used.
    """

    def taken() -> int:
        return sum(_taken(one, count, columns) for one, count in zip(lists, counts, strict=True))

    counts = [len(one.points) for one in lists]
    asked = [sum(point.is_asked for point in one.points) for one in lists]
    for least in ([max(one.least, few) for one, few in zip(lists, asked, strict=True)], asked):
        while taken() > room:
            over = [count - few for count, few in zip(counts, least, strict=True)]
            if max(over, default=0) <= 0:
                break
            counts[over.index(max(over))] -= 1
    for at, one in enumerate(lists):
        if counts[at] < len(one.points):
            counts[at] += 1
            counts[at] -= taken() > room
    return counts


def _taken(one: Points, count: int, columns: int) -> int:
    """The minimum number of lines for ``count`` points of a list, its title and the line that counts the others."""
    first = _first(one, count)
    return bool(one.title and count) + _least_height(first, columns) + bool(first.left_out)


def _least_height(one: Points, columns: int) -> int:
    """The minimum number of lines that the points of a list take."""
    return sum([_least(one, point, columns) for point in one.points])


def _least(one: Points, point: Point, columns: int) -> int:
    """The minimum number of lines that a point takes, that of a label without a column of its own among them."""
    if not point.is_answer:
        return 1 + -(-len(point.ahead) // one.room(point, columns))
    return min(point.most + bool(point.ahead), height(point.ahead + point.words, one.room(point, columns)))


def _first(one: Points, count: int) -> Points:
    """A list with its ``count`` highest points, in their order."""
    if count >= len(one.points):
        return one
    by_rank = sorted(range(len(one.points)), key=lambda at: (-one.points[at].rank, at))
    kept = sorted(by_rank[:count])
    left_out = one.left_out + len(one.points) - count if one.behind else 0
    return one._replace(points=tuple(one.points[at] for at in kept), left_out=left_out)


def height_of(block: Block, columns: int = COLUMNS) -> int:
    """The lines that a block takes at most."""
    return sum(_height_of_a_line(one, columns) for one in block.as_lines())


def _height_of_a_line(one: Line, columns: int) -> int:
    """The lines of a paragraph. The last part of the first line of a screen goes below the others if it must."""
    if one.kind != "read":
        return height("".join(span.text for span in one.spans), columns - MARGIN)
    text = "".join([span.text or "  " for span in one.spans])
    return 1 if len(text) <= columns else sum(height(part, columns) for part in text.rsplit("  ", 1))
