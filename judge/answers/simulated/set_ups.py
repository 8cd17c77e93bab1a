"""The set-ups of two cards, numbered: the result of each that was walked, and those that are not possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.answers.page.blocks import line
from judge.answers.sentences.names_in_sentences import battlefields, named
from judge.citations.numbers import rule_id
from judge.matchup.points.narration import summaries
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.page.blocks import Line
    from judge.matchup.boards.candidates import Rejected
    from judge.matchup.points.walked_set_up import WalkedSetUp
    from judge.matchup.search.pair_search import Matchup

SHOWN, NOT_SHOWN, CANNOT_BE = "shown", "not shown", "cannot be"


class SetUp(NamedTuple):
    """A set-up by its number, with its result and the reason.

    ``verdict`` is "shown" (they interact), "not shown" or "cannot be". ``interact`` is None if it is not known.
    ``alike`` is the number of set-ups that are refused for the same reason.
    """

    number: int
    words: str
    verdict: str
    why: str = ""
    interact: bool | None = None
    outcomes: tuple[str, ...] = ()
    alike: int = 1

    def as_lines(self) -> Iterator[Line]:
        many = f" — {self.alike} set-ups" if self.alike > 1 else ""
        yield line("outcome", f"{self.verdict}: {self.why}{many}" if self.why else self.verdict, number=self.number)
        yield line("item", self.words)
        if self.outcomes:
            count = len(self.outcomes)
            yield line("item", f"{count} outcome{'s' * (count != 1)}: {' | '.join(self.outcomes)}")

    def as_json(self) -> dict[str, Any]:
        """The set-up as plain values."""
        return {
            "number": self.number, "words": self.words, "verdict": self.verdict, "why": self.why,
            "interact": self.interact, "outcomes": list(self.outcomes),
        }  # fmt: skip


def set_ups(found: Matchup, version: str) -> tuple[SetUp, ...]:
    """Every set-up. Those that can be played come first and have the numbers of ``judge new``."""
    made = [_walked_row(number, entry) for number, entry in enumerate(found.set_ups, 1)]
    refused: dict[str, tuple[Rejected, int]] = {}
    for one in found.rejected:
        why = one.why.rstrip(".") + (f" ({rule_id(one.rule, version)})" if one.rule is not None else "")
        refused[why] = refused[why][0] if why in refused else one, refused.get(why, (one, 0))[1] + 1
    made += [
        SetUp(number, one.sentence, CANNOT_BE, why, alike=alike)
        for number, (why, (one, alike)) in enumerate(refused.items(), len(made) + 1)
    ]
    return tuple(made)


def _walked_row(number: int, entry: WalkedSetUp) -> SetUp:
    fields = battlefields(entry)
    why = named("; ".join(edge.words for edge in entry.edges), fields)
    shown = bool(entry.edges)
    interact = True if shown else None if not entry.walk.complete else False
    outcomes = tuple(named(words, fields) for words in summaries(entry.walk.outcomes))
    words = entry.board.describe()
    for label, card in fields.items():
        words = words.replace(f"{label} is {card}", f"there is {card}")
    return SetUp(number, named(words, fields), SHOWN if shown else NOT_SHOWN, why, interact, outcomes)
