"""The boards that fit the user's wishes, with the stated parts put on them."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.state.card import LEGEND, SPELL, UNIT
from judge.engine.state.zones import Place, Zone, base, battlefield, hand
from judge.matchup.boards.board_of_roles import FIELD, UNIT_LABEL
from judge.matchup.boards.roles import Role
from judge.matchup.boards.solved_board import SolvedBoard
from judge.matchup.boards.stated_board import StatedBoard
from judge.matchup.boards.steering import FREE, PLAYERS, fits
from judge.matchup.walks.planned_acts import Act, Slot
from judge.scenario.board.setup import Setup, plain_unit
from judge.scenario.board.stated_setup import Placed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.engine.state.card import Card
    from judge.matchup.boards.board_of_roles import Board
    from judge.matchup.boards.steering import Steering

_ON_THE_BOARD = frozenset({Zone.BASE, Zone.BATTLEFIELD, Zone.LEGEND})


def steered(boards: Iterable[Board], wanted: Steering) -> Iterator[Board]:
    """The boards that fit the user's wishes, in their order, with the stated parts on them."""
    for board in boards:
        if wanted is FREE:
            yield board
        elif wanted.play and not _can_play(board, wanted.play):
            continue
        elif fits(board, wanted) and (wanted.stated is None or _suits(wanted.stated, board)):
            asked = replace(board, acts=wanted.play) if wanted.play else board
            yield from _with_all(_with_amounts(asked, wanted), wanted)


def _can_play(board: Board, play: tuple[Act, ...]) -> bool:
    """Whether the cards are with the players who act with them, in places where they can be played, used or moved."""
    if isinstance(board, SolvedBoard):
        return False
    for part in board.parts:
        acts = [act for act in play if act.label == part.name]
        verbs = {act.verb for act in acts}
        facedown = any(detail.kind == "from_facedown" for act in acts for detail in act.details)
        if any(act.who != part.who for act in acts):
            return False
        if "play" in verbs and part.role is not (Role.FACEDOWN if facedown else Role.PLAYED):
            return False
        if "use" in verbs and "play" not in verbs and part.role is not Role.USED:
            return False
        if not verbs & {"play", "use"} and part.active and not part.profile.card.is_a(SPELL):
            return False
    return True


def _with_amounts(board: Board, wanted: Steering) -> Board:
    """A solved board says the Might and the damage of its unit itself."""
    if not isinstance(board, SolvedBoard) or (wanted.might is None and wanted.damage is None):
        return board
    placed = tuple(_with_amount(one, wanted) if one.label == UNIT_LABEL else one for one in board.placed)
    return replace(board, placed=placed)


def _with_amount(one: Placed, wanted: Steering) -> Placed:
    might = one.card.might if wanted.might is None else wanted.might
    plain = one.card.name.endswith("-Might unit") and not one.card.domains
    card = plain_unit(might or 0, *one.card.keywords, tags=one.card.tags) if plain else replace(one.card, might=might)
    return replace(one, card=card, damage=one.damage if wanted.damage is None else wanted.damage)


def _with_all(board: Board, wanted: Steering) -> Iterator[Board]:
    """The board with the cards that are asked for besides the two, once for each player who may have them."""
    merged = (wanted.stated,) if wanted.stated is not None else ()
    if not (wanted.attached or wanted.battlefield or wanted.third or wanted.responds or wanted.leads):
        yield replace(board, merged=merged) if merged else board
        return
    label = board.unit()[0]
    if (wanted.attached and not label) or not _has_room(board, wanted.battlefield):
        return
    named = {part.name: part for part in board.parts}
    if any(named[card].active or named[card].who != board.unit_of for card in wanted.attached if card in named):
        return
    free = [(card, (who,) if who else PLAYERS[::-1]) for card, who in wanted.third]
    if wanted.responds:
        free.append((wanted.responds, PLAYERS if board.acts[-1].who == "P2" else PLAYERS[::-1]))
    free += [(wanted.leads, PLAYERS[:1])] if wanted.leads else []
    for players in product(*(who for _, who in free)):
        sides = dict(zip((card for card, _ in free), players, strict=True))
        setup = Setup(objects=list(_placed(board, wanted, sides, label)))
        if wanted.battlefield and wanted.battlefield not in named:
            card = wanted.card(wanted.battlefield)
            assert card is not None
            setup.fields[FIELD] = card
        attached = tuple(card for card in wanted.attached if card in named)
        more = StatedBoard(setup, wanted.day, attached=attached)
        yield replace(board, merged=(more, *merged), acts=_acts(board, wanted, sides))


def _has_room(board: Board, field: str) -> bool:
    """Whether the battlefield of the unit in the middle can be that one: no other card of the pair is there."""
    mine = next((part.name for part in board.parts if part.role is Role.FIELD), getattr(board, "field", ""))
    return not field or not mine or mine == field


def _placed(board: Board, wanted: Steering, sides: dict[str, str], middle: str) -> Iterator[Placed]:
    """The cards that are added: attached to the unit, on the board, in a hand."""
    for name in wanted.attached:
        card = wanted.card(name)
        if card is not None:
            yield Placed(card, name, board.unit_of, battlefield(FIELD), attached_to=middle)
    for name, who in sides.items():
        card = wanted.card(name)
        assert card is not None
        yield Placed(
            card, name, who, hand(who) if name in {wanted.responds, wanted.leads} else _place(card, who, board)
        )


def _place(card: Card, who: str, board: Board) -> Place:
    """The place of a card: a legend in its zone, a unit beside the unit of its player, anything else in a base."""
    if card.is_a(LEGEND):
        return Place(Zone.LEGEND, who)
    return battlefield(FIELD) if card.is_a(UNIT) and who == board.unit_of else base(who)


def _acts(board: Board, wanted: Steering, sides: dict[str, str]) -> tuple[Act, ...]:
    """The acts of a board with those of a third spell."""
    if wanted.leads:
        return (Act(sides[wanted.leads], "play", wanted.leads), *board.acts)
    if wanted.responds:
        return (*board.acts, Act(sides[wanted.responds], "play", wanted.responds, Slot.IN_RESPONSE))
    return board.acts


def _suits(stated: StatedBoard, board: Board) -> bool:
    """Whether a board agrees with the statements about the two cards and the unit acted on, except for places."""
    placed = {one.label: one for one in board.setup().objects}
    names = {part.name: part for part in board.parts}
    for one in stated.setup.objects:
        if one.label in names and not _alike(one, placed.get(one.label)):
            return False
        if one.label == UNIT_LABEL and one.label in placed and board.unit_of != one.controller:
            return False
    for part in board.parts:
        if part.role is Role.IN_DECK and part.who in stated.setup.decks:
            return False
    field = next((part.name for part in board.parts if part.role is Role.FIELD), getattr(board, "field", ""))
    first = stated.setup.fields.get(next(iter(stated.setup.battlefields)))
    return not field or first is None or first.name == field


def _alike(one: Placed, derived: Placed | None) -> bool:
    """Whether a card is stated for the player who has it, in a zone of the same kind."""
    if derived is None or one.controller != derived.controller:
        return False
    zones = {one.place.zone, derived.place.zone}
    return len(zones) == 1 or zones <= _ON_THE_BOARD
