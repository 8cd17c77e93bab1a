"""``judge eval``: how well questions are answered."""

from __future__ import annotations

from judge.cli.output import write


def evaluate(file: str, *, at_least: float, misses: bool, json: bool) -> int:
    """Write the scores of a file of questions; 5 if they are below ``at_least``."""
    from judge.answers.evaluation import evaluate as evaluated  # noqa: PLC0415 - imported when it runs
    from judge.cli.writers.json_line import json_line  # noqa: PLC0415
    from judge.index.evaluate import scores  # noqa: PLC0415

    results = evaluated(file)
    table = scores(results)
    missed = [result for result in results if not 0 < result.rank <= 5]
    if json:
        rows = {"schema": 1, "scores": [one._asdict() for one in table], "misses": [one._asdict() for one in missed]}
        write(json_line(rows))
    else:
        write(f"{'category':<12} {'n':>3}  hit@1  hit@5  interval      MRR")
        for one in table:
            interval = f"{one.low:.2f}-{one.high:.2f}"
            numbers = f"{one.hit_at_1:>6.2f} {one.hit_at_5:>6.2f}  {interval:<11} {one.mean_reciprocal:>5.2f}"
            write(f"{one.category:<12} {one.questions:>3} {numbers}")
        for result in missed if misses else ():
            write(f"{result.id} {result.query!r}: wants {', '.join(result.expected[:3]) or 'nothing'};")
            write(f"    found {', '.join(result.found[:5]) or 'nothing'}")
    return 5 if table[-1].hit_at_5 < at_least else 0
