"""The measures of ``judge eval``: each is a mean over some of the questions, by category and overall."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.index.evaluation.answered import CONTRARY, RIGHT, RIGHT_PERHAPS, WRONG, WRONG_PERHAPS
from judge.index.evaluation.intervals import bootstrap, interval
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from judge.index.evaluation.evaluate import Scored

ALL = "all"


class Measure(NamedTuple):
    """A measure by its name on the command line: which questions it is about, and what each of them contributes.

    ``key`` is its name in JSON. ``is_share`` says that each contributes 1 or 0, ``fewer`` that less is better.
    """

    name: str
    key: str
    words: str
    concerns: Callable[[Scored], bool]
    value: Callable[[Scored], float]
    is_share: bool = True
    fewer: bool = False

    def values(self, results: Iterable[Scored]) -> list[float]:
        """What each question contributes that the measure is about."""
        return [self.value(one) for one in results if self.concerns(one)]


class Value(NamedTuple):
    """A mean of so many questions with its interval at 95 %; None if no question is of this kind."""

    mean: float | None
    low: float
    high: float
    questions: int


def _every(_: Scored) -> bool:
    return True


def _wants_something(one: Scored) -> bool:
    return not one.expects_none


def _says_its_answer(one: Scored) -> bool:
    return bool(one.answered)


MEASURES = (
    Measure("hit@1", "hit_at_1", "an expected place comes first", _every, lambda one: one.rank == 1),
    Measure("hit@5", "hit_at_5", "… is among the first five", _every, lambda one: 0 < one.rank <= 5),
    Measure("mrr", "mean_reciprocal", "1 by its rank", _every, lambda one: one.reciprocal, is_share=False),
    Measure("lines", "in_ten_lines", "its text is in the first ten lines of the screen", _wants_something,
            lambda one: one.in_ten_lines),
    Measure("refused", "refused", "of what has no answer, refused", lambda one: one.expects_none,
            lambda one: one.refused),
    Measure("denied", "denied", "of what has an answer, said to have none", _wants_something, lambda one: one.denied,
            fewer=True),
    Measure("misread", "misread", "taken for what it is not", _every, lambda one: bool(one.misread), fewer=True),
    Measure("answered", "answered", "its answer is shown as the answer", _says_its_answer,
            lambda one: one.answered == RIGHT),
    Measure("perhaps", "answered_or_perhaps", "… or perhaps", _says_its_answer,
            lambda one: one.answered in {RIGHT, RIGHT_PERHAPS}),
    Measure("wrong", "wrong", "something else is shown as the answer", _says_its_answer,
            lambda one: one.answered in {WRONG, CONTRARY}, fewer=True),
    Measure("contrary", "contrary", "… a yes for a no, or a no for a yes", _says_its_answer,
            lambda one: one.answered == CONTRARY, fewer=True),
    Measure("astray", "wrong_perhaps", "something else perhaps", _says_its_answer,
            lambda one: one.answered == WRONG_PERHAPS, fewer=True),
)  # fmt: skip
"""Every measure, in the order of the table."""


class Score(NamedTuple):
    """The score of a category, or of all questions: a value for each measure, in their order."""

    category: str
    questions: int
    values: tuple[Value, ...]

    def of(self, name: str) -> Value:
        """The value of a measure by its name."""
        return next(value for measure, value in zip(MEASURES, self.values, strict=True) if measure.name == name)

    def as_json(self) -> dict[str, Any]:
        """The means by their keys, the interval of hit@5 as ``low`` and ``high``, and every interval."""
        named = [(one.key, value) for one, value in zip(MEASURES, self.values, strict=True)]
        five = self.of("hit@5")
        return {
            "category": self.category,
            "questions": self.questions,
            **{key: value.mean for key, value in named},
            "low": five.low,
            "high": five.high,
            "intervals": {key: {"low": one.low, "high": one.high, "questions": one.questions} for key, one in named},
        }


def scores(results: Iterable[Scored]) -> list[Score]:
    """The score of each category, and of all questions last."""
    by_category: dict[str, list[Scored]] = {}
    everything = list(results)
    for result in everything:
        by_category.setdefault(result.category, []).append(result)
    return [_score(name, group) for name, group in sorted(by_category.items())] + [_score(ALL, everything)]


def _score(name: str, group: Sequence[Scored]) -> Score:
    return Score(name, len(group), tuple(_value(measure, measure.values(group)) for measure in MEASURES))


def _value(measure: Measure, values: Sequence[float]) -> Value:
    if not values:
        return Value(None, 0.0, 1.0, 0)
    low, high = interval(round(sum(values)), len(values)) if measure.is_share else bootstrap(values)
    return Value(sum(values) / len(values), low, high, len(values))
