"""Two cards on one screen: how the question was read, the verdict, its reasons, assumptions, outcomes.

Everything else of the answer is behind an option, which the last line names.
"""

from __future__ import annotations

from judge.answers.page.blocks import (
    BETWEEN,
    ID,
    TITLE,
    Citation,
    OpenQuestions,
    Paragraph,
    Section,
    Span,
    headed,
    line,
    shortened,
)
from judge.answers.page.fit_lines import GAP_LINE, USUAL
from judge.answers.page.screen_height import height_of
from judge.answers.simulated.fact_rows import FactRows
from judge.answers.simulated.near_misses_of_a_pair import NO_NEAR_MISS, NearMisses
from judge.answers.simulated.rooms_of_a_pair import MOST_FACTS, NARROW, ROOMS, in_short, with_short_doubts, without_gap
from judge.content.ids import rule_id
from judge.errors import Misuse
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from judge.answers.page.answer import Answer
    from judge.answers.page.blocks import Block, Line
    from judge.answers.page.how_much import More
    from judge.answers.page.outcome_table import OutcomeRows
    from judge.answers.simulated.pair_points import PairPoint
    from judge.answers.simulated.rooms_of_a_pair import Room
    from judge.answers.simulated.ruling_line import Ruling
    from judge.answers.simulated.set_ups import SetUp

CHANGES = "--with, --swap, --set-ups"
"""Options that change the assumed set-up, and one that shows the others."""

MOST_UNTRIED = 2
"""The maximum number of untried ways listed."""
UNTRIED = 125
"""The maximum number of letters of each if nothing was found."""
UNTRIED_BESIDES = 90
"""The maximum if something was found."""

MOST_PLACES = 8
"""The maximum number of places listed if nothing was played."""
PLACE = 60
"""The maximum number of letters of the title of each."""


class PairScreen(NamedTuple):
    """The whole first screen except the verdict and the open questions of its answer.

    ``rules`` are the deciding rules by number, each with its subject. ``assumed`` is the set-up in the words of the
    scenario language, with its acts. ``untried`` are the questions that were left. ``set_ups`` are there if asked for.
    ``of_any``: one of the cards could be any of its kind. ``near`` are the near misses of the two. ``playable`` is the
    number of set-ups that can be played, and ``number`` the one shown. ``refused`` is why nothing was played.
    ``points`` stand instead of the verdict if an interaction was found, ``near`` besides it if none was. ``is_short``:
    for a small terminal.
    """

    names: tuple[str, ...]
    rules: tuple[tuple[str, str], ...] = ()
    ruling: Ruling | None = None
    assumed: tuple[str, ...] = ()
    of_any: str = ""
    playable: int = 0
    rows: OutcomeRows | None = None
    remarks: tuple[str, ...] = ()
    untried: tuple[str, ...] = ()
    questions: int = 0
    found: bool = True
    wordings: str = ""
    set_ups: tuple[SetUp, ...] = ()
    number: int = 1
    refused: str = ""
    near: NearMisses = NO_NEAR_MISS
    points: tuple[PairPoint, ...] = ()
    is_short: bool = False

    @property
    def takes(self) -> tuple[str, ...]:
        """The options that show more of it."""
        return ("--steps", "--set-ups", "--rules", "--wordings", "--rulings", "--all", "--ids")

    def as_lines(self) -> Iterator[Line]:
        """Nothing, because the long page has its own blocks."""
        yield from ()

    def add_to(self, values: dict[str, Any]) -> None:
        values["points"] = [one.as_json() for one in self.points]
        values["set_ups"] = [one.as_json() for one in self.set_ups]
        values["near_misses"] = [one.as_json() for one in self.near.points]
        if self.assumed:
            values["assumed"] = list(self.assumed)
        if self.of_any:
            values["of_any"] = self.of_any

    def blocks(self, answer: Answer, more: More) -> Iterator[Block]:
        """The screen. If other parts are asked for, its first line with those under it."""
        if more.flags:
            yield Paragraph(self._read(answer))
            yield from self._more(answer, more)
            return
        head = tuple(self._head(answer, more))
        if self.refused:
            yield from (*head, *self._written(answer))
            return
        close = without_gap(head)
        first: tuple[tuple[Block, ...], ...] = (head, close)
        if self.points:  # which name their rules themselves
            close = without_gap(tuple(self._head(answer, more, rules=())))
        heads = ((close,) if self.points else first, (with_short_doubts(close),))
        screens = [(*head, *self._body(answer, ROOMS[0]))] if self.points else []
        screens += [(*above, *self._body(answer, room)) for some in heads for room in ROOMS for above in some]
        if answer.older_rulings:  # told in a sentence only where all that comes of the cards has its room besides
            told = tuple(self._head(answer, more, OpenQuestions(answer.older_rulings, in_short=("older_rulings",))))
            screens[:0] = [(*above, *self._body(answer, ROOMS[0])) for above in (told, without_gap(told))]
        columns, lines = more.size
        if columns < USUAL.columns or lines < USUAL.lines:
            narrow = self._narrow()
            screens += [narrow.in_room(answer, more, room) for room in NARROW]
        yield from next((one for one in screens if height_of(one, columns) <= lines), screens[-1])

    def in_room(self, answer: Answer, more: More, room: Room) -> tuple[Block, ...]:
        """All of it in the room of a small terminal. Points for which there is none are counted, none is cut."""
        shown = self.points[: room.points]
        rules = () if self.points else self.rules[: room.points]
        head = [
            one
            for one in with_short_doubts(tuple(self._head(answer, more, rules=rules, points=shown)))
            if one != GAP_LINE
        ]
        return (*head, *self._body(answer, room))

    def _narrow(self) -> PairScreen:
        """The same with what stands beside its points in short."""
        remarks = tuple(in_short(one) for one in self.remarks)
        ruling = self.ruling and self.ruling._replace(question="")
        return self._replace(is_short=True, ruling=ruling, remarks=remarks, wordings=in_short(self.wordings))

    def _head(
        self, answer: Answer, more: More, older: OpenQuestions | None = None,
        *, rules: tuple[tuple[str, str], ...] | None = None, points: tuple[PairPoint, ...] | None = None,
    ) -> Iterator[Block]:  # fmt: skip
        """The first line, the verdict and its reasons. ``older`` tells where older rulings differ, or a line does."""
        rules = self.rules if rules is None else rules
        yield Paragraph(self._read(answer))
        if answer.asked_for:
            yield answer.asked_for
        if self.refused:
            return
        has_points = self.found and bool(self.points)
        if has_points:
            shown = self.points if points is None else points
            yield from (Paragraph(point.as_line(number)) for number, point in enumerate(shown, 1))
            if left := len(self.points) - len(shown):
                yield Paragraph(line("left", f"and {left} more point{'s' * (left > 1)} (--plain)"))
            if answer.asked_for and answer.asked_for.part_of_third:
                yield Paragraph(line("verdict", answer.asked_for.part_of_third))
        else:
            said = " ".join([*answer.answer.split("\n\n"), *filter(None, [self.of_any * (not self.near.leads)])])
            yield Paragraph(line("verdict", said))
        near = () if has_points else tuple(self.near.lines())
        if rules or self.ruling or near:
            yield GAP_LINE
        for number, words in rules:
            label = rule_id("core", answer.rules, number) if more.ids else number
            yield Paragraph(line("row", Span(label, ID), BETWEEN, words))
        if self.ruling:
            yield Paragraph(self.ruling.as_line())
        yield from map(Paragraph, near)
        if answer.doubts:
            yield OpenQuestions(answer.doubts)
        if older is not None:
            yield older
        elif answer.older_rulings:
            told = "; ".join(one.slug.replace("-", " ") for one in answer.older_rulings)
            yield Paragraph(line("doubt", f"Older rulings differ: {told} (--all)"))
        yield GAP_LINE

    def _body(self, answer: Answer, room: Room) -> Iterator[Block]:
        """The assumptions, the outcomes, and the remarks, as far as there is room for them."""
        if self.assumed:
            is_told = room.board or self.playable <= 1
            yield Paragraph(
                self._assumed() if is_told else line("assumed", f"assumed: set-up {self.number} (--set-ups)")
            )
        if self.rows is not None and not room.outcomes:
            if len(self.rows.rows) > 1:
                yield Paragraph(line("common", f"outcomes: {len(self.rows.rows)} (--steps)"))
        elif self.rows is not None:
            rows = self.rows._replace(without="") if answer.doubts and self.ruling else self.rows
            facts = answer.facts if isinstance(answer.facts, FactRows) else None
            yield from self._outcomes(rows._replace(most=room.outcomes), facts, room.facts)
        for remark in self._remarks(room):
            yield Paragraph(line("left", remark))
        yield Paragraph(line("more", f"more: {'  '.join(self._options(answer))}"))

    def _outcomes(self, rows: OutcomeRows, facts: FactRows | None, room: int) -> Iterator[Block]:
        """The outcomes, and the difference that the text of one card makes. Only the facts if there are too many."""
        most = MOST_FACTS - len(rows.rows) if rows.are_few else MOST_FACTS
        differing = (
            facts.differing(most, beside_rows=rows.are_few, always=rows.always)
            if facts and not (rows.are_few and (rows.without or rows.is_long or most < MOST_FACTS // 2))
            else ()
        )
        are_many = len(rows.rows) > 1 and not rows.are_few
        yield Paragraph(rows.counted()) if are_many and differing else rows
        if facts and differing:
            yield from map(Paragraph, facts.lines(differing[:room]))
            if left := len(differing[room:]):
                yield Paragraph(line("common", f"… {left} more row{'s' * (left > 1)}  --all"))

    def _written(self, answer: Answer) -> Iterator[Block]:
        """Why nothing was played, and the texts about the cards, each place in one line."""
        yield Paragraph(line("verdict", f"Not simulated: {self.refused}"))
        yield GAP_LINE
        yield Paragraph(line("assumed", answer.answer))
        for place in answer.citations[:MOST_PLACES]:
            yield Paragraph(headed("hit", place.id, shortened(place.title, PLACE), place.status))
        if (more := len(answer.citations) - MOST_PLACES) > 0:
            yield Paragraph(line("left", f"and {more} more"))
        yield Paragraph(line("more", "more: --rules  --all"))

    def _read(self, answer: Answer) -> Line:
        names = [span for name in self.names for span in (" x ", Span(name, TITLE))]
        return line("read", *names[1:], BETWEEN, answer.short_version_line)

    def _assumed(self) -> Line:
        which = f"{self.number} of {self.playable} set-ups" if self.playable > 1 else "the one set-up"
        if self.is_short:
            return line("assumed", f"assumed ({which}): {'. '.join(self.assumed)}")
        return line("assumed", f"assumed ({which}; {CHANGES}): {'. '.join(self.assumed)}")

    def _remarks(self, room: Room) -> Iterator[str]:
        if self.wordings:
            yield self.wordings
        yield from self.remarks
        if self.untried:
            many = f"not tried: {len(self.untried)} of {self.questions} ways in which they could meet"
            is_full = (self.found and self.rows is not None and (self.rows.is_long or not room.ways)) or self.is_short
            ways = () if is_full else self.untried[: 1 if self.found else MOST_UNTRIED]
            more = [f"{len(self.untried) - len(ways)} more"] if len(ways) < len(self.untried) else []
            if is_full:
                yield many
            elif self.found:
                yield f"{many}: {'; '.join([*(shortened(one, UNTRIED_BESIDES) for one in ways), *more])}"
            else:
                yield many
                yield from (f"not tried: {one}" for one in [*(shortened(one, UNTRIED) for one in ways), *more])

    def _options(self, answer: Answer) -> Iterator[str]:
        if answer.outcomes or (self.rows is not None and self.rows.rows):
            yield "--steps N"
        yield "--set-ups"
        yield "--rules"
        if not self.is_short:
            yield "--wordings"
        yield "--all"
        if self.playable and not self.is_short:
            yield 'judge new "…" > file.md'

    def _more(self, answer: Answer, more: More) -> Iterator[Block]:
        if more.steps or more.all_steps:
            if self.assumed:
                yield Paragraph(self._assumed())
            yield from _steps(answer, more.steps)
        if more.set_ups:
            yield from self.set_ups
            if self.playable > 1:
                yield Paragraph(line("more", f"--set-up N shows one of the first {self.playable}."))
        if more.rule_texts:
            yield from (one for one in answer.citations if isinstance(one, Citation))
        elif more.rulings:
            yield from (one for one in answer.citations if one.id.startswith("faq@"))
        if more.wordings:
            found = [one for one in answer.sections if "as printed and as corrected" in one.title]
            yield from found or [Section("As printed and as corrected", ("Nothing that differs was found.",))]


def _steps(answer: Answer, number: int) -> Iterator[Block]:
    from judge.answers.page.outcome_blocks import NumberedOutcome, numbered  # noqa: PLC0415 - only where asked for

    if number > len(answer.outcomes):
        many = f"a number from 1 to {len(answer.outcomes)}" if answer.outcomes else "nothing, since nothing was played"
        raise Misuse(f"--steps: expected {many}, got {number}", hint="--steps alone shows every outcome.")
    if number:
        yield NumberedOutcome(number, answer.outcomes[number - 1])
    else:
        yield from numbered(answer.outcomes)
