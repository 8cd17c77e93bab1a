"""``judge errata``: the bulletins, and what they changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from judge.cli.common import with_options
from judge.cli.entry import opened, show, write
from judge.cli.options import Options  # noqa: TC001 - typer reads the annotations
from judge.errors import Misuse, NotFound

if TYPE_CHECKING:
    from judge.answers.errata_page import ErrataPage
    from judge.content.library import Library


@with_options
def errata(
    options: Options,
    name: Annotated[list[str] | None, typer.Argument(metavar="[CARD|BULLETIN]", help="baited hook, origins")] = None,
    since: Annotated[str, typer.Option("--since", metavar="DAY", help="All errata since this day.")] = "",
    document: Annotated[str, typer.Option("--document", metavar="NAME", help="Those of one bulletin: origins.")] = "",
) -> int:
    """Show errata: before and after, the words that changed, why, and a scenario in which the wordings differ.

    Without a card, a bulletin or a day it lists the bulletins.

    Example: judge errata "baited hook"
    """
    library = opened(options)
    text = " ".join(name or ())
    if not (text or since or document):
        from judge.answers.documents_page import bulletins_answer  # noqa: PLC0415 - help needs none of it

        return show(bulletins_answer(library), options)
    page = _page(library, text, since, document)
    if options.form == "json" and not options.quote:
        from judge.cli.writers.json_line import json_line  # noqa: PLC0415

        write(json_line(page.as_json()))
        return page.answer.exit_code
    return show(page.answer, options)


def _page(library: Library, text: str, since: str, document: str) -> ErrataPage:
    from judge.answers.errata_page import bulletin_named, errata_list, errata_of_card  # noqa: PLC0415
    from judge.answers.open_library import checked_day  # noqa: PLC0415

    if not document and bulletin_named(text):
        text, document = "", text
    if not text:
        return errata_list(library, document or since, bulletin=document, since=checked_day(since))
    if since or document:
        raise Misuse("a card is named, and a bulletin or a day, too", hint="Name one of them.")
    from judge.answers.other_cards import resolve_card  # noqa: PLC0415 - only for a card

    match = resolve_card(library, text)
    if match is None or not match.name:
        raise NotFound(f"there is no card or bulletin {text!r}", nearest=match.alternatives[:6] if match else ())
    return errata_of_card(library, text, match.name, "" if match.kind == "exact" else f"Read as {match.name}.")
