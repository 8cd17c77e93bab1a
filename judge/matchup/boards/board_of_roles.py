"""Boards for a matchup: the smallest set-up in which two cards, in stated roles, can meet.

One unit is at a battlefield, ready, so that exhausting and recalling it show. It is damaged if a card heals, requires
damage, or deals damage to a unit that the other one saves or whose death it waits for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.actions.deal import Deal
from judge.engine.state.card import FILLER, LEGEND, Card
from judge.engine.state.instruction import walk
from judge.engine.state.zones import Place, Zone, base, battlefield, hand, trash
from judge.engine.targeting.amounts import MightOf
from judge.engine.wording.instructions import describe_effect
from judge.matchup.boards.named_tags import name_tags
from judge.matchup.boards.roles import ACTIVE, Role
from judge.matchup.clauses.probe_cards import KILL_A_UNIT
from judge.matchup.walks.planned_acts import Act, Slot
from judge.scenario.board.setup import Setup, plain_unit
from judge.scenario.board.stated_setup import Placed
from judge.scenario.scene_told import set_up_in_words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.matchup.boards.profiles import Profile
    from judge.matchup.boards.stated_board import StatedBoard

FIELD = "BF1"
UNIT_LABEL = "u"
ATTACKER_LABEL = "a"
ATTACKER = 3
"""The Might of the plain unit that attacks if a card is to defend."""
PROBE_LABEL = "test spell"
COMPANY = 3
"""The Might of the other plain units on the board."""
ON_THE_BOARD = frozenset({Zone.BASE, Zone.BATTLEFIELD, Zone.LEGEND})


class StatedSetUp(Struct, frozen=True):
    """The stated parts of the set-up: Might and damage of the unit, and the top of the deck (None: a fitting default).

    ``company``: there are more plain units, for texts that choose more than one. ``empowered``: the cards on the board
    that have a text for it are Empowered.
    """

    might: int = 3
    damage: int | None = None
    deck: tuple[Card, ...] | None = None
    company: bool = False
    empowered: bool = False


class Part(Struct, frozen=True):
    """A card in a role, with its player."""

    profile: Profile
    role: Role
    who: str

    @property
    def name(self) -> str:
        return self.profile.card.name

    @property
    def active(self) -> bool:
        return self.role in ACTIVE

    def act(self, slot: Slot) -> Act:
        return Act(self.who, "use" if self.role is Role.USED else "play", self.name, slot)


class Board(Struct, frozen=True):
    """A set-up with its acts.

    ``added`` are the objects added for its cards to choose (``objects_to_choose.py``), ``merged`` are parts of the
    board that the user states. ``bare``: it is without the plain unit. ``empty_handed``: without cards to discard.
    """

    parts: tuple[Part, ...]
    acts: tuple[Act, ...]
    unit_of: str
    stated: StatedSetUp
    probe: Card | None = None
    added: tuple[Placed, ...] = ()
    merged: tuple[StatedBoard, ...] = ()
    bare: bool = False
    empty_handed: bool = False

    def describe(self) -> str:
        """The set-up in one sentence, and what is done on it."""
        acts = ", then ".join(act.describe() for act in self.acts)
        does = describe_effect(self.probe.effect).removesuffix(".") if self.probe is not None else ""
        probe = f" ({does[:1].lower()}{does[1:]})" if does else ""
        return f"{set_up_in_words(self.setup(), PROBE_LABEL)}. {acts}{probe}."

    def setup(self, without: str = "") -> Setup:
        """The set-up, without the card ``without``."""
        made = self.derived_setup(without)
        for stated in self.merged:
            made = stated.onto(made, self.unit()[0], without)
        return made

    def unit(self) -> tuple[str, int]:
        """The label and Might of the unit in the middle."""
        victim = self._in_the_middle()
        if victim is not None:
            return victim.name, victim.profile.card.might or 0
        return UNIT_LABEL, self.stated.might

    def _lacks_the_unit(self) -> bool:
        return self.bare and self.unit()[0] == UNIT_LABEL

    def derived_setup(self, without: str = "") -> Setup:
        """The set-up as it was derived, without the card ``without``."""
        label, might = self.unit()
        elsewhere = next((who for _, who, at in self._company() if at.zone is Zone.BATTLEFIELD), None)
        is_bare = self._lacks_the_unit()
        setup = Setup(battlefields={FIELD: None if is_bare else self.unit_of, "BF2": elsewhere})
        for part in self.parts:
            if part.role is Role.FIELD and part.name != without:
                setup.fields[FIELD] = part.profile.card
        damage, buffs = self._damage(might), int(self._buffed())
        victim = self._in_the_middle()
        card = victim.profile.card if victim is not None else plain_unit(might)
        if label != without and not is_bare:
            empowered = victim is not None and self._is_empowered(victim)
            place = battlefield(FIELD)
            setup.add(Placed(card, label, self.unit_of, place, damage=damage, buffs=buffs, empowered=empowered))
        for part in self.parts:
            if part is victim or part.role in (Role.IN_DECK, Role.FIELD) or part.name == without:
                continue
            empowered = self._is_empowered(part)
            setup.add(Placed(part.profile.card, part.name, part.who, _place(part), empowered=empowered))
        for label, player, place in self._company():
            setup.add(Placed(plain_unit(self._might_of_company()), label, player, place))
        if self._attacker() == ATTACKER_LABEL:
            setup.add(Placed(plain_unit(ATTACKER), ATTACKER_LABEL, "P1", base("P1")))
        self._add_probe(setup)
        self.add_cards_to_discard(setup)
        self._add_decks(setup, without)
        self._place_added(setup)
        name_tags(setup.objects)
        if any(part.profile.waits_for_first_turn for part in self.parts):
            setup.newcomers = setup.players
        return setup

    def add_cards_to_discard(self, setup: Setup) -> None:
        """Adds cards in hand, of which only the existence is stated, for texts by which their player discards."""
        for part in () if self.empty_handed else self.parts:
            for number in range(part.profile.discards):
                setup.add(Placed(FILLER, setup.label(f"{part.who}'s card {number + 1}"), part.who, hand(part.who)))

    def _add_decks(self, setup: Setup, without: str) -> None:
        for owner, cards in self._decks(without).items():
            setup.decks[owner] = cards
            if self._is_whole(cards):
                setup.deck_sizes[owner] = len(cards)

    def _is_whole(self, cards: list[tuple[Card, str]]) -> bool:
        """Whether nothing lies below: filler cannot be played, and an effect here could have any card played."""
        return any(part.profile.plays_any and part.profile.looks_at_deck > len(cards) for part in self.parts)

    def _add_probe(self, setup: Setup) -> None:
        if self.probe is not None:
            setup.add(Placed(self.probe, PROBE_LABEL, "P1", hand("P1")))

    def _place_added(self, setup: Setup) -> None:
        for placed in self.added:
            setup.add(placed)
            if placed.place.zone is Zone.BATTLEFIELD and setup.battlefields[placed.place.of] is None:
                setup.battlefields[placed.place.of] = placed.controller

    def _is_empowered(self, part: Part) -> bool:
        return self.stated.empowered and part.profile.card.has("Empowered") and _place(part).zone in ON_THE_BOARD

    def _company(self) -> list[tuple[str, str, Place]]:
        """Other units: one of the unit's controller in their base, and one of the other player elsewhere."""
        if not self.stated.company:
            return []
        other = "P2" if self.unit_of == "P1" else "P1"
        return [("v", self.unit_of, base(self.unit_of)), ("w", other, battlefield("BF2")), ("x", other, base(other))]

    def _might_of_company(self) -> int:
        return might_of_company((part.profile.card for part in self.parts), self.unit()[1])

    def _in_the_middle(self) -> Part | None:
        """The card that is at the battlefield instead of a plain unit."""
        return next((part for part in self.parts if part.role in (Role.VICTIM, Role.DEFENDING)), None)

    def _attacker(self) -> str:
        """The unit that moves to a battlefield."""
        return next((act.label for act in self.acts if act.verb == "move"), "")

    def _decks(self, without: str) -> dict[str, list[tuple[Card, str]]]:
        """The top of every deck that a card here looks at, by its owner. No two cards have the same name."""
        _, might = self.unit()
        in_deck = [part for part in self.parts if part.role is Role.IN_DECK]
        owners = {owner for part in self.parts for owner in decks_of(part)} | {part.who for part in in_deck}
        looked_at = {part.who for part in self.parts if part.profile.looks_at_deck} | {part.who for part in in_deck}
        names = [part.name for part in in_deck if part.name != without]
        found: dict[str, list[tuple[Card, str]]] = {}
        for owner in sorted(owners):
            cards = [(part.profile.card, part.name) for part in in_deck if part.who == owner and part.name != without]
            plain = self.stated.deck if self.stated.deck is not None else (plain_unit(might + 1), plain_unit(might + 2))
            if self.stated.deck is None and owner not in looked_at:
                plain = plain[:1]  # of the other player's deck, the top card is what matters
            for card in plain:
                count = sum(name == card.name or name.startswith(f"{card.name} #") for name in names)
                names.append(card.name if not count else f"{card.name} #{count + 1}")
                cards.append((card, names[-1]))
            drawn = [] if self.stated.deck is not None else self._drawn_by(owner)
            found[owner] = [*drawn, *cards]
        return found

    def _drawn_by(self, owner: str) -> list[tuple[Card, str]]:
        """Cards on top of a deck, of which only the existence is stated, for a text that draws without looking."""
        parts = (part for part in self.parts if part.who == owner and not part.profile.looks_at_deck)
        return [
            (FILLER, f"{owner}'s top card {number + 1}") for number in range(sum(part.profile.draws for part in parts))
        ]

    def _damage(self, might: int) -> int:
        if self.stated.damage is not None:
            return self.stated.damage
        profiles = [part.profile for part in self.parts]
        lethal = any(found.deals for found in profiles) and any(found.minds_deaths for found in profiles)
        return int(might > 1 and (lethal or any(found.minds_damage for found in profiles)))

    def _buffed(self) -> bool:
        return any(part.profile.needs_buff for part in self.parts)


def decks_of(part: Part) -> tuple[str, ...]:
    """The players at whose decks a card looks if this player has it."""
    other = "P2" if part.who == "P1" else "P1"
    own = (part.who,) if part.profile.looks_at_deck else ()
    return (*own, other) if part.profile.looks_at_theirs else own


def _place(part: Part) -> Place:
    if part.role is Role.PLAYED:
        return hand(part.who)
    if part.role is Role.IN_TRASH:
        return trash(part.who)
    if part.role is Role.FACEDOWN:
        return Place(Zone.FACEDOWN, FIELD)
    if part.profile.card.is_a(LEGEND):
        return Place(Zone.LEGEND, part.who)
    return base(part.who)


def probe_act() -> tuple[Card, Act]:
    """A test spell that kills the unit, played by the turn player."""
    return KILL_A_UNIT, Act("P1", "play", PROBE_LABEL)


def might_of_company(cards: Iterable[Card], of_the_unit: int) -> int:
    """The Might of the other units: enough to kill with, if a text has one of them deal its Might."""
    return max(COMPANY, of_the_unit) if any(map(hits_with_its_might, cards)) else COMPANY


def hits_with_its_might(card: Card) -> bool:
    """Whether a text has a chosen unit deal its Might as damage."""
    dealt = (part.amount for part in walk(card.effect) if isinstance(part, Deal))
    return any(isinstance(one, MightOf) for one in dealt)
