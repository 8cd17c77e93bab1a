"""A list on one screen: documents, sections, the cards of a bulletin, one line each, most important first."""

from __future__ import annotations

from judge.answers.page.fit_lines import GAP_LINE, MOST_OF_A_POINT, Point, Points, fitted
from judge.answers.page.screen_parts import first_line, more_line, said, see_also
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.answers.page.answer import Answer
    from judge.answers.page.blocks import Block
    from judge.answers.page.how_much import More


class Row(NamedTuple):
    """A line of a list: its id, the label in its place where whole ids are not asked for, and what there is to say.

    ``rank`` tells which go first where there is no room for all (the highest); ``most`` is the most lines it has.
    """

    id: str
    label: str
    words: str
    badge: str = ""
    stands: bool = True
    rank: int = 0
    most: int = MOST_OF_A_POINT

    def as_point(self, *, whole: bool) -> Point:
        """The row on a screen."""
        label = self.id if whole and self.id else self.label
        return Point(label, self.words, self.badge, self.stands, most=self.most, rank=self.rank)


class ListScreen(NamedTuple):
    """A list under what was read: ``lists`` are titles with their rows, ``commands`` what is behind it besides.

    ``is_whole`` says that the rows tell of every hit of the answer, by its id or among the words of another one.
    ``verdict`` is said in place of the answer, where that tells what the rows tell.
    """

    names: tuple[str, ...]
    lists: tuple[tuple[str, tuple[Row, ...]], ...]
    commands: tuple[str, ...] = ()
    badge: str = ""
    is_whole: bool = False
    verdict: str = ""

    @property
    def takes(self) -> tuple[str, ...]:
        """The options that show more of it."""
        return ("--all", "--ids")

    def blocks(self, answer: Answer, more: More) -> Iterator[Block]:
        """The screen; what there is no room for is counted."""
        head: list[Block] = [first_line(answer, *self.names, badge=self.badge), said(self.verdict or answer.answer)]
        lists = [Points(title, _points(rows, more), "--all") for title, rows in self.lists]
        if any(one.points for one in lists):
            head.append(GAP_LINE)
        listed = {row.id for _, rows in self.lists for row in rows}
        besides = [] if self.is_whole else [hit for hit in answer.hits if hit.id not in listed]
        yield from fitted(head, lists, [*see_also(besides, answer, more), more_line("--all", "--ids", *self.commands)])


def _points(rows: Sequence[Row], more: More) -> tuple[Point, ...]:
    """The rows as points; where one says how it stands, the others do, too."""
    unmarked = "in force" if any(row.badge for row in rows) else ""
    return tuple((row if row.badge else row._replace(badge=unmarked)).as_point(whole=more.ids) for row in rows)
