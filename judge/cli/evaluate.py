"""``judge eval``: how well questions are answered, and whether better than in an earlier run."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from judge.cli.output import say, write
from judge.errors import Misuse

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.answers.page.answer import Answer
    from judge.index.evaluation.compared_runs import Comparison
    from judge.index.evaluation.evaluate import Scored
    from judge.index.evaluation.measures import Measure, Score

FAILED = 5
WIDTH = 80
MOST_NAMED = 12
"""The maximum number of questions, won or lost, named in a line."""


def evaluate(
    file: str, *, at_least: tuple[str, ...], at_most: tuple[str, ...], misses: bool, out: str, compare: str, json: bool
) -> int:
    """Write the scores of a file of questions; 5 if one of them is below ``at_least`` or above ``at_most``."""
    from judge.answers.evaluation import evaluate as evaluated  # noqa: PLC0415 - imported when it runs
    from judge.cli.writers.json_line import json_line  # noqa: PLC0415
    from judge.index.evaluation.compared_runs import compare as held_against  # noqa: PLC0415
    from judge.index.evaluation.compared_runs import read_run  # noqa: PLC0415
    from judge.index.evaluation.measures import scores  # noqa: PLC0415

    lower = [_limit("--at-least", text, "hit@5") for text in at_least]
    upper = [_limit("--at-most", text, "") for text in at_most]
    before = read_run(compare) if compare else None
    results = evaluated(file, _screen)
    table = scores(results)
    missed = [result for result in results if not 0 < result.rank <= 5]
    if out:
        _save(out, file, results)
    comparison = held_against(results, before) if before is not None else None
    if json:
        rows = {
            "schema": 1,
            "scores": [one.as_json() for one in table],
            "misses": [one._asdict() for one in missed],
            "misread": [one._asdict() for one in results if one.misread],
            "denied": [one._asdict() for one in results if one.denied],
            "compared": _comparison_json(comparison, compare) if comparison else None,
        }
        write(json_line(rows))
    else:
        lines = [*_table(table), "", *_whole(table[-1])]
        lines += _misses(results) if misses else ()
        lines += ["", *_compared(comparison, file, compare)] if comparison else ()
        write("\n".join(lines))
    failed = [*_below(table[-1], lower), *_above(table[-1], upper)]
    for words in failed:
        say(words)
    return FAILED if failed else 0


def _screen(answer: Answer) -> str:
    from judge.cli.writers.plain import plain  # noqa: PLC0415

    return plain(answer.shown(), WIDTH)


def _limit(flag: str, text: str, otherwise: str) -> tuple[Measure, float]:
    """A measure by its name and the share that is its limit; Misuse if either is no such thing."""
    from judge.index.evaluation.measures import MEASURES  # noqa: PLC0415

    name, equals, share = text.rpartition("=")
    name = name.strip().casefold() if equals else otherwise
    measure = next((one for one in MEASURES if one.name == name), None)
    if measure is None:
        names = ", ".join(one.name for one in MEASURES)
        got = repr(name or text)
        raise Misuse(
            f"{flag}: expected one of {names}, got {got}", where="judge eval", hint=f"For example {flag} lines=0.75."
        )
    try:
        number = float(share)
    except ValueError:
        number = -1.0
    if not 0 <= number <= 1:
        raise Misuse(
            f"{flag}: expected a number from 0 to 1, got {share!r}",
            where="judge eval",
            hint=f"For example {flag} lines=0.75.",
        )
    return measure, number


def _below(score: Score, limits: Iterable[tuple[Measure, float]]) -> Iterator[str]:
    for measure, least in limits:
        mean = score.of(measure.name).mean
        if mean is not None and mean < least:
            yield f"{measure.name} is {mean:.3f}, below {least}."


def _above(score: Score, limits: Iterable[tuple[Measure, float]]) -> Iterator[str]:
    for measure, most in limits:
        mean = score.of(measure.name).mean
        if mean is not None and mean > most:
            yield f"{measure.name} is {mean:.3f}, above {most}."


def _save(out: str, file: str, results: list[Scored]) -> None:
    from datetime import UTC, datetime  # noqa: PLC0415

    from judge import __version__  # noqa: PLC0415
    from judge.index.evaluation.compared_runs import run_text  # noqa: PLC0415

    about = {"questions": file, "program": __version__, "at": datetime.now(UTC).isoformat(timespec="seconds")}
    try:
        Path(out).write_text(run_text(results, about), encoding="utf-8")
    except OSError as problem:
        raise Misuse(
            f"cannot be written: {problem.strerror or problem}", where=out, hint="Name another file."
        ) from problem


def _table(table: list[Score]) -> Iterator[str]:
    """The measures of each category; of hit@5 its interval, too."""
    yield f"{'category':<12} {'n':>3}  hit@1  hit@5  interval    MRR  lines refused denied misread"
    for one in table:
        five = one.of("hit@5")
        interval = f"{five.low:.2f}-{five.high:.2f}"
        shown = [_number(one, name) for name in ("hit@1", "hit@5", "mrr", "lines", "refused", "denied", "misread")]
        first, fifth, mean, lines, refused, denied, misread = shown
        yield (
            f"{one.category:<12} {one.questions:>3} {first:>6} {fifth:>6}  {interval:<9} {mean:>5} {lines:>6} "
            f"{refused:>7} {denied:>6} {misread:>7}"
        )


def _number(score: Score, name: str) -> str:
    mean = score.of(name).mean
    return "-" if mean is None else f"{mean:.2f}"


def _whole(score: Score) -> Iterator[str]:
    """Every measure of all questions with its interval, and in words."""
    from judge.index.evaluation.measures import MEASURES  # noqa: PLC0415

    for measure in MEASURES:
        value = score.of(measure.name)
        if value.mean is not None:
            interval = f"{value.low:.2f}-{value.high:.2f} of {value.questions:<4}"
            yield f"{measure.name:<8} {value.mean:.3f}  {interval} {measure.words}"


def _misses(results: list[Scored]) -> Iterator[str]:
    for result in results:
        if not 0 < result.rank <= 5:
            yield f"{result.id} {result.query!r}: wants {', '.join(result.expected[:3]) or 'nothing'};"
            yield f"    found {', '.join(result.found[:5]) or 'nothing'}"
        if result.misread:
            yield f"{result.id} {result.query!r}: read as {result.misread}"
        if result.denied:
            yield f"{result.id} {result.query!r}: denied"


def _compared(comparison: Comparison, file: str, other: str) -> Iterator[str]:
    yield f"{file} against {other}:"
    yield f"{'':<8} {'before':>6}  {'now':>5}  {'n':>4}  won  lost  sign test"
    for one in comparison.measures:
        if one.questions:
            counts = f"{one.questions:>5} {len(one.won):>4} {len(one.lost):>5}"
            yield f"{one.measure:<8} {one.before:>6.3f}  {one.mean:.3f} {counts}  p = {one.chance:.3f}"
    for one in comparison.measures:
        for word, names in (("won", one.won), ("lost", one.lost)):
            if names and one.measure != "mrr":
                more = f" and {len(names) - MOST_NAMED} more" if len(names) > MOST_NAMED else ""
                yield f"{one.measure} {word}: {', '.join(names[:MOST_NAMED])}{more}"
    for words, names in (
        ("only here", comparison.only_here),
        ("only there", comparison.only_there),
        ("asked or expected otherwise", comparison.differ),
    ):
        if names:
            yield f"{words}: {len(names)} questions ({', '.join(names[:3])}{', …' if len(names) > 3 else ''})"


def _comparison_json(comparison: Comparison, other: str) -> dict[str, object]:
    return {
        "with": other,
        "measures": [one._asdict() for one in comparison.measures],
        "only_here": list(comparison.only_here),
        "only_there": list(comparison.only_there),
        "differ": list(comparison.differ),
    }
