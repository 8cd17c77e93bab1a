"""Plain objects added to a set-up so that its cards have something to choose.

A card that needs two friendly units, a gear, exhausted runes or a unit in its player's base has no effect on a board
without them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.cards.loader import definition
from judge.engine.instructions.give_might import RaiseMightTo
from judge.engine.state.card import (
    GEAR,
    RUNE,
    UNIT,
    Card,
)
from judge.engine.state.instruction import walk
from judge.engine.state.sides import Side
from judge.engine.state.zones import Zone, base, battlefield
from judge.engine.wording.compared import LessMightThan
from judge.engine.wording.criteria import CardsIn, Criteria, Where
from judge.engine.wording.pick import Pick
from judge.engine.wording.qualities import Buffed, IsReady, Tagged
from judge.engine.wording.references import Target
from judge.errors import CannotSimulate
from judge.matchup.boards.board_of_roles import hits_with_its_might
from judge.matchup.boards.roles import ACTIVE, FIGHTING, Role
from judge.scenario.board.plain_cards import plain_gear
from judge.scenario.board.setup import plain_unit
from judge.scenario.board.stated_setup import Placed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.zones import Place
    from judge.matchup.boards.board_of_roles import Board, Part
    from judge.scenario.board.setup import Setup

SECOND_FIELD = "BF2"
MIGHT = 2
"""The Might of a plain unit that is added."""

LETTERS = ("v", "w", "x", "y", "z")

MOST = 4
"""A board that lacks more than this stays as it is: its lines of play would be too many."""

_NEEDING = ACTIVE | FIGHTING | {Role.IN_PLACE, Role.FIELD}


def with_objects_to_choose(
    board: Board, most: int = 4, *, equipment: bool = False, of: str = "", by: str = ""
) -> Board:
    """The board with the objects that its cards choose and that are missing, at most ``most`` for one choice.

    ``equipment``: Equipment is added, too, if a text requires it. ``of`` is a card that chooses whatever its role is,
    ``by`` the player who chooses for it if that is not the player who has it.

    The same board if nothing is missing, more than ``MOST`` objects are, or the set-up is not possible.
    """
    setup = board.setup()
    try:
        setup.state()
    except CannotSimulate:
        return board
    added: list[Placed] = []
    for part in board.parts:
        chooses = part.role in _NEEDING or part.name == of
        if not chooses and not (part.role is Role.VICTIM and part.profile.waits_for_end):
            continue
        chooser = replace(part, who=by) if by and part.name == of else part
        used: set[str] = set()
        for wanted in _choices(part.profile.card):
            if not isinstance(wanted.criteria, Criteria | CardsIn):
                continue
            count = min(max(wanted.at_least, 1), most) if isinstance(wanted, Target) else 1
            for _ in range(count):
                found = _on_the_board(setup, wanted, chooser, used)
                if found is None:
                    placed = _new_object(setup, board, wanted.criteria, chooser, equipment=equipment)
                    if placed is None:
                        break
                    setup.add(placed)
                    added.append(placed)
                    found = placed.label
                used.add(found)
    if not added or len(added) > MOST:
        return board
    return replace(board, added=(*board.added, *added))


def _choices(card: Card) -> Iterator[Target | Pick]:
    for source in (card.abilities, card.effect):
        for part in walk(source):
            if isinstance(part, Target | Pick):
                yield part


def _on_the_board(setup: Setup, wanted: Target | Pick, part: Part, used: set[str]) -> str | None:
    """The label of a legal choice on the board that no earlier choice has used, or None."""
    state = setup.state()
    source = next((thing for thing in state.objects.values() if thing.label == part.name), None)
    for thing in state.objects.values():
        if thing.label in used or not wanted.criteria.matches(state, thing, part.who, source.id if source else None):
            continue
        return thing.label
    return None


def _new_object(
    setup: Setup, board: Board, criteria: Criteria | CardsIn, part: Part, *, equipment: bool
) -> Placed | None:
    if isinstance(criteria, CardsIn):
        if criteria.chosen_champion or criteria.zone in (Zone.MAIN_DECK, Zone.RUNE_DECK):
            return None
        keywords = (criteria.keyword,) if criteria.keyword else ()
        return Placed(plain_unit(MIGHT, *keywords), setup.label("card"), part.who, criteria.place(part.who))
    other = "P2" if part.who == "P1" else "P1"
    who = other if criteria.side is Side.ENEMY else part.who
    kind, readiness = criteria.card_type or UNIT, criteria.quality(IsReady)
    ready = readiness.ready if readiness is not None else None
    if kind == RUNE:
        card = next(definition("Fury Rune").cards())
        return Placed(card, setup.label(f"{who}'s Fury Rune"), who, base(who), exhausted=ready is not True)
    if kind == GEAR:
        tagged = criteria.quality(Tagged)
        tags = (tagged.tag,) if equipment and tagged is not None and tagged.has else ()
        return Placed(plain_gear(tags=tags), setup.label("g"), who, base(who), exhausted=ready is False)
    if kind != UNIT:
        return None
    might = _more_than_any(setup) if _compares_might(part.profile.card) else MIGHT
    card = plain_unit(might)
    if (tagged := criteria.quality(Tagged)) is not None:
        card = Card(f"{MIGHT}-Might {tagged.tag}", (UNIT,), might=MIGHT, tags=(tagged.tag,))
    buff = criteria.quality(Buffed)
    place = _place_of(setup, board, criteria.where, who)
    return Placed(
        card, free_letter(setup), who, place, exhausted=ready is False, buffs=int(buff is not None and buff.buffed)
    )


def _compares_might(card: Card) -> bool:
    """Whether a text asks one of its targets to have less Might than another one, or raises one to another's Might."""
    if raises_to_another(card) or hits_with_its_might(card):
        return True
    targets = [part for part in walk(card.effect) if isinstance(part, Target)]
    return any(isinstance(asked, LessMightThan) for target in targets for asked in target.requirements)


def raises_to_another(card: Card) -> bool:
    """Whether a text raises the Might of a chosen unit to that of another one."""
    parts = (part for source in (card.abilities, card.effect) for part in walk(source))
    return any(isinstance(part, RaiseMightTo) and isinstance(part.what, Target) for part in parts)


def _more_than_any(setup: Setup) -> int:
    return 1 + max((one.card.might or 0 for one in setup.objects), default=0)


def free_letter(setup: Setup) -> str:
    """The label of a plain unit: a letter of the language of scenarios, while there is a free one."""
    return next((name for name in LETTERS if setup.label(name) == name), setup.label(LETTERS[0]))


def _place_of(setup: Setup, board: Board, where: Where, who: str) -> Place:
    if where is not Where.BATTLEFIELD:
        return base(who)
    if who == board.unit_of:
        return battlefield(next(iter(setup.battlefields)))
    if setup.battlefields.get(SECOND_FIELD) in (None, who):
        setup.battlefields[SECOND_FIELD] = who
        return battlefield(SECOND_FIELD)
    return base(who)
