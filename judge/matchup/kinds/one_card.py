"""One card in a situation that the question states: at a battlefield, played from facedown, Empowered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.card import BATTLEFIELD, LEGEND, UNIT
from judge.errors import CannotSimulate
from judge.matchup.boards.scenes import FIELD, BoardObject, beside, first_that_plays, owner_of, reached, used_on
from judge.matchup.kinds.board_answer import BoardAnswer, is_same, told_apart, walked, what_happens
from judge.matchup.kinds.permitted_acts import PLAIN
from judge.matchup.points.narration import summaries
from judge.scenario.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.boards.given import Given
    from judge.matchup.walks.explorer import Walk

_DEFENDER = "P2: at {at} d = 3-Might unit"


def at_a_place(one: BoardObject, field: str, given: Given) -> BoardAnswer:
    """The events when a card is used at a battlefield: a unit attacks there, defends there and holds it.

    Raises CannotSimulate if none of that can be played.
    """
    told: list[str] = []
    alike: list[str] = []
    first: BoardAnswer | None = None
    for words, board in _at(one, given):
        there = board.at_battlefield(field)
        if first_that_plays((there,), given) is None or first_that_plays((board,), given) is None:
            continue
        happens, without = walked(there, given), walked(board, given)
        if not happens.outcomes:
            continue
        plain = BoardAnswer("", "", there, walk=happens, without=without)
        if _is_same_but(field, happens, without):
            alike.append(words)
            first = first or plain
        else:
            first = first if told else plain
            told.append(f"{words}: {what_happens(happens)}")
    if first is None:
        raise CannotSimulate(f"nothing that {one.name} can do at {field} could be set up.")
    told += [f"As at a battlefield without a text: {', '.join(alike)}"] if alike else []
    return first._replace(why=". ".join(told))


def _is_same_but(field: str, there: Walk, plain: Walk) -> bool:
    """Whether the same can happen at a battlefield as at one without a text."""
    return {words.replace(field, FIELD) for words in summaries(there.outcomes)} == set(summaries(plain.outcomes))


def _at(one: BoardObject, given: Given) -> Iterator[tuple[str, Scene]]:
    """The possible deeds of a card at BF1, in words, and the board for each."""
    name = one.called
    if one.is_a(UNIT, given):
        yield (
            f"{name} attacks",
            Scene((f"P1: base {one.stated}", _DEFENDER.format(at=FIELD)), (f"P1 moves {name} to {FIELD}",)),
        )
        yield (
            f"{name} defends",
            Scene(("P1: base e = 3-Might unit", f"P2: at {FIELD} {one.stated}"), (f"P1 moves e to {FIELD}",)),
        )
        yield f"{name} conquers", Scene((f"P1: base {one.stated}",), (f"P1 moves {name} to {FIELD}",))
        yield f"{name} holds", Scene((f"P2: at {FIELD} {one.stated}",), ("P1 ends the turn",))
        yield (
            f"{name} is played there",
            Scene((f"P1: at {FIELD} v = 2-Might unit; hand {one.stated}",), (f"P1 plays {name} to {FIELD}",)),
        )
        return
    for board in used_on(one, PLAIN, given):
        if first_that_plays((board,), given) is not None:
            yield f"{name} on a unit there", board
            return


def might(one: BoardObject, field: str, given: Given) -> BoardAnswer:
    """The Might of a unit outside of combat, attacking and defending. ``field`` is the card of the battlefield.

    Raises CannotSimulate for a card that is not a unit, and if none of the boards can be set up.
    """
    if not one.is_a(UNIT, given):
        raise CannotSimulate(f"{one.name} is not a unit, so it has no Might.")
    told: dict[str, int] = {}
    first: Scene | None = None
    for how, plain in _standing(one, given):
        board = plain.at_battlefield(field) if field else plain
        number = _might_on(board, one, given)
        if number is not None:
            first = first or board
            told[how] = number
    if first is None:
        raise CannotSimulate(f"no board with {one.name}{f' at {field}' if field else ''} could be set up.")
    standing = told.pop("", None)
    where = f" at {field}" if field else ""
    words = [f"{one.called} has {standing} Might{where}"] if standing is not None else []
    words += [f"{number} {how}" for how, number in told.items() if number != standing]
    return BoardAnswer("", ", ".join(words), first)


def might_beside(one: BoardObject, with_it: BoardObject, given: Given) -> BoardAnswer:
    """The Might of a unit with a card attached, or beside it, on the board, attacking and defending."""
    if with_it.is_a(BATTLEFIELD, given):
        return might(one, with_it.name, given)
    told = list(mights(one, with_it, "P1", given))
    if not told:
        raise CannotSimulate(f"no board with {one.called} and {with_it.called} was found.")
    standing = told[0][1]
    words = [f"{one.called} has {standing} Might with {with_it.called}, and {told[0][2]} without"]
    words += [f"{number}{how}" for how, number, _, _ in told[1:] if number != standing]
    return BoardAnswer("", ", ".join(words), told[0][3])


def mights(one: BoardObject, with_it: BoardObject, of: str, given: Given) -> Iterator[tuple[str, int, int, Scene]]:
    """The situations of a unit of P1 or, defending, of P2, with its Might with a player's card and without."""
    unit = one if one.is_a(UNIT, given) else None
    for how, plain in _standing(one, given) if unit is not None else ():
        base = _might_on(plain, one, given)
        owner = owner_of(plain, one)
        mine = of if owner == "P1" else ("P2" if of == "P1" else "P1")
        for board in beside(plain, with_it, mine, given, one.called):
            much = _might_on(board, one, given)
            if much is not None and base is not None:
                yield f" {how}" if how else "", much, base, board
                break


def _standing(one: BoardObject, given: Given) -> Iterator[tuple[str, Scene]]:
    attacks, defends = (board for words, board in _at(one, given) if words.endswith((" attacks", " defends")))
    yield "", Scene((f"P1: at {FIELD} {one.stated}",))
    yield "attacking", attacks
    yield "defending", defends


def _might_on(board: Scene, one: BoardObject, given: Given) -> int | None:
    """The Might of a unit on a board. None if it is not there."""
    position = reached(board, given)
    objects = position.state.objects.values() if position is not None else ()
    thing = next((found for found in objects if found.label == one.called), None)
    return thing.might if thing is not None else None


def from_facedown(one: BoardObject, given: Given) -> BoardAnswer:
    """The events when a card is played from facedown, on the turn of the opponent and on that of its player."""
    card = one.card(given)
    if card is None or not card.has("Hidden"):
        raise CannotSimulate(f"{one.name} does not have Hidden, so it is never facedown (811).")
    for scene in _hidden(one):
        if first_that_plays((scene,), given) is not None:
            happens = walked(scene, given)
            if happens.outcomes:
                return BoardAnswer("", what_happens(happens), scene, walk=happens)
    raise CannotSimulate(f"no board on which {one.name} can be played from facedown was found.")


def _hidden(one: BoardObject) -> Iterator[Scene]:
    name = one.called
    for here in ("P1: at BF1 u = 3-Might unit", "P1: at BF1 u = 3-Might unit; base a = 2-Might unit", ""):
        base = Scene((f"P1: at {FIELD} facedown {one.stated}",)).beside(here)
        for on in (" on u", "", " on d"):
            yield Scene(
                ("P2's turn", *base.setup, 'P2: hand s = spell "draw 1"; at BF2 c = 2-Might unit'),
                ("P2 plays s", f"P1 plays {name}{on} from facedown"),
            )
            enemy = base.beside("P2: base d = 3-Might unit")
            yield Scene(("P2's turn", *enemy.setup), (f"P2 moves d to {FIELD}", f"P1 plays {name}{on} from facedown"))
            yield base.beside(_DEFENDER.format(at="BF2")).then(f"P1 plays {name}{on} from facedown")


def empowered(one: BoardObject, given: Given) -> BoardAnswer:
    """The differences while a card is Empowered, in an attack or when it is used."""
    card = one.card(given)
    if card is None or not card.has("Empowered"):
        raise CannotSimulate(f"{one.name} does nothing more while Empowered: it has no such text.")
    for board in _active(one, given):
        ready = Scene(tuple(line.replace(one.stated, f"{one.stated} Empowered", 1) for line in board.setup), board.play)
        if first_that_plays((ready,), given) is None or first_that_plays((board,), given) is None:
            continue
        happens, without = walked(ready, given), walked(board, given)
        if not is_same(happens, without):
            having, plain = told_apart(happens, without)
            return BoardAnswer(
                "",
                f"while Empowered: {having}. Otherwise: {plain}",
                ready,
                walk=happens,
                without=without,
            )
    raise CannotSimulate(f"no board was found on which it matters that {one.name} is Empowered.")


def _active(one: BoardObject, given: Given) -> Iterator[Scene]:
    name = one.called
    if one.is_a(UNIT, given):
        for _, board in _at(one, given):
            yield board
        yield Scene((f"P1: base {one.stated}", "P2: at BF1 u = 3-Might unit"), (f"P1 uses {name} on u",))
        yield Scene((f"P1: base {one.stated}",), (f"P1 uses {name}",))
        yield Scene((f"P1: base {one.stated}, a = 2-Might unit",), ("P1 moves a to BF1",))
        return
    zone = "legend" if one.is_a(LEGEND, given) else "base"
    for play in (f"P1 uses {name} on u", f"P1 uses {name}", "P1 moves a to BF2", "P1 ends the turn"):
        yield Scene((f"P1: {zone} {one.stated}", "P1: base a = 3-Might unit", "P2: at BF1 u = 3-Might unit"), (play,))
