"""Compares two runs of ``judge eval``: which questions each run won or lost, by which measure."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from judge.errors import Misuse
from judge.index.evaluation.evaluate import Scored, questions_of
from judge.index.evaluation.intervals import sign_test
from judge.index.evaluation.measures import MEASURES
from judge.record import NamedTuple
from judge.text_file import read_text_file

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.index.evaluation.measures import Measure

SCHEMA = 1
HINT = "judge eval QUESTIONS --out FILE saves one."


class Compared(NamedTuple):
    """One measure over the questions that both runs have; ``chance`` is that of such a difference without a cause."""

    measure: str
    mean: float
    before: float
    questions: int
    won: tuple[str, ...]
    lost: tuple[str, ...]
    chance: float


class Comparison(NamedTuple):
    """Two runs: each measure, and the names of questions that only one of them has or that expect something else."""

    measures: tuple[Compared, ...]
    only_here: tuple[str, ...]
    only_there: tuple[str, ...]
    differ: tuple[str, ...]


def run_text(results: Sequence[Scored], about: dict[str, Any]) -> str:
    """A run as the text of a file: what it was asked of and when, and the result of every question, one in a line."""
    rows = ",\n".join(json.dumps(one._asdict(), ensure_ascii=False) for one in results)
    head = json.dumps({"schema": SCHEMA, "run": about}, ensure_ascii=False)
    return f'{head[:-1]}, "results": [\n{rows}\n]}}\n'


def read_questions_or_run(path: str) -> tuple[list[dict[str, Any]], list[Scored]]:
    """The questions of a file, or the results of a saved run; what the file is not is empty."""
    text = read_text_file(path)
    return ([], run_of(text, path)) if is_run(text) else (questions_of(text, path), [])


def is_run(text: str) -> bool:
    """Whether a text begins like a saved run and not like a list of questions."""
    return text.lstrip().startswith('{"schema"')


def read_run(path: str) -> list[Scored]:
    """The results of a saved run; Misuse says what else the file is."""
    return run_of(read_text_file(path), path)


def run_of(text: str, path: str) -> list[Scored]:
    """The results of a run from the text of its file."""
    try:
        found = json.loads(text)
        rows = found["results"] if isinstance(found, dict) and found.get("schema") == SCHEMA else None
        if not isinstance(rows, list):
            raise Misuse("expected a saved run, got other JSON", where=path, hint=HINT)
        return [Scored(**{**row, "found": tuple(row["found"]), "expected": tuple(row["expected"])}) for row in rows]
    except (ValueError, RecursionError, KeyError, TypeError, AttributeError) as problem:
        raise Misuse(f"expected a saved run, got something else: {problem}", where=path, hint=HINT) from problem


def compare(results: Sequence[Scored], before: Sequence[Scored]) -> Comparison:
    """Hold a run against another one, question by question."""
    here, there = _by_name(results), _by_name(before)
    both = [name for name in here if name in there]
    pairs = [(name, here[name], there[name]) for name in both]
    return Comparison(
        tuple(_compared(measure, pairs) for measure in MEASURES),
        tuple(name for name in here if name not in there),
        tuple(name for name in there if name not in here),
        tuple(name for name, one, other in pairs if (one.query, one.expected) != (other.query, other.expected)),
    )


def _by_name(results: Sequence[Scored]) -> dict[str, Scored]:
    """Results by the id of their question, or by the question itself where it has none."""
    return {one.id or one.query: one for one in results}


def _compared(measure: Measure, pairs: Sequence[tuple[str, Scored, Scored]]) -> Compared:
    concerned = [
        (name, float(measure.value(one)), float(measure.value(other)))
        for name, one, other in pairs
        if measure.concerns(one) and measure.concerns(other)
    ]
    more = tuple(name for name, now, then in concerned if now > then)
    less = tuple(name for name, now, then in concerned if now < then)
    won, lost = (less, more) if measure.fewer else (more, less)
    count = max(1, len(concerned))
    return Compared(
        measure.name,
        sum(now for _, now, _ in concerned) / count,
        sum(then for _, _, then in concerned) / count,
        len(concerned),
        won,
        lost,
        sign_test(len(won), len(lost)),
    )
