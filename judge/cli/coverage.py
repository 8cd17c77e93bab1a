"""``judge coverage``: which rules the engine performs, which cards it plays, which texts come about."""

from __future__ import annotations

from judge.cli.entry import opened, show
from judge.cli.output import write
from judge.errors import Misuse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.lookups.card_coverage_page import CardCoveragePage
    from judge.answers.lookups.coverage_page import CoveragePage
    from judge.answers.lookups.text_coverage_page import TextCoveragePage
    from judge.cli.read_arguments import Options


def coverage(section: list[str], options: Options, *, missing: bool, unreached: bool, cards: bool, texts: bool) -> int:
    """Write how the rules of a section are handled, or how many of each kind there are; or the cards, or their texts.

    Raises Misuse where ``cards`` or ``texts`` stands beside an option about rules.
    """
    about = " ".join(section)
    if (cards or texts) and (missing or unreached):
        word = "cards" if cards else "texts"
        raise Misuse(
            f"--missing and --unreached cannot be combined with --{word}", hint=f"judge coverage --{word} [SET or card]"
        )
    page = (
        _texts(about, options)
        if texts
        else _cards(about, options)
        if cards
        else _rules(about, options, missing=missing, unreached=unreached)
    )
    if options.form == "json":
        from judge.cli.writers.json_line import json_line  # noqa: PLC0415

        write(json_line(page.as_json()))
        return 0
    return show(page.answer, options)


def _rules(about: str, options: Options, *, missing: bool, unreached: bool) -> CoveragePage:
    from judge.answers.lookups.coverage_page import coverage_page  # noqa: PLC0415 - imported when it runs

    return coverage_page(opened(options), about, missing=missing, unreached=unreached)


def _cards(about: str, options: Options) -> CardCoveragePage:
    from judge.answers.lookups.card_coverage_page import card_coverage_page  # noqa: PLC0415 - imported when it runs

    return card_coverage_page(opened(options), about)


def _texts(about: str, options: Options) -> TextCoveragePage:
    from judge.answers.lookups.text_coverage_page import text_coverage_page  # noqa: PLC0415 - imported when it runs

    return text_coverage_page(opened(options), about)
