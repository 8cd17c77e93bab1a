"""The search for set-ups that a user asked for, and a note if there is none or nothing changes."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from judge.errors import CannotSimulate, Misuse
from judge.matchup.boards.board_of_roles import UNIT_LABEL, StatedSetUp
from judge.matchup.boards.steering import FREE, Timing, fits
from judge.matchup.search.pair_search import matchup
from judge.matchup.search.third_card import Beside, alone, part_of_third
from judge.matchup.walks.explorer import BUDGET
from judge.matchup.walks.search_limit import SECONDS, search_limit

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.matchup.boards.steering import Steering
    from judge.matchup.search.pair_search import Matchup
    from judge.matchup.walks.explorer import Progress

_OTHER = {"P1": "P2", "P2": "P1"}


BUDGET_OF_THREE = 1_000
"""The most positions visited for a set-up of three cards, of which there are several times as many."""


class Steered(Struct, frozen=True):
    """The result of a steered search, and the part of a third card in it.

    ``said`` has the remarks on the user's wishes, sentence by sentence.
    """

    found: Matchup
    wanted: Steering
    said: tuple[str, ...] = ()
    third: Beside | None = None


def steered_matchup(
    one: Card, other: Card, stated: StatedSetUp | None, wanted: Steering, progress: Progress | None = None,
    *, seconds: float = SECONDS,
) -> Steered:  # fmt: skip
    """Searches set-ups of two cards that fit the wishes, for at most ``seconds``. There may be none.

    Raises Misuse for the number of a set-up that does not exist.
    """
    with search_limit(seconds) as limit:
        made = _steered(one, other, stated, wanted, progress)
    return replace(made, found=replace(made.found, cut=limit.cut)) if limit.cut else made


def _steered(
    one: Card, other: Card, stated: StatedSetUp | None, wanted: Steering, progress: Progress | None
) -> Steered:
    budget = BUDGET_OF_THREE if wanted.beside else BUDGET
    search = partial(matchup, one, other, _wishes_for_the_unit(stated, wanted), budget, progress)
    if wanted is FREE:
        return Steered(search(), wanted)
    said: tuple[str, ...] = ()
    if wanted.only_picks and (wanted.swapped or wanted.timing or wanted.controllers or wanted.unit_of):
        plain = search()
        if wanted.swapped:
            wanted = _swapped(plain, wanted)
        for asked in _either(wanted):
            if plain.best is not None and fits(plain.best.board, asked) and not wanted.set_up:
                return Steered(plain, asked, ("This is what the set-up is like anyway.",))
    asked_first, *others = _either(wanted)
    found = search(wanted=asked_first)
    for asked in others:
        if not found.set_ups:
            found, wanted = search(wanted=asked), asked
    if not found.set_ups and wanted.timing is None and not (wanted.play or wanted.responds):
        # Who does not have the turn can act in a showdown.
        for asked in _either(wanted):
            asked_in_combat = replace(asked, timing=Timing.COMBAT)
            if not found.set_ups and (made := search(wanted=asked_in_combat)).set_ups:
                found, wanted = made, asked_in_combat
                said = ("It can be played only in a combat of P1's turn.",)
    if wanted.responds and not found.set_ups:
        # A third spell that cannot be played in response is played before everything else.
        wanted = replace(wanted, responds="", leads=wanted.responds)
        found = search(wanted=wanted)
        said = (f"{wanted.leads} cannot be played in response here, so it is played first.",)
    said = (*said, *_without_effect(found, wanted))
    third = part_of_third(found, search(wanted=alone(wanted)), wanted) if wanted.beside else None
    if third is None or wanted.set_up:
        return Steered(_numbered(found, wanted), wanted, said, third)
    return Steered(third.shown_in(found), wanted, said, third)


def _without_effect(found: Matchup, wanted: Steering) -> tuple[str, ...]:
    """The wishes that change nothing in the set-up that is shown, with the reason."""
    said: list[str] = []
    if wanted.set_up == 1:
        said.append("Set-up 1 is shown anyway.")
    best = found.best
    if (wanted.might or wanted.damage) and best is not None and best.board.unit()[0] != UNIT_LABEL:
        said.append("The options for the unit have no effect: this set-up has no plain unit.")
    return tuple(said)


def _wishes_for_the_unit(stated: StatedSetUp | None, wanted: Steering) -> StatedSetUp | None:
    """The Might and the damage of the unit, by options or by words."""
    if wanted.might is None and wanted.damage is None:
        return stated
    base = stated or StatedSetUp()
    might = base.might if wanted.might is None else wanted.might
    return replace(base, might=might, damage=base.damage if wanted.damage is None else wanted.damage)


def _either(wanted: Steering) -> tuple[Steering, ...]:
    """The wishes. If "I" can be either player, with both. A response of the opponent goes before one's own."""
    sides = (wanted, wanted.mirrored()) if wanted.relative else (wanted,)
    if wanted.timing is not Timing.RESPONSE:
        return sides
    return (*(replace(side, opposed=True) for side in sides), *sides)


def _swapped(plain: Matchup, wanted: Steering) -> Steering:
    """The wishes with the players of the set-up that is shown without steering changed over."""
    if plain.best is None:
        raise CannotSimulate("no set-up can be played, so that there is none to swap the players of.")
    sides = tuple((part.name, _OTHER[part.who]) for part in plain.best.board.parts)
    return replace(wanted, controllers=sides)


def _numbered(found: Matchup, wanted: Steering) -> Matchup:
    if not wanted.set_up or not found.set_ups:
        return found
    count = len(found.set_ups)
    if wanted.set_up > count:
        raise Misuse(
            f"--set-up: expected a number from 1 to {count}, got '{wanted.set_up}'",
            hint=f"There {'is one set-up' if count == 1 else f'are {count} set-ups'} that can be played.",
        )
    return replace(found, chosen=found.set_ups[wanted.set_up - 1])
