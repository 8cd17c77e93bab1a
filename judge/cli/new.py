"""``judge new``: a set-up of two cards as a scenario file."""

from __future__ import annotations

from judge.cli.output import say, write
from judge.cli.read_arguments import Options


def new(cards: list[str], *, set_up: int, as_of: str) -> int:
    """Write a set-up of two cards as a scenario file; 3 where it cannot be, or was not walked to its end."""
    from judge.answers.derived_ruling import derived_ruling  # noqa: PLC0415 - loads the engine
    from judge.answers.readers.several_cards import named_cards  # noqa: PLC0415
    from judge.cli.entry import opened  # noqa: PLC0415
    from judge.cli.progress import progress  # noqa: PLC0415

    library = opened(Options(as_of=as_of))
    names = named_cards(library, " ".join(cards))
    with progress() as told:
        made = derived_ruling(library, names, set_up, told)
    write(made.text.rstrip("\n"))
    if made.set_ups > 1:
        say(f"set-up {set_up} of {made.set_ups}; --set-up N writes another one.")
    if not made.complete:
        say("the walk was cut: there may be more outcomes.")
    return 0 if made.complete else 3
