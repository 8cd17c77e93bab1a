"""Boards assumed for a question about cards, as scenario lines: who has what where, and what is played.

A card is used in the plainest way that can be played: with nothing else on the board first, then with units, gear and
cards around that its text may ask for.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.state.card import BATTLEFIELD, GEAR, LEGEND, SPELL, UNIT
from judge.engine.state.decisions import Kind
from judge.matchup.boards.other_objects_table import companies
from judge.record import NamedTuple
from judge.scenario.board.setup import card_for
from judge.scenario.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.engine.state.card import Card
    from judge.engine.turn.position import Position
    from judge.matchup.boards.given import Given

FIELD = "BF1"
ADDITIONAL = "the additional cost"
UNIT_LABEL = "u"
COPY_LABEL = "c"
MOST_AROUND = 2
MOST_TRIED = 160
"""Maximum number of ways to play a card that are tried for one question."""


class BoardObject(NamedTuple):
    """An object as the lines of a board state it: a card by its name, or a card without a text.

    A unit without a text has this Might, these keywords and this state.

    ``copied``: a token that has become a copy of the card. ``kind`` is the type of a card without a text, ``costs`` its
    cost in symbols, ``domains`` those of a unit without a text.
    """

    name: str = ""
    might: int = 3
    keywords: tuple[str, ...] = ()
    label: str = ""
    whose: str = ""
    state: str = ""
    copied: bool = False
    kind: str = UNIT
    costs: str = ""
    domains: tuple[str, ...] = ()

    @property
    def called(self) -> str:
        """The name that the lines of a scenario use for it."""
        return self.label or (COPY_LABEL if self.copied else self.name or UNIT_LABEL)

    @property
    def stated(self) -> str:
        """How the set-up of a scenario states it."""
        if self.copied:
            return f"{self.called} = copy of {self.name}"
        if self.name:
            state = f" {self.state}" if self.state else ""
            return (f"{self.label} = {self.name}" if self.label else self.name) + state
        having = f" with {' and '.join(self.keywords)}" if self.keywords else ""
        if self.kind != UNIT:
            is_reaction = self.kind == SPELL and "Reaction" in self.keywords
            text = 'spell "deal 2 to a unit"' if self.kind == SPELL else f"plain gear{having}"
            return f"{self.called} = {'reaction ' * is_reaction}{text}{self._cost}"
        state = f" {self.state}" if self.state else ""
        of = f" of {' and '.join(self.domains)}" if self.domains else ""
        return f"{self.called} = {self.might}-Might unit{having}{of}{self._cost}{state}"

    @property
    def _cost(self) -> str:
        return f" costing {self.costs}" if self.costs else ""

    def card(self, given: Given) -> Card | None:
        """The card in its wording on a day. None for a plain unit.

        Raises CannotSimulate for one that is not defined.
        """
        return card_for(self.name, given.day) if self.name else None

    def is_a(self, kind: str, given: Given) -> bool:
        """Whether it is of a card type."""
        card = self.card(given)
        return card.is_a(kind) if card is not None else kind == self.kind


def reached(scene: Scene, given: Given) -> Position | None:
    """The position that the play leads to. None if it cannot be played so."""
    return scene.on(given.day, *given.around).reached()


def is_settled(position: Position) -> bool:
    """Whether every choice of the play is made, so that other players can act."""
    return position.decision is None or position.decision.kind is Kind.ACT


def first_that_plays(scenes: Iterable[Scene], given: Given, *, settled: bool = False) -> Scene | None:
    """The first of several scenes that can be played. Scenes without an open choice go first.

    ``settled``: only one that leaves no choice open.
    """
    found: Scene | None = None
    for number, scene in enumerate(scenes):
        if number >= MOST_TRIED:
            break
        position = reached(scene, given)
        if position is None:
            continue
        if is_settled(position):
            return scene
        found = found or scene
    return None if settled else found


def owner_of(scene: Scene, thing: BoardObject) -> str:
    """The owner of an object that the set-up states. P2 if it does not."""
    return next((line[:2] for line in scene.setup if thing.stated in line), "P2")


def other(who: str) -> str:
    return "P2" if who == "P1" else "P1"


def standing(thing: BoardObject, who: str, given: Given, at: str = FIELD) -> str:
    """The line that puts an object where its text applies: on the board, or a spell in a hand."""
    if thing.is_a(BATTLEFIELD, given):
        return f"battlefields: {thing.name}, BF2"
    if thing.is_a(UNIT, given):
        return f"{who}: at {at} {thing.stated}"
    zone = "legend" if thing.is_a(LEGEND, given) else "base" if thing.is_a(GEAR, given) else "hand"
    return f"{who}: {zone} {thing.stated}"


def turn_of(who: str) -> tuple[str, ...]:
    """The line for whose turn it is. None for P1, whose turn it is without one."""
    return () if who == "P1" else (f"{who}'s turn",)


def used_on(
    thing: BoardObject, on: BoardObject | None, given: Given, *, by: str = "P1", owners: tuple[str, ...] = ()
) -> Iterator[Scene]:
    """The ways in which a player plays or uses a card on something. The last ones have nothing to choose for it.

    It is their turn. A spell that answers another one answers a test spell of the opponent, on the opponent's turn.
    """
    sides = ((on.whose,) if on.whose else owners or (other(by), by)) if on is not None else ("",)
    called = on.called if on is not None else ""
    chosen, bare = _ways(thing, called, by, given)
    for ways in (chosen, bare):
        for owner, around in product(sides, companies(by, other(by), most=MOST_AROUND)):
            board = [standing(on, owner, given)] if on is not None else []
            for zone, acts in ways:
                yield Scene((*turn_of(by), f"{by}: {zone} {thing.stated}"), (acts,)).beside(*board, *around)
    if thing.is_a(SPELL, given) and (on is None or not on.name):
        unit = on or BoardObject()
        opponent = other(by)
        board = [
            standing(unit, by, given),
            f'{opponent}: hand s = spell "deal 2 to a unit"',
            f"{by}: hand {thing.stated}",
        ]
        for plainly in declined(thing, given):
            answer = f"{by} plays {thing.called} on s{plainly}"
            yield Scene((*turn_of(opponent), *board), (f"{opponent} plays s on {unit.called}", answer))


def declined(thing: BoardObject, given: Given) -> tuple[str, ...]:
    """The words by which a player declines the optional costs of a card, and without those.

    An additional cost is offered only to a player who can pay it.
    """
    card = thing.card(given)
    if card is None:
        return ("",)
    keywords = "".join(f" without {keyword}" for keyword in ("Repeat", "Accelerate") if card.has(keyword))
    if any(isinstance(one, OptionalCost) and one.name == ADDITIONAL for one in card.abilities):
        return (keywords, f"{keywords} without {ADDITIONAL}")
    return (keywords,)


def _ways(thing: BoardObject, on: str, by: str, given: Given) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """The zone of a card, and the line that plays or uses it: on something, and without a target."""
    name, plainly = thing.called, declined(thing, given)
    aims = (f" on {on}", f" on {on} to BF2", *(f" choosing {mode} on {on}" for mode in (1, 2, 3)), f" on {on} and a",
            f" on a and {on}", f" on {on} and c") if on else ()  # fmt: skip
    if thing.is_a(SPELL, given):
        chosen = [("hand", f"{by} plays {name}{aim}{more}") for aim in aims for more in plainly]
        return chosen, [("hand", f"{by} plays {name}{more}") for more in plainly]
    if thing.is_a(LEGEND, given):
        return [("legend", f"{by} uses {name}{aim}") for aim in aims], [("legend", f"{by} uses {name}")]
    where = " to base" if thing.is_a(UNIT, given) else ""
    used = [("base", f"{by} uses {name}{aim}") for aim in aims[:1]]
    return used, [
        ("base", f"{by} uses {name}"),
        *(("hand", f"{by} plays {name}{where}{more}") for more in plainly),
    ]


def fight(attacker: BoardObject, defender: BoardObject, *, at: str = FIELD) -> Scene:
    """A combat: P1 moves the one to the battlefield where P2 has the other."""
    setup = (f"P1: base {attacker.stated}", f"P2: at {at} {defender.stated}")
    return Scene(setup, (f"P1 moves {attacker.called} to {at}",))


def beside(scene: Scene, thing: BoardObject, of: str, given: Given, unit: str = UNIT_LABEL) -> Iterator[Scene]:
    """The same board with a card of a player in force on it: attached to the unit, in its place, or as a response."""
    if thing.is_a(BATTLEFIELD, given):
        yield scene.at_battlefield(thing.name)
    elif thing.is_a(SPELL, given):
        with_it = scene.beside(f"{of}: hand {thing.stated}")
        yield from (with_it.then(f"{of} plays {thing.called}{on}") for on in (f" on {unit}", ""))
    elif thing.is_a(UNIT, given):
        yield scene.beside(f"{of}: at {FIELD} {thing.stated}")
        yield scene.beside(f"{of}: base {thing.stated}")
    elif thing.is_a(GEAR, given):
        yield scene.beside(f"{of}: base {thing.stated} attached to {unit}")
        yield scene.beside(f"{of}: base {thing.stated}")
    else:
        yield scene.beside(standing(thing, of, given))


def acts_on(thing: BoardObject, on: BoardObject, given: Given) -> Iterator[Scene]:
    """How one thing does something to another: units fight, everything else is played or used on it."""
    if thing.is_a(UNIT, given) and on.is_a(UNIT, given):
        yield fight(thing, on)
    if thing.name or thing.costs:
        yield from used_on(thing, on, given)
