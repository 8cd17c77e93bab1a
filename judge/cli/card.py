"""``judge card``: one card's page."""

from __future__ import annotations

from typing import Annotated

import typer

from judge.cli.common import with_options
from judge.cli.entry import nothing, opened, show
from judge.cli.options import Options  # noqa: TC001 - typer reads the annotations
from judge.errors import NotFound


def _is_card(words: list[str]) -> list[str]:
    """Refuse words that are no card, so that ``judge card ...`` can be a question too."""
    from judge.answers.open_library import open_library  # noqa: PLC0415 - help needs no names
    from judge.answers.other_cards import resolve_card  # noqa: PLC0415
    from judge.cards.names import resolve_name  # noqa: PLC0415

    name = " ".join(words)
    if len(words) > 1 and resolve_name(name) is None and resolve_card(open_library(), name) is None:
        raise typer.BadParameter(f"there is no card {' '.join(words)!r}.")
    return words


@with_options
def card(
    name: Annotated[list[str], typer.Argument(callback=_is_card, metavar="NAME", help="baited hook")],
    options: Options,
    *,
    how: Annotated[bool, typer.Option("--how", help="What the engine performs, with the rules of each part.")] = False,
) -> int:
    """Show a card: its facts, its errata, and the answers and rules that name it.

    Example: judge card baited hook --as-of 2025-10-20
    Example: judge card falling star --how
    """
    from judge.answers.card_page import card_answer  # noqa: PLC0415 - help needs none of it
    from judge.answers.other_cards import resolve_card  # noqa: PLC0415

    text = " ".join(name)
    library = opened(options)
    match = resolve_card(library, text)
    if match is None or not match.name:
        near = match.alternatives if match else ()
        missing = NotFound(f"there is no card {text!r}", nearest=near[:6])
        return show(nothing(missing, text, options), options)
    note = "" if match.kind == "exact" else f"Read as {match.name}."
    return show(card_answer(library, text, match.name, note, how=how), options)
