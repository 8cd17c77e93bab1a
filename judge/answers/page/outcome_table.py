"""The table of outcomes, as far as a screen has room. A single outcome is given in a sentence."""

from __future__ import annotations

from judge.answers.page.blocks import BETWEEN, line
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.page.blocks import Line

MOST = 6
"""If there are more outcomes than this, only facts about all of them are listed."""

MOST_LINES = 8
"""The maximum number of lines of the rows."""

_EMPTY = frozenset({"nothing else", "nothing changes"})
"""The words for a choice that changes nothing, which has no row."""

_VERBS = frozenset({"perform", "do", "pay", "let", "assign", "recycle", "kill", "banish", "draw", "return", "put"})
"""With what words a choice begins that is something to do, and no object."""


class Row(NamedTuple):
    """An outcome, or several that would read the same: the choices that lead to it, and what happens.

    ``numbers`` are those of the outcomes, "" for the place of the row. ``beside``: it names neither card, while another
    one does. ``told``: the verdict already says it.
    """

    choices: str
    comes: str
    numbers: str = ""
    beside: bool = False
    told: bool = False

    @property
    def lines(self) -> int:
        """About how many lines it takes on a screen of 80 columns."""
        return max(-(-len(self.choices) // 24), -(-len(self.comes) // 46), 1)


class OutcomeRows(NamedTuple):
    """The outcomes in their order. ``common`` is what happens in every one of them.

    ``by`` is the player who makes all choices, "" if there are several. ``without`` says what is left of the outcomes
    if a card has no text. At most ``most`` rows are shown.
    """

    rows: tuple[Row, ...]
    common: str = ""
    by: str = ""
    without: str = ""
    most: int = MOST

    @property
    def are_few(self) -> bool:
        """Whether there are several, and each has a row on the first screen."""
        return 1 < len(self.rows) <= MOST

    def as_lines(self) -> Iterator[Line]:
        if len(self.rows) <= 1:
            told = [row.comes for row in self.rows if row.comes not in _EMPTY]
            yield from (
                line("common", f"always: {one}") for one in ["; ".join(filter(None, (self.common, *told)))] if one
            )
            return
        telling = self._telling()
        if len(telling) == 1:
            yield line("common", self._alone(*telling[0]))
        elif telling:
            yield from self._table(telling)
        if self.common:
            yield line("common", f"always: {self.common}")
        if self.without and len(telling) > 1:
            yield line("common", self.without)

    def _telling(self) -> list[tuple[int, Row]]:
        """The rows that add something, each with its number. Empty if the verdict already gives all of them."""
        telling = [(number, row) for number, row in enumerate(self.rows, 1) if row.comes not in _EMPTY]
        about = [one for one in telling if not one[1].beside]
        if about and all(row.told for _, row in about):
            return []
        return about if about and len(telling) - len(about) > 1 else telling

    def _table(self, telling: list[tuple[int, Row]]) -> Iterator[Line]:
        shown = telling[: self._fitting([row for _, row in telling])]
        choice = f"{self.by}'s choice" if self.by else "whose choice"
        yield line("columns", "", BETWEEN, choice, BETWEEN, "what comes of it")
        for number, row in shown:
            yield line("row", row.numbers or str(number), BETWEEN, row.choices or "any", BETWEEN, row.comes)
        left = [row for row in self.rows if row.comes not in _EMPTY and all(row is not one for _, one in shown)]
        if left:
            many = sum(_many(row.numbers) for row in left)
            yield line("row", "…", BETWEEN, f"{many} more outcome{'s' * (many > 1)}", BETWEEN, "--steps")

    def _alone(self, number: int, row: Row) -> str:
        """The one outcome that adds something, in a sentence."""
        numbers = row.numbers or str(number)
        if not row.choices:
            return f"{numbers}: {row.comes}"
        to = "to " * (row.choices.split()[0] in _VERBS)
        chosen = f"{self.by} chooses {to}{row.choices}" if self.by else f"it is chosen ({row.choices})"
        return f"{numbers}: if {chosen}: {row.comes}"

    def _fitting(self, telling: list[Row]) -> int:
        """How many rows fit the screen: all of few, unless their words take too many lines."""
        most = min(self.most, MOST if self.are_few else MOST - 2)
        for at in range(len(telling[:most])):
            if sum(one.lines for one in telling[: at + 1]) > MOST_LINES and len(telling) - at > 1:
                return max(at, 2)
        return most

    @property
    def is_long(self) -> bool:
        """Whether the rows take up so much of the screen that there is no room for anything else."""
        return self.are_few and sum(row.lines for row in self.rows) >= MOST_LINES - 2

    @property
    def always(self) -> str:
        """The events that happen in every outcome."""
        return "; ".join([self.common, *(row.comes for row in self.rows if len(self.rows) == 1)])

    def counted(self) -> Line:
        """How many outcomes there are, and what happens in every one of them."""
        common = f"; always: {self.common}" if self.common else ""
        return line("common", f"{len(self.rows)} outcomes (--steps){common}")


def in_ranges(numbers: list[int]) -> str:
    """Ascending numbers, those in a row as a range: "1-3, 5"."""
    told: list[list[int]] = []
    for one in numbers:
        if told and one == told[-1][-1] + 1:
            told[-1].append(one)
        else:
            told.append([one])
    return ", ".join(f"{run[0]}-{run[-1]}" if len(run) > 2 else ", ".join(map(str, run)) for run in told)


def _many(numbers: str) -> int:
    """How many outcomes have the numbers of a row."""
    many = 0
    for part in numbers.split(", "):
        first, _, last = part.partition("-")
        many += int(last) - int(first) + 1 if last else 1
    return many
