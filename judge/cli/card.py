"""``judge card``: one card's page."""

from __future__ import annotations

from judge.cli.command_or_question import no_card
from judge.cli.entry import exactly_named, nothing, opened, show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.cli.read_arguments import Options


def card(name: list[str], options: Options, *, how: bool) -> int:
    """Write the page of a card; NotFound for one word that is no card, DoesNotFit for several."""
    library = opened(options)
    text = " ".join(name)
    if not how and (found := exactly_named(library, options, text, "card")):
        return show(found, options)
    from judge.answers.imported.other_cards import no_card_called, resolve_card  # noqa: PLC0415
    from judge.answers.lookups.card_page import card_answer  # noqa: PLC0415 - a name that is written exactly needs no names

    match = resolve_card(library, text)
    if match is None and len(name) > 1:
        raise no_card(name)
    if match is None or not match.name:
        missing = no_card_called(text, match.alternatives if match else ())
        return show(nothing(missing, text, options), options)
    note = "" if match.kind == "exact" else f"Read as {match.name}."
    return show(card_answer(library, text, match.name, note, how=how), options, library)
