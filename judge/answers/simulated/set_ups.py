"""The set-ups of two cards, numbered: the result of each that was walked, and those that are not possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from judge.answers.page.blocks import line
from judge.answers.sentences.names_in_sentences import battlefields, named
from judge.citations.numbers import rule_id
from judge.errors import CannotSimulate
from judge.matchup.boards.boards import PROBE_LABEL
from judge.matchup.points.narration import summaries
from judge.record import NamedTuple
from judge.scenario.board.to_script import script_of
from judge.scenario.language.script import Deck, ObjectsInZone
from judge.scenario.language.written_setup import written_setup

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import date

    from judge.answers.page.blocks import Line
    from judge.matchup.boards.boards import Board
    from judge.matchup.boards.candidates import Rejected
    from judge.matchup.points.walked_set_up import Found
    from judge.matchup.search.search import Matchup
    from judge.scenario.language.script import SetupLine, StatedObject

MANY = 3
"""So many equal cards in one place are told by their number."""

SHOWN, NOT_SHOWN, CANNOT_BE = "shown", "not shown", "cannot be"


class SetUp(NamedTuple):
    """A set-up by its number, with what was found on it and why.

    ``verdict`` is "shown" (they interact), "not shown" or "cannot be"; ``interact`` is None where that is not known.
    ``alike`` counts the set-ups that are refused for one reason.
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
    """Every set-up; those that can be played come first and have the numbers that ``judge new`` knows."""
    made = [_walked(number, entry) for number, entry in enumerate(found.set_ups, 1)]
    refused: dict[str, tuple[Rejected, int]] = {}
    for one in found.rejected:
        why = one.why.rstrip(".") + (f" ({rule_id(one.rule, version)})" if one.rule is not None else "")
        refused[why] = refused[why][0] if why in refused else one, refused.get(why, (one, 0))[1] + 1
    made += [
        SetUp(number, one.sentence, CANNOT_BE, why, alike=alike)
        for number, (why, (one, alike)) in enumerate(refused.items(), len(made) + 1)
    ]
    return tuple(made)


def _walked(number: int, entry: Found) -> SetUp:
    fields = battlefields(entry)
    why = named("; ".join(edge.words for edge in entry.edges), fields)
    shown = bool(entry.edges)
    interact = True if shown else None if not entry.walk.complete else False
    outcomes = tuple(named(words, fields) for words in summaries(entry.walk.outcomes))
    words = entry.board.describe()
    for label, card in fields.items():
        words = words.replace(f"{label} is {card}", f"there is {card}")
    return SetUp(number, named(words, fields), SHOWN if shown else NOT_SHOWN, why, interact, outcomes)


def assumed(board: Board, day: date) -> tuple[str, ...]:
    """A set-up and what is done on it: in the words of the scenario language, where that has words for it."""
    try:
        stated = script_of(board.setup(), day)
        acts = _acts(board, stated.labels)
        lines = written_setup(_with_equal_cards_together(one, acts) for one in stated.lines)
    except (CannotSimulate, ValueError):
        return (board.describe(),)
    return (*_together(lines), acts)


def _with_equal_cards_together(said: SetupLine, acts: str) -> SetupLine:
    """A line with equal plain cards as one number of them, where none of them is named in what is done."""
    if not isinstance(said, Deck | ObjectsInZone):
        return said
    rows: dict[StatedObject, list[StatedObject]] = {}
    for thing in said.things:
        rows.setdefault(replace(thing, label=""), []).append(thing)
    things: list[StatedObject] = []
    for bare, row in rows.items():
        is_named = any(thing.label and f" {thing.label}" in acts for thing in row)
        things += row if len(row) < MANY or is_named else [replace(bare, count=len(row))]
    return replace(said, things=tuple(things))


def _acts(board: Board, called: dict[str, str]) -> str:
    """What is done, each player named where the one before was another, each object as it is called above."""
    told: list[str] = []
    before = ""
    for act in board.acts:
        name = called.get(act.label, act.label)
        name = f'the spell "{name}"' if act.label == PROBE_LABEL else name
        words = replace(act, label=name, to=called.get(act.to, act.to)).describe()
        told.append(words.removeprefix(f"{act.who} ") if act.who == before else words)
        before = act.who
    return ", then ".join(told)


def _together(lines: tuple[str, ...]) -> list[str]:
    """Set-up lines with what one player has in one of them."""
    made: dict[str, str] = {}
    for one in lines:
        who, colon, rest = one.partition(": ")
        key = who if colon and who.startswith("P") else one
        made[key] = f"{made[key]}; {rest}" if key in made else one
    return list(made.values())
