"""Scores look-up against a file of questions, by category: hit@1, hit@5 and mean reciprocal rank, with intervals."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from judge.content.ids import parse_id
from judge.errors import Misuse, NotFound
from judge.record import NamedTuple
from judge.text_file import read_text_file

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from judge.content.library import Library

    Ask = Callable[[dict[str, Any]], Sequence[str]]


class Scored(NamedTuple):
    """A question with the rank of the first expected result, or 0 if there was none.

    A question that expects nothing has rank 1 if nothing was found.
    """

    id: str
    category: str
    query: str
    rank: int
    found: tuple[str, ...]
    expected: tuple[str, ...]

    @property
    def reciprocal(self) -> float:
        return 1 / self.rank if self.rank else 0.0


class Score(NamedTuple):
    """The score of a category, or of all questions; ``low`` and ``high`` bound hit@5 (Wilson's interval at 95 %)."""

    category: str
    questions: int
    hit_at_1: float
    hit_at_5: float
    mean_reciprocal: float
    low: float
    high: float


def read_questions(path: str) -> list[dict[str, Any]]:
    """Read a file of questions in the format of ``judge eval``; raises Misuse that says what is wrong with it."""
    try:
        found = json.loads(read_text_file(path))
    except (ValueError, RecursionError) as problem:
        raise Misuse(
            f"expected JSON, got another text: {problem}", where=path, hint="It is a JSON list of questions."
        ) from problem
    if not isinstance(found, list) or not all(isinstance(one, dict) and "query" in one for one in found):
        raise Misuse(
            "expected a list of questions, got other JSON", where=path, hint="Each has query, category and expect."
        )
    return found


def score_question(question: dict[str, Any], ask: Ask, library: Library) -> Scored:
    """Ask a question and score the answer."""
    try:
        found = tuple(ask(question))
    except NotFound:
        found = ()
    expected = question.get("expect") or []
    if question.get("expect_none") or not expected:
        rank = 0 if found else 1
    else:
        rank = next((at for at, id_ in enumerate(found, 1) if any(fits(id_, one, library) for one in expected)), 0)
        first = {
            str(bad.get("id", bad) if isinstance(bad, dict) else bad) for bad in question.get("must_not_first", ())
        }
        if rank == 1 and found[0] in first:
            rank = 0
    return Scored(
        str(question.get("id", "")),
        str(question.get("category", "")),
        str(question["query"]),
        rank,
        found[:10],
        tuple(str(one["id"]) for one in expected),
    )


def fits(found: str, expected: dict[str, Any], library: Library) -> bool:
    """Whether an id is the expected one: itself, its number in another version, its position, or its document."""
    wanted = str(expected["id"])
    if found == wanted:
        return True
    identity = parse_id(wanted)
    if identity is None:
        return wanted.startswith("faq@") and found.startswith(f"{wanted}:")
    if identity.kind == "faq" and identity.part.startswith("#"):
        return found in (library.store.get(f"alias {wanted}") or ())
    versions = expected.get("versions") or {}
    return any(number and found == f"core@{version}:{number}" for version, number in versions.items())


def scores(results: Iterable[Scored]) -> list[Score]:
    """The score of each category, and of all questions last."""
    by_category: dict[str, list[Scored]] = {}
    everything = list(results)
    for result in everything:
        by_category.setdefault(result.category, []).append(result)
    return [_score(name, group) for name, group in sorted(by_category.items())] + [_score("all", everything)]


def _score(name: str, group: list[Scored]) -> Score:
    count = len(group)
    at_1 = sum(result.rank == 1 for result in group)
    at_5 = sum(0 < result.rank <= 5 for result in group)
    low, high = interval(at_5, count)
    mean = sum(result.reciprocal for result in group) / max(count, 1)
    return Score(name, count, at_1 / max(count, 1), at_5 / max(count, 1), mean, low, high)


def interval(good: int, of: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's score interval for the share ``good`` of ``of``."""
    if of == 0:
        return 0.0, 1.0
    share = good / of
    middle = share + z * z / (2 * of)
    spread = z * (share * (1 - share) / of + z * z / (4 * of * of)) ** 0.5
    whole = 1 + z * z / of
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)
