"""A board that states the place and the player of each object."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.zones import Zone, battlefield
from judge.matchup.boards.board_of_roles import FIELD, UNIT_LABEL, Board
from judge.matchup.clauses.card_facts import speaks_of_early_turns
from judge.scenario.board.setup import Setup
from judge.scenario.board.stated_setup import Placed

if TYPE_CHECKING:
    from judge.engine.state.player import Pool

ELSEWHERE = "BF2"
FIGHTER = "a"


class SolvedBoard(Board, frozen=True):
    """A board that states the place of each object.

    ``placed`` are all objects, ``field`` is a battlefield's card, ``xp`` and ``pools`` what players have of those.
    """

    placed: tuple[Placed, ...] = ()
    field: str = ""
    xp: tuple[tuple[str, int], ...] = ()
    pools: tuple[tuple[str, Pool], ...] = ()

    def unit(self) -> tuple[str, int]:
        middle = next((one for one in self.placed if one.label == UNIT_LABEL), None)
        return (UNIT_LABEL, middle.card.might or 0) if middle is not None else ("", 0)

    def derived_setup(self, without: str = "") -> Setup:
        """The set-up without the card ``without``. Cards attached to it are then unattached."""
        cards = {part.name: part.profile.card for part in self.parts}
        control = {name: self._controls(name, without) for name in (FIELD, ELSEWHERE)}
        setup = Setup(battlefields=control, xp=dict(self.xp), pools=dict(self.pools))
        if any(speaks_of_early_turns(card) for card in cards.values()):
            setup.newcomers = setup.players
        if self.field and self.field != without:
            setup.fields[FIELD] = cards[self.field]
        for one in self._standing():
            if one.label == without:
                continue
            attached = "" if one.attached_to == without else one.attached_to
            here = Placed(cards.get(one.label, one.card), one.label, one.controller, one.place)
            here.damage, here.buffs, here.attached_to = one.damage, one.buffs, attached
            here.stunned, here.exhausted, here.empowered = one.stunned, one.exhausted, one.empowered
            if one.place.zone is Zone.MAIN_DECK:
                setup.decks[one.controller] = [*setup.decks.get(one.controller, []), (here.card, here.label)]
                if one.label in cards:
                    setup.deck_sizes[one.controller] = 1  # filler below could not be played
            else:
                setup.add(here)
        self.add_cards_to_discard(setup)
        for one in self.added:
            setup.add(one)
            if one.place.zone is Zone.BATTLEFIELD and setup.battlefields[one.place.of] is None:
                setup.battlefields[one.place.of] = one.controller
        return setup

    def _standing(self) -> tuple[Placed, ...]:
        """All objects, without the plain unit on a bare board."""
        return tuple(one for one in self.placed if not (self.bare and one.label == UNIT_LABEL))

    def _controls(self, place: str, without: str) -> str | None:
        """The player who controls a battlefield: the one with a unit there, even without that unit."""
        here = [one for one in self._standing() if one.place == battlefield(place) and one.card.is_unit]
        there = [one.controller for one in here if one.label != without] or [one.controller for one in here]
        return there[0] if there else None
