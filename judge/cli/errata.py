"""``judge errata``: the bulletins, and what each of them changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.cli.entry import opened, show
from judge.cli.output import write
from judge.errors import Misuse, NotFound

if TYPE_CHECKING:
    from judge.answers.errata_page import ErrataPage
    from judge.cli.read_arguments import Options
    from judge.content.library import Library


def errata(name: list[str], options: Options, *, since: str, document: str) -> int:
    """Write the errata of a card, of a bulletin or since a day; without any of them the list of bulletins."""
    library = opened(options)
    text = " ".join(name)
    if not (text or since or document):
        from judge.answers.documents_page import bulletins_answer  # noqa: PLC0415 - imported when it runs

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
        return errata_list(library, document or since, bulletin=document, since=checked_day(since, "--since"))
    if since or document:
        got = "--since" if since else "--document"
        raise Misuse(
            f"expected a card, a bulletin or a day, got the card {text!r} and {got}",
            where="judge errata",
            hint="Leave one of them out.",
        )
    from judge.answers.other_cards import no_card_called, resolve_card  # noqa: PLC0415 - only for a card

    match = resolve_card(library, text)
    if match is None or not match.name:
        if match is not None:
            raise no_card_called(text, match.alternatives)
        raise NotFound(f"there is no card or bulletin {text!r}", hint="judge errata lists the bulletins.")
    return errata_of_card(library, text, match.name, "" if match.kind == "exact" else f"Read as {match.name}.")
