"""The cost of a card: as printed, from facedown, and beside another card that may change it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine.costs.payment import PAY
from judge.engine.state.card import BATTLEFIELD, DOMAIN_LETTERS, LEGEND, UNIT
from judge.errors import CannotSimulate
from judge.matchup.boards.scenes import FIELD, BoardObject, beside, first_that_plays, used_on
from judge.matchup.kinds.board_answer import BoardAnswer, paid_on, walked
from judge.matchup.kinds.one_card import from_facedown
from judge.matchup.kinds.permitted_acts import PLAIN, plain_for, played, plays
from judge.scenario.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.card import Card
    from judge.matchup.boards.given import Given
    from judge.matchup.walks.explorer import Walk

_ABOUT_COSTS = re.compile(r"\bcosts?\b")


def in_its_domain(paid: str, card: Card | None) -> str:
    """An amount with the letter of a card's domain for its own Power, if it has one domain."""
    letters = [letter for letter, domain in DOMAIN_LETTERS.items() if card is not None and domain in card.domains]
    return paid.replace("[C]", f"[{letters[0]}]") if len(letters) == 1 else paid


def _paid(walk: Walk, one: BoardObject, given: Given) -> str:
    return in_its_domain(paid_on(walk, "P1", one.called), one.card(given))


def cost_of(one: BoardObject, given: Given) -> BoardAnswer:
    """The cost of playing a card, with nothing on the board that changes it."""
    board = _scene_of_a_play(one, given)
    return BoardAnswer("", f"P1 pays {_paid(walked(board, given), one, given)} for {one.called}", board, (PAY,))


def _scene_of_a_play(one: BoardObject, given: Given) -> Scene:
    """The card is played from hand. A card that is never played is used.

    Raises CannotSimulate if neither is possible.
    """
    card = one.card(given)
    ways = used_on(one, plain_for(one, given), given)
    from_hand = first_that_plays((way for way in ways if " plays " in way.play[-1]), given, settled=True)
    if from_hand is None and card is not None and not card.is_a(LEGEND):
        raise CannotSimulate(f"no board on which {one.called} is played from hand was found.")
    return from_hand or played(one, given)


def cost_from_facedown(one: BoardObject, given: Given) -> BoardAnswer:
    """The cost of a card that is played from facedown."""
    found = from_facedown(one, given)
    assert found.walk is not None
    paid = _paid(found.walk, one, given)
    why = f"P1 pays {paid} for {one.called} from facedown, and paid [A] as it was hidden"
    return found._replace(why=why, keywords=("Hidden",))


def costs(one: BoardObject, with_it: BoardObject, given: Given) -> BoardAnswer:
    """The cost of a card beside another: as its target, or on the side of its player or of the opponent."""
    plain = _scene_of_a_play(one, given)
    base = _paid(walked(plain, given), one, given)
    last: BoardAnswer | None = None
    for board, without_it in _boards(one, with_it, plain, given):
        if not plays(board, given):
            continue
        happens = walked(board, given)
        paid = _paid(happens, one, given)
        said = f"P1 pays {paid} for {one.called}, "
        if paid != base:
            without = walked(without_it, given) if plays(without_it, given) else None
            return BoardAnswer("", f"{said}and {base} without {with_it.called}", board, (), (), happens, without)
        last = last or BoardAnswer("", f"{said}with {with_it.called} as without it", board)
    if last is None:
        raise CannotSimulate(f"no board with {one.name} and {with_it.called} could be set up.")
    return last._replace(untried=_unmet(with_it, given))


def is_cheaper(one: BoardObject, with_it: BoardObject, given: Given, *, less: bool) -> BoardAnswer:
    """The answer to whether a card makes another one cost ``less``, or more."""
    found = costs(one, with_it, given)
    if found.untried or found.without is None:
        return found if found.untried else found._replace(said="NO")
    paid, base = (paid_on(walk, "P1", one.called) for walk in (found.walk, found.without) if walk is not None)
    is_less = _size(paid) < _size(base)
    return found._replace(said="YES" if is_less is less else "NO")


def _size(paid: str) -> int:
    return sum(int(symbol) if symbol.isdigit() else 1 for symbol in re.findall(r"\[([^\]]+)\]", paid))


def _unmet(with_it: BoardObject, given: Given) -> str:
    """The untried part of a card whose text is about costs, and that made no difference. "" for any other."""
    card = with_it.card(given)
    if card is None or not any(_ABOUT_COSTS.search(part.describe()) for part in card.abilities):
        return ""
    return f"boards that fulfil all that the text of {with_it.name} asks for"


def _played_before(with_it: BoardObject, plain: Scene, given: Given) -> Iterator[Scene]:
    """P1 has played the other card before, on the same turn."""
    if with_it.is_a(BATTLEFIELD, given) or with_it.is_a(LEGEND, given) or plain.setup[0].endswith("turn"):
        return
    for before in used_on(with_it, PLAIN._replace(label="k"), given):
        if " plays " in before.play[-1] and len(before.play) == 1:
            both = before.beside(*plain.setup)
            yield both.then("all pass", *plain.play)  # a spell is on the chain until it has resolved
            yield both.then(*plain.play)


def _boards(one: BoardObject, with_it: BoardObject, plain: Scene, given: Given) -> Iterator[tuple[Scene, Scene]]:
    """The card is played on the other, beside it, on a unit at that battlefield, and in a combat of it."""
    if with_it.is_a(UNIT, given):
        for owner in (with_it.whose,) if with_it.whose else ("P2", "P1"):
            found = first_that_plays(used_on(one, with_it._replace(whose=owner), given), given, settled=True)
            if found is not None:
                yield found, plain
    if with_it.is_a(BATTLEFIELD, given):
        lines = tuple(line.replace(f"P2: at {FIELD}", "P2: at BF2") for line in plain.setup)
        yield Scene(lines, plain.play).beside(f"P1: at {FIELD} m = 2-Might unit").at_battlefield(with_it.name), plain
    yield from ((board, plain) for board in _played_before(with_it, plain, given))
    sides = (with_it.whose,) if with_it.whose else ("P1", "P2")
    for of in sides:
        for board in beside(plain, with_it, of, given):
            yield board, plain
    for of in sides:
        for fought in _fights(plain):
            for board in beside(fought, with_it, of, given):
                yield board, fought
        if with_it.is_a(UNIT, given):
            yield from ((board, plain) for board in _in_combat(one, with_it, of))


def _fights(plain: Scene) -> Iterator[Scene]:
    """The same play in a showdown at BF1, and with the card played from facedown there."""
    around = ("P1: base m = 2-Might unit", f"P2: at {FIELD} n = 3-Might unit")
    yield Scene(plain.setup, (f"P1 moves m to {FIELD}", *plain.play)).beside(*around)


def _in_combat(one: BoardObject, with_it: BoardObject, of: str) -> Iterator[Scene]:
    """The other card is a unit that attacks or defends as the card is played."""
    mine = PLAIN._replace(label="m")
    attacker, defender = (with_it, mine) if of == "P1" else (mine, with_it)
    setup = (f"P1: base {attacker.stated}", f"P2: at {FIELD} {defender.stated}", f"P1: hand {one.stated}")
    for aim in (f" on {defender.called}", f" on {attacker.called}", ""):
        yield Scene(setup, (f"P1 moves {attacker.called} to {FIELD}", f"P1 plays {one.called}{aim}"))
