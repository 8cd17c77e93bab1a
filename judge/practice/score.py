"""The score of somebody who practises, by sections of the rulebook: a small file among the user's own data."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any

from judge.content.data_directory import data_directory
from judge.content.packing import write_atomically
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from judge.practice.topics import Section

FILE = "quiz.json"
DAMAGED = ".damaged"
SCHEMA = 1
_PATH = os.path.join  # paths are texts here, as in the directory of data


class Tally(NamedTuple):
    """How many answers were given, and how many of them were right."""

    asked: int = 0
    right: int = 0

    def with_answer(self, *, right: bool) -> Tally:
        return Tally(self.asked + 1, self.right + right)

    @property
    def wrong(self) -> int:
        return self.asked - self.right


class Score(NamedTuple):
    """All answers, and those of each section by its number and title; an answer counts for all sections it is about."""

    all: Tally
    sections: Mapping[str, Tally]

    def with_answer(self, sections: Iterable[Section], *, right: bool) -> Score:
        """The score with one more answer."""
        made = dict(self.sections)
        for section in sections:
            made[str(section)] = made.get(str(section), Tally()).with_answer(right=right)
        return Score(self.all.with_answer(right=right), made)

    def weakest_first(self) -> list[tuple[str, Tally]]:
        """The sections, those with the smallest share of right answers first."""
        return sorted(self.sections.items(), key=lambda one: (one[1].right / one[1].asked, -one[1].asked, one[0]))

    def weight(self, sections: Iterable[Section]) -> float:
        """How often a question about sections is to come: 1 where nothing is known, up to 3 where all was wrong.

        One answer more of each kind is taken for given, so that a single slip does not decide it.
        """
        tallies = [self.sections.get(str(section), Tally()) for section in sections]
        return max(((2 * tally.wrong + tally.asked + 2) / (tally.asked + 2) for tally in tallies), default=1.0)

    def as_json(self) -> dict[str, Any]:
        return {
            "schema": SCHEMA, "all": self.all._asdict(),
            "sections": {name: tally._asdict() for name, tally in sorted(self.sections.items())},
        }  # fmt: skip


EMPTY = Score(Tally(), {})


def score_file() -> str:
    """The path of the file; it may not exist."""
    return _PATH(data_directory(), FILE)


def read_score() -> tuple[Score, str]:
    """The score that is kept, and what is to be told of it: "" unless the file is damaged or cannot be read."""
    path = score_file()
    try:
        with open(path, encoding="utf-8") as file:  # noqa: PTH123 - paths are texts here
            return _score_in(json.load(file)), ""
    except FileNotFoundError:
        return EMPTY, ""
    except OSError as problem:
        return EMPTY, f"the score in {path} cannot be read: {problem.strerror}"
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return EMPTY, f"the score in {path} is damaged{_put_aside(path)}; a new one begins"


def keep_score(score: Score) -> str:
    """Write the score in one step; what is to be told where it cannot be written, else ""."""
    path = score_file()
    try:
        write_atomically(path, f"{json.dumps(score.as_json(), indent=1)}\n".encode())
    except OSError as problem:
        return f"the score cannot be kept in {path}: {problem.strerror}"
    return ""


def reset_score() -> str:
    """Remove the score that is kept; what is to be told about it."""
    path = score_file()
    try:
        os.remove(path)  # noqa: PTH107
    except FileNotFoundError:
        return "there is no score yet"
    except OSError as problem:
        return f"the score in {path} cannot be removed: {problem.strerror}"
    return f"the score in {path} is removed"


def _put_aside(path: str) -> str:
    """Keep a damaged file under another name, and say so."""
    try:
        os.replace(path, path + DAMAGED)  # noqa: PTH105
    except OSError:
        return ""
    return f" and kept as {FILE}{DAMAGED}"


def _score_in(value: Any) -> Score:
    """The score in the JSON of its file. Raises ValueError, TypeError, KeyError or AttributeError if it is none."""
    if value["schema"] != SCHEMA:
        raise ValueError(value["schema"])
    return Score(
        _tally(value["all"]), {str(name): _tally(one) for name, one in value["sections"].items() if one["asked"]}
    )


def _tally(value: Any) -> Tally:
    asked, right = value["asked"], value["right"]
    if not (type(asked) is type(right) is int and 0 <= right <= asked):
        raise ValueError(value)
    return Tally(asked, right)
