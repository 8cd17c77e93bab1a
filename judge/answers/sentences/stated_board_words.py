"""The stated unit and deck in words, and a note if they change nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.matchup.boards.board_of_roles import UNIT_LABEL, StatedSetUp, decks_of

if TYPE_CHECKING:
    from judge.matchup.points.walked_set_up import WalkedSetUp


def stated_in_words(stated: StatedSetUp, best: WalkedSetUp | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The stated options one by one, and those that have no effect in the set-up that is shown."""
    of_unit = stated.damage is not None or stated.might != StatedSetUp().might or stated.deck is None
    read = [f"the unit has {stated.might} Might"] if of_unit else []
    read += [f"the unit is damaged {stated.damage}"] if stated.damage else []
    if stated.deck is not None:
        read.append(f"the top of the deck is {', '.join(card.name for card in stated.deck)}")
    said: list[str] = []
    if best is not None and of_unit and best.board.unit()[0] != UNIT_LABEL:
        said.append("The options for the unit have no effect: this set-up has no plain unit.")
    if best is not None and stated.deck is not None and not any(map(decks_of, best.board.parts)):
        said.append("The options for the deck have no effect: neither card looks at it in this set-up.")
    return tuple(read), tuple(said)
