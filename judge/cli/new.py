"""``judge new``: a set-up of two cards as a scenario file."""

from __future__ import annotations

from datetime import date

from judge.answers.page.how_much import Wishes
from judge.cli.output import say, write
from judge.cli.read_arguments import Options
from judge.cli.run import with_imported_cards


def new(
    cards: list[str], *, set_up: int, as_of: str, board: str, play: str, swap: bool, before: bool, response: bool,
    combat: bool, hold: bool,
) -> int:  # fmt: skip
    """Write a set-up of two cards as a scenario file; 3 where it cannot be, or was not walked to its end."""
    from judge.answers.imported.read_cards import NOT_REVIEWED  # noqa: PLC0415
    from judge.answers.readers.several_cards import named_cards, words_about_cards  # noqa: PLC0415
    from judge.answers.rulings.write_ruling import derived_ruling  # noqa: PLC0415 - loads the engine
    from judge.answers.typed.board_options import said_in_words, steering  # noqa: PLC0415
    from judge.cards.loader import is_read  # noqa: PLC0415
    from judge.cli.entry import opened  # noqa: PLC0415
    from judge.cli.progress import progress  # noqa: PLC0415

    library = opened(Options(as_of=as_of))
    words = words_about_cards(library, " ".join(cards))
    names, day = named_cards(library, words.question), date.fromisoformat(library.as_of)
    with_imported_cards(day)
    wishes = Wishes(board, play, 0, swap, before, response, combat, hold)
    wanted = steering(wishes, names, day, said_in_words(words, names, day))
    with progress() as told:
        made = derived_ruling(library, names, set_up, told, wanted=wanted)
    write(made.text.rstrip("\n"))
    if words.not_understood:
        say(f"not understood: {', '.join(map(repr, words.not_understood))}")
    if made.set_ups > 1:
        say(f"set-up {set_up} of {made.set_ups}; --set-up N writes another one.")
    if not made.complete:
        say("the walk was cut: there may be more outcomes.")
    for name in filter(is_read, names):
        say(f"{name} is {NOT_REVIEWED}.")
    return 0 if made.complete else 3
