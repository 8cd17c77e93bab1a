"""``judge coverage``: which rules the engine performs, and which cards it plays."""

from __future__ import annotations

from judge.cli.entry import opened, show
from judge.cli.output import write
from judge.errors import Misuse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.lookups.card_coverage_page import CardCoveragePage
    from judge.answers.lookups.coverage_page import CoveragePage
    from judge.cli.read_arguments import Options


def coverage(section: list[str], options: Options, *, missing: bool, unreached: bool, cards: bool) -> int:
    """Write how the rules of a section are handled, or how many of each kind there are; with ``cards``, the cards.

    Raises Misuse where ``cards`` stands beside an option about rules.
    """
    page = (
        _cards(" ".join(section), options, missing or unreached)
        if cards
        else _rules(" ".join(section), options, missing=missing, unreached=unreached)
    )
    if options.form == "json":
        from judge.cli.writers.json_line import json_line  # noqa: PLC0415

        write(json_line(page.as_json()))
        return 0
    return show(page.answer, options)


def _rules(about: str, options: Options, *, missing: bool, unreached: bool) -> CoveragePage:
    from judge.answers.lookups.coverage_page import coverage_page  # noqa: PLC0415 - imported when it runs

    return coverage_page(opened(options), about, missing=missing, unreached=unreached)


def _cards(about: str, options: Options, about_rules: bool) -> CardCoveragePage:
    from judge.answers.lookups.card_coverage_page import card_coverage_page  # noqa: PLC0415 - imported when it runs

    if about_rules:
        raise Misuse(
            "--missing and --unreached cannot be combined with --cards", hint="judge coverage --cards [SET or card]"
        )
    return card_coverage_page(opened(options), about)
