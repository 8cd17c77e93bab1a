"""A board that states for each object where it is, and who has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.zones import Zone, battlefield
from judge.engine.wording.instructions import describe_effect
from judge.matchup.boards.added_objects import describe_added
from judge.matchup.boards.boards import FIELD, PROBE_LABEL, UNIT_LABEL, Board
from judge.matchup.clauses.card_facts import speaks_of_early_turns
from judge.matchup.clauses.probe_cards import BUFF_A_UNIT, KILL_A_UNIT
from judge.scenario.board.setup import Setup
from judge.scenario.board.stated_setup import Placed
from judge.scenario.language.written_setup import empowered_words

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.engine.state.player import Pool

ELSEWHERE = "BF2"
FIGHTER = "a"


class SolvedBoard(Board, frozen=True):
    """A board that says of each object where it is.

    ``placed`` are all objects, ``field`` is a battlefield's card, ``xp`` and ``pools`` what players
    have of those.
    """

    placed: tuple[Placed, ...] = ()
    field: str = ""
    xp: tuple[tuple[str, int], ...] = ()
    pools: tuple[tuple[str, Pool], ...] = ()

    def unit(self) -> tuple[str, int]:
        middle = next((one for one in self.placed if one.label == UNIT_LABEL), None)
        return (UNIT_LABEL, middle.card.might or 0) if middle is not None else ("", 0)

    def derived_words(self) -> str:
        """The set-up in one sentence, each object with its player and place."""
        parts = [f"{FIELD} is {self.field}"] if self.field else []
        parts += [_placed(one) for one in self._standing() if one.label != PROBE_LABEL]
        parts += [describe_added(one) for one in self.added]
        if any(speaks_of_early_turns(part.profile.card) for part in self.parts):
            parts.append("it is the first turn of each player")
        parts += [f"{who} has {amount} XP" for who, amount in self.xp]
        parts += [f"{who} has {_held(pool)} to pay with" for who, pool in self.pools]
        acts = ", then ".join(act.describe() for act in self.acts)
        probe = f" ({_probe_words(self.probe)})" if self.probe is not None else ""
        return f"{'; '.join(parts)}. {acts}{probe}."

    def derived_setup(self, without: str = "") -> Setup:
        """The set-up; ``without`` leaves a card out, and what is attached to it stands alone."""
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
        """Who controls a battlefield: whoever has a unit there; without that unit it stays with them."""
        here = [one for one in self._standing() if one.place == battlefield(place) and one.card.is_unit]
        there = [one.controller for one in here if one.label != without] or [one.controller for one in here]
        return there[0] if there else None


def _held(pool: Pool) -> str:
    parts = [f"{pool.energy} Energy"] if pool.energy else []
    parts += [f"{count} {domain} Power" for domain, count in pool.power]
    return " and ".join(parts) or "nothing"


def _probe_words(card: Card) -> str:
    known = {KILL_A_UNIT: "kills a unit", BUFF_A_UNIT: "buffs a unit"}
    return known.get(card) or describe_effect(card.effect).removesuffix(".").lower()


def _placed(one: Placed) -> str:
    zones = {Zone.HAND: "in hand", Zone.BASE: "in base", Zone.LEGEND: "in the Legend Zone", Zone.TRASH: "in the trash"}
    zones[Zone.MAIN_DECK] = "on top of the Main Deck"
    zones[Zone.FACEDOWN] = f"facedown at {one.place.of}"
    where = f"at {one.place.of}" if one.place.zone is Zone.BATTLEFIELD else zones.get(one.place.zone, "")
    where = f"attached to {one.attached_to}" if one.attached_to else where
    where += f", damaged {one.damage}" if one.damage else ""
    what = f"{one.label}, a {one.card.name}," if one.label != one.card.name else one.label
    return f"{one.controller} has {what} {where}" + "".join(f", {word}" for word in _marks(one))


def _marks(one: Placed) -> list[str]:
    marks = {"buffed": one.buffs, "stunned": one.stunned, "exhausted": one.exhausted}
    often = empowered_words(one.empowered)
    return [*(word for word, on in marks.items() if on), *([often] if often else [])]
