"""``judge sweep``: ask about all pairs of cards or a sample, report the results, compare two sweeps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.cli.output import say, write
from judge.errors import Misuse

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from judge.answers.page.blocks import Block
    from judge.sweep.conduct import Asker, Sweep

DIRECTORY = "sweep"
"""Where a sweep is kept if ``--out`` does not say it."""
SECONDS = 30
"""The seconds that a pair has if ``--seconds-per-pair`` is not given."""
LISTED = 5
"""The maximum number of pairs of a kind that are listed if ``--most`` is not given."""
PAGE = 100
WHERE = "judge sweep"
INTERRUPTED = 130


def sweep(
    words: list[str],
    *,
    cards: str,
    sample: int | str,
    seed: int | str,
    out: str,
    resume: bool,
    processes: int | str,
    scheduler: str,
    seconds: int | str,
    as_of: str,
    rules: str,
    most: int | str,
    json: bool,
    md: bool,
) -> int:
    """Begin or resume a sweep, or read one; 0 if it is finished, 1 where two sweeps differ, 130 if interrupted."""
    drawn = {"--cards": cards, "--sample": sample, "--seed": seed, "--seconds-per-pair": seconds, "--as-of": as_of,
             "--rules": rules}  # fmt: skip
    asked = {**drawn, "--out": out, "--resume": resume, "--processes": processes, "--scheduler": scheduler}
    read = {"--most": most, "--md": md}
    if words:
        _without_effect(asked, f"{words[0]} reads what is finished")
        return _read(words[0], words[1:], LISTED if most == "" else int(most), json=json, md=md)
    _without_effect(read, "it is for report and compare")
    if scheduler:
        _without_effect({"--processes": processes}, "the workers of the cluster ask")
    from pathlib import Path  # noqa: PLC0415 - imported when it runs

    directory = Path(out or DIRECTORY)
    if resume:
        _without_effect(drawn, "a sweep that is resumed goes on as it was begun")
        from judge.sweep.conduct import resumed  # noqa: PLC0415 - imported when it runs

        found = resumed(directory)
    else:
        if sample == "":
            _without_effect({"--seed": seed}, "it draws a sample, and none is asked for")
        found = _begun(directory, cards, (int(sample or 0), int(seed or 0), int(seconds or SECONDS)), as_of, rules)
    from judge.sweep.conduct import by_cluster, by_processes  # noqa: PLC0415 - imported when it runs

    asker = by_cluster(scheduler, found.manifest.code) if scheduler else by_processes(int(processes or 0))
    return _carry_out(found, asker, json=json)


def _without_effect(options: Mapping[str, Any], why: str) -> None:
    """Refuse options that can have no effect."""
    given = [flag for flag, value in options.items() if value is not False and value != ""]
    if given:
        has = "has" if len(given) == 1 else "have"
        raise Misuse(f"{' and '.join(given)} {has} no effect: {why}", where=WHERE, hint="Leave it out.")


def _begun(directory: Path, cards: str, drawn: tuple[int, int, int], as_of: str, rules: str) -> Sweep:
    from judge.answers.library.open_library import open_library  # noqa: PLC0415 - imported when it runs
    from judge.sweep.conduct import begun  # noqa: PLC0415
    from judge.sweep.manifest import manifest_of  # noqa: PLC0415
    from judge.sweep.pairs import named_cards  # noqa: PLC0415

    library = open_library(as_of, rules, say)
    named = named_cards(cards) if cards else ()
    return begun(directory, manifest_of(named, *drawn, library))


def _carry_out(found: Sweep, asker: Asker, *, json: bool) -> int:
    """Ask about what is left and say how it ended; what is finished is kept whatever ends it."""
    from collections import Counter  # noqa: PLC0415 - imported when it runs

    from judge.sweep.conduct import carried_out  # noqa: PLC0415
    from judge.sweep.progress import followed, summed_up  # noqa: PLC0415

    ended: Counter[str] = Counter()
    code = 0
    try:
        followed(carried_out(found, asker), found, ended)
    except KeyboardInterrupt:
        code = INTERRUPTED
    summary = summed_up(found, ended)
    if json:
        from judge.cli.writers.json_line import json_line  # noqa: PLC0415 - each form loads its own writer

        write(json_line(summary.as_json()))
    else:
        write(str(summary))
    if code:
        say(f"Stopped. What is finished is kept; judge sweep --resume --out {found.directory} continues.")
    return code


def _read(action: str, places: list[str], most: int, *, json: bool, md: bool) -> int:
    """Write the report on a sweep, or what is different between two."""
    from pathlib import Path  # noqa: PLC0415 - imported when it runs

    from judge.sweep.pages import comparison_page, report_page  # noqa: PLC0415

    page: Iterator[Block]
    if action == "report":
        from judge.sweep.report import report_on  # noqa: PLC0415 - only for a report

        report = report_on(Path(places[0]))
        values, page, code = report.as_json, report_page(report, most), 0
    else:
        from judge.sweep.comparison import compare  # noqa: PLC0415 - only for a comparison

        found = compare(Path(places[0]), Path(places[1]))
        values, page, code = found.as_json, comparison_page(found, most), found.exit_code
    if json:
        from judge.cli.writers.json_line import json_line  # noqa: PLC0415 - each form loads its own writer

        write(json_line(values()))
    elif md:
        from judge.cli.writers.markdown import markdown  # noqa: PLC0415

        write(markdown(page))
    else:
        from judge.cli.writers.plain import plain  # noqa: PLC0415

        write(plain(page, PAGE))
    return code
