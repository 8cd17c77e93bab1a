"""What tools return besides their text: data, which repeats none of the text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from typing_extensions import TypedDict

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


class Outcome(TypedDict):
    """One outcome of two cards: what comes of it, who decides for it ("" if nobody does), and on how many lines."""

    comes: str
    when: str
    lines: int


class Point(TypedDict):
    """A ruling on two cards that a judge may mean: its words, its rules, and ``set_up`` (null: none shows it)."""

    kind: str
    words: str
    rules: list[str]
    set_up: int | None


class Answered(TypedDict):
    """What an answer rests on. ``verdict`` is yes, no or depends, and null where nothing was decided.

    Of a search ``certainty`` is sure, perhaps, or null if nothing answers it; its answer stands at ``answered_by``.
    ``rulings`` are ids of the project's rulings, which can be replayed.

    ``points`` are of two cards, the likeliest first.
    ``interact`` is null where it is not known; ``status`` says how far two cards were simulated, "" for other answers.
    ``ids`` are what can be cited, ``not_understood`` the words of the question that were not read.
    """

    kind: str
    read_as: str
    rules: str
    as_of: str
    ids: list[str]
    verdict: str | None
    certainty: str | None
    answered_by: list[str]
    rulings: list[str]
    interact: bool | None
    status: str
    assumed: list[str]
    points: list[Point]
    outcomes: list[Outcome]
    doubts: list[str]
    not_understood: list[str]


class Cited(TypedDict):
    """Where a quoted text is from; ``official`` says whether the words are the official ones."""

    id: str
    source: str
    title: str
    status: str
    note: str
    as_of: str
    official: bool


class Ran(TypedDict):
    """How a scenario ended: passed, failed (an expectation does not hold) or refused; and the rules of its events."""

    status: str
    rules: list[str]
    doubts: list[str]


class Compared(TypedDict):
    """How many rules changed in which way; ``sections`` counts the changes of each section of a rulebook.

    ``next`` is the ``skip`` that shows the changes after those that were shown, null at the end.
    """

    old: str
    new: str
    reworded: int
    added: int
    removed: int
    moved: int
    unchanged: int
    sections: dict[str, int]
    shown: int
    next: int | None


def answered(values: Mapping[str, Any]) -> Answered:
    """The data of an answer, from the values of ``--json``."""
    simulation = values["simulation"] or {}
    points = [Point(kind=one["kind"], words=one["words"], rules=one["rules"], set_up=one["set_up"])
              for one in values["points"]]  # fmt: skip
    outcomes = [Outcome(comes=one["summary"], when=one["when"], lines=one["lines"]) for one in values["outcomes"]]
    return Answered(
        kind=values["kind"],
        read_as=values["read_as"],
        rules=values["rules"],
        as_of=values["as_of"],
        ids=list(dict.fromkeys(one["id"] for one in (*values["citations"], *values["hits"]))),
        verdict=values["verdict"],
        certainty=values["certainty"],
        answered_by=values["answered_by"],
        rulings=[one["id"] for one in values["rulings"]],
        interact=values["interact"],
        status=simulation.get("status", ""),
        assumed=values["assumed"],
        points=points,
        outcomes=outcomes,
        doubts=[told_doubt(one) for one in values["doubts"]],
        not_understood=values["not_understood"],
    )


def told_doubt(doubt: Mapping[str, Any]) -> str:
    """The question that a doubt is about."""
    return str(doubt.get("question") or doubt.get("id") or next(iter(doubt.values()), ""))


def rules_of(steps: Iterable[Mapping[str, Any]]) -> list[str]:
    """The ids of the rules of all events of a scenario, in order."""
    return list(dict.fromkeys(rule for step in steps for event in step["events"] for rule in event["rules"]))
