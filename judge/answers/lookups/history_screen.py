"""The history of a rule on one screen: a line for each version."""

from __future__ import annotations

from judge.answers.page.fit_lines import GAP_LINE, Point, Points, fitted
from judge.answers.page.screen_parts import first_line, more_line, said, see_also, words_of
from judge.content.ids import parse_id
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.page.answer import Answer
    from judge.answers.page.blocks import Block, Citation
    from judge.answers.page.how_much import More


class HistoryScreen(NamedTuple):
    """What the screen of a history knows besides its answer: the number that was asked for."""

    number: str

    @property
    def takes(self) -> tuple[str, ...]:
        """The options that show more of it."""
        return ("--all", "--ids", "--rules")

    def blocks(self, answer: Answer, more: More) -> Iterator[Block]:
        """The screen, or the texts of all versions under its first line."""
        title = next((one.title for one in reversed(answer.citations) if parse_id(one.id)), "")
        first = first_line(answer, title or "History", "history", label=self.number)
        if more.flags:
            yield first
            yield from answer.citations
            return
        points = tuple(_point(one, whole=more.ids) for one in answer.citations)
        tail = [*see_also(answer.hits, answer, more), more_line("--all", "--ids", "--rules")]
        yield from fitted([first, said(answer.answer), GAP_LINE], [Points("", points, "--all")], tail)


def _point(place: Citation, *, whole: bool) -> Point:
    """One version: the number that it had there, what became of it, and its words where they are known."""
    identity = parse_id(place.id)
    label = place.id if whole or identity is None else f"{identity.version}:{identity.part}"
    words = words_of(place)
    is_known = words not in {place.title, ""}
    note = place.note if whole else place.note.replace("core@", "")
    note = f"{note[:1].upper()}{note[1:]}"
    return Point(label, f"{note}: {words}" if is_known and note else words if is_known else f"{note}.")
