"""``judge run``: run the scenarios of ruling files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from judge.cli.output import say, write
from judge.errors import Misuse

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from datetime import date

    from judge.answers.imported.read_cards import ReadCards
    from judge.answers.page.blocks import Block
    from judge.answers.simulated.played_blocks import PlayedBlock
    from judge.scenario.ruling_files import RulingBlock

STANDARD_INPUT = "-"
WORST_FIRST = (2, 4, 5, 3, 0)
"""Which exit code counts where blocks end differently: what cannot be read before what fails, that before refusals."""


def day_of(text: str) -> date:
    """The day of ``--as-of``, or today; Misuse if it is no day."""
    from datetime import UTC, date, datetime  # noqa: PLC0415 - imported when it runs

    from judge.answers.library.open_library import checked_day  # noqa: PLC0415

    return date.fromisoformat(checked_day(text)) if text else datetime.now(UTC).date()


def with_imported_cards(day: date) -> None:
    """Let the scenarios that are read from here on have the cards that only imported lists know."""
    from judge.answers.library.official_wording import anything_imported  # noqa: PLC0415 - imported when it runs

    if anything_imported():
        from judge.answers.imported.read_cards import offer_imported  # noqa: PLC0415 - usually there is nothing

        offer_imported(day.isoformat())


def writer_of(*, md: bool, plain: bool, json: bool, width: int) -> Callable[[Iterable[Block]], str]:
    """The writer that the options ask for; ``width`` 0 breaks no line. Raises Misuse if they ask for several."""
    if md + plain + json > 1:
        got = [name for name, is_set in (("--json", json), ("--md", md), ("--plain", plain)) if is_set]
        raise Misuse(
            f"expected one of --json, --md and --plain, got {' and '.join(got)}", hint="Give only one of them."
        )
    if md:
        from judge.cli.writers.markdown import markdown  # noqa: PLC0415 - each form loads its own writer

        return markdown
    from judge.cli.writers.plain import plain as written  # noqa: PLC0415

    return lambda blocks: written(blocks, max(width, 20) if width else 0)


def read_in(block: RulingBlock, day: date) -> ReadCards | None:
    """The cards of a block that play by a reading of their texts; None, as nearly always, where there are none."""
    from judge.cards.loader import offered  # noqa: PLC0415 - imported when it runs

    if not offered():
        return None
    from judge.answers.imported.read_cards import read_cards_in  # noqa: PLC0415 - usually there is nothing

    found = read_cards_in(block, day)
    return found if found.cards else None


def read_among(names: Iterable[str], day: date) -> ReadCards | None:
    """Those of the named cards that play by a reading of their texts; None, as nearly always, where there are none."""
    from judge.cards.loader import is_read, offered  # noqa: PLC0415 - imported when it runs

    if not offered():
        return None
    from judge.answers.imported.read_cards import ReadCards, says  # noqa: PLC0415 - usually there is nothing

    found = tuple((name, says(name, day)) for name in names if is_read(name))
    return ReadCards(found) if found else None


def run(
    paths: list[str], *, as_of: str, rules: str, verbose: bool, width: int, json: bool, md: bool, plain: bool
) -> int:
    """Run the scenario blocks and write which hold; the exit code is that of the worst one."""
    from judge.answers.rulings.ruling_blocks import blocks_at  # noqa: PLC0415
    from judge.answers.simulated.blocks_with_answers import run_asking  # noqa: PLC0415
    from judge.answers.simulated.played_blocks import PlayedBlock, counted  # noqa: PLC0415 - imported when it runs

    written = writer_of(md=md, plain=plain, json=json, width=width)
    day = day_of(as_of)
    if rules != "1.4":
        from judge.answers.library.open_library import open_library  # noqa: PLC0415 - only to check another version

        open_library(rules=rules)
    with_imported_cards(day)
    blocks = [block for path in paths for block in blocks_at(path, say)]
    if not blocks:
        where = ", ".join("standard input" if path == STANDARD_INPUT else path for path in paths)
        raise Misuse(f"there is no scenario block in {where}", hint="A block begins with ```scenario on a line.")
    played = [PlayedBlock(block, run_asking(block, day, rules), rules, read_in(block, day)) for block in blocks]
    if json:
        from judge.cli.writers.json_line import json_line  # noqa: PLC0415 - each form loads its own writer

        write(json_line({"schema": 1, "rows": [one.as_row() for one in played], **_cases(paths, played)}))
    else:
        for one in played:
            write(written(one.as_result(traced=verbose)))
        say(counted(played))
        if cases := _cases(paths, played):
            say(cases["cases"]["said"])
    codes = {one.run.exit_code for one in played}
    return next((code for code in WORST_FIRST if code in codes), 2)


def _cases(paths: list[str], played: list[PlayedBlock]) -> dict[str, Any]:
    """How many of the cases that a directory of rulings is to prove are proven; nothing if it lists none."""
    from judge.scenario.cases import proven_by, roll_of, tally  # noqa: PLC0415 - imported when it runs

    roll = roll_of(map(Path, paths))
    if not roll:
        return {}
    proven = proven_by((one.block, one.run.passed) for one in played)
    named = [case.id for case in roll if case.executable and case.id in proven]
    missing = [case.id for case in roll if case.executable and case.id not in proven]
    return {"cases": {"said": tally(roll, proven), "proven": named, "missing": missing}}
