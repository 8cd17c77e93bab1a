"""The effects of a card when something happens that it did not cause: a unit dies, its player holds."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine.state.card import BATTLEFIELD, GEAR, UNIT
from judge.engine.state.events import Happened
from judge.engine.triggers.triggered_ability import Triggered
from judge.errors import CannotSimulate
from judge.matchup.boards.scenes import FIELD, UNIT_LABEL, BoardObject, first_that_plays, other, standing, used_on
from judge.matchup.kinds.board_answer import BoardAnswer, verdict_of, walked, what_happens
from judge.matchup.kinds.one_card_on_another import VERBS
from judge.matchup.kinds.permitted_acts import PLAIN
from judge.matchup.points.over_all_lines import AllLines
from judge.scenario.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judge.engine.state.events import Event
    from judge.matchup.boards.given import Given
    from judge.matchup.walks.explorer import Walk

    _Place = Callable[[Scene], Scene]

DONE_TO_A_UNIT = {
    "dies": "kill a unit", "is stunned": "stun a unit", "is buffed": "buff a friendly unit",
    "is readied": "ready a unit", "is exhausted": "exhaust a unit", "is banished": "banish a unit",
    "is returned": "return a unit to hand", "is recalled": "recall a unit", "is damaged": "deal 1 to a unit",
}  # fmt: skip
"""Events that may happen to a unit, and the test spell that brings each about."""
HOLDS, CONQUERS, ATTACKS, DEFENDS = "holds", "conquers", "attacks", "defends"
ITSELF = "itself"
DEEDS = (*DONE_TO_A_UNIT, HOLDS, CONQUERS, ATTACKS, DEFENDS)


def triggers_on(
    one: BoardObject, deed: str, whose: str, given: Given, *, asks: Happened | None, is_asked: bool
) -> BoardAnswer:
    """The consequences of a deed, of ``DEEDS``, for a card of P1. ``whose`` unit is its object, P1's if that is open.

    ``ITSELF``: the card is its object.

    ``is_asked``: the question is whether the card then does something of the kind ``asks``. Otherwise it is what
    happens. Raises CannotSimulate if no board was found on which that happens.
    """
    if whose == ITSELF:
        scenes = _done_to_itself(one, deed, given)
    else:
        is_done = deed in DONE_TO_A_UNIT
        scenes = _done_to_a_unit(one, deed, whose or "P1", given) if is_done else _done_by_it(one, deed, given)
    boards = [scene for scene in scenes if first_that_plays((scene,), given) is not None]
    if not boards:
        raise CannotSimulate(f"no board on which {_TOLD.get(deed, f'a unit {deed}')} beside {one.called} was found.")
    found = [_answer_on(one, board, asks, given) for board in boards[: MOST_TRIED if deed in DONE_TO_A_UNIT else 1]]
    best = next((each for each in found if each.said != "NO"), found[0])
    if not is_asked:
        return best._replace(said="")
    if best.said == "NO" and (text := _asks_for_more(one, deed, whose or "P1", asks, given)):
        return best._replace(said="", untried=f'boards that fulfil all that its text asks for ("{text.rstrip(".")}")')
    if best.said == "NO" and deed in {ATTACKS, DEFENDS} and _dies(one, best):
        return best._replace(said="", untried=f"boards on which {one.called} survives the combat")
    if best.said == "NO" and asks is Happened.KILLED and _deals(one, given):
        return best._replace(said="", untried="boards on which the damage that its text deals is lethal to something")
    if best.said == "NO" and _does_more_empowered(one, given):
        return best._replace(said="", untried=f"{one.called} while it is Empowered")
    if best.said == "NO" and _waits_elsewhere(one, given):
        return best._replace(said="", untried="other places; the text is about what happens where the card is")
    return best


PLAYED, DIES = "is played", "dies"


def triggers_on_card(
    one: BoardObject, deed: str, of: BoardObject, given: Given, *, asks: Happened | None
) -> BoardAnswer:
    """The answer to whether a card of P1 does something, of the kind ``asks``, as P1 plays another card or that dies.

    It is not denied if its text waits for that and requires more. Raises CannotSimulate if no board was found.
    """
    scenes = _played_beside(one, of, given) if deed == PLAYED else _dies_beside(one, of, given)
    found: list[BoardAnswer] = []
    for board in scenes:
        if len(found) < MOST_TRIED and first_that_plays((board,), given) is not None:
            found.append(_answer_on(one, board, asks, given))
    if not found:
        raise CannotSimulate(f"no board on which {of.called} {deed} beside {one.called} was found.")
    best = next((each for each in found if each.said != "NO"), found[0])
    if best.said != "NO":
        return best
    waits = r"\bplay" if deed == PLAYED else r"\bdies?\b|\bkill|\bdeath"
    card = one.card(given)
    texts = [part.describe() for part in card.abilities if isinstance(part, Triggered)] if card is not None else []
    text = next((text for text in texts if re.search(waits, _when(text))), "")
    told = f'boards that fulfil all that its text asks for ("{text.rstrip(".")}")'
    return best._replace(said="", untried=told) if text else best


def _played_beside(one: BoardObject, of: BoardObject, given: Given) -> Iterator[Scene]:
    """P1 plays a card while the other one is on the board. Its target is a plain unit."""
    for target in (PLAIN._replace(label="k"), None):
        for plain in used_on(of, target, given):
            if " plays " in plain.play[-1]:
                yield from (place(plain) for place in _in_force(one, "BF2", given))


def _dies_beside(one: BoardObject, of: BoardObject, given: Given) -> Iterator[Scene]:
    """A spell kills a unit, of the opponent or of P1, while the card is on the board. First with both at one place."""
    if not of.is_a(UNIT, given):
        raise CannotSimulate(f"{of.name} is not a unit, so it does not die in the ways that are tried.")
    for who in (of.whose,) if of.whose else ("P2", "P1"):
        unit = Scene(('P1: hand s = spell "kill a unit"', f"{who}: at {FIELD} {of.stated}"),
                     (f"P1 plays s on {of.called}", "all pass"))  # fmt: skip
        for at in (FIELD, "BF2") if who == "P1" else ("BF2",):
            yield from (place(unit) for place in _in_force(one, at, given))


def _dies(one: BoardObject, found: BoardAnswer) -> bool:
    """Whether the card is killed on a line of a board."""
    told = AllLines(found.walk).events() if found.walk is not None else ()
    return any(event.kind is Happened.KILLED and event.name == one.called for event in told)


def _deals(one: BoardObject, given: Given) -> bool:
    """Whether a card deals damage when something happens."""
    card = one.card(given)
    return card is not None and any(
        isinstance(part, Triggered) and re.search(r"\bdeal\b", part.describe()) for part in card.abilities
    )


def _does_more_empowered(one: BoardObject, given: Given) -> bool:
    """Whether a card has abilities only while it is Empowered."""
    card = one.card(given)
    return card is not None and any(
        re.search(r"\b(?:while|if)\b.*\bEmpowered\b", part.describe()) for part in card.abilities
    )


def _waits_elsewhere(one: BoardObject, given: Given) -> bool:
    """Whether a card that is not a place waits for events at its own place."""
    card = one.card(given)
    if card is None or card.is_a(BATTLEFIELD):
        return False
    return any(isinstance(part, Triggered) and _HERE.search(_when(part.describe())) for part in card.abilities)


def _when(text: str) -> str:
    """The trigger condition of a text."""
    found = re.search(r"\bwhen\b[^,]*", text, re.IGNORECASE)
    return found[0] if found is not None else text.partition(", ")[0]


def _asks_for_more(one: BoardObject, deed: str, whose: str, asks: Happened | None, given: Given) -> str:
    """The text of an ability that waits for a deed, and for more than the plain one that was tried. "" for none."""
    card = one.card(given)
    done = [verb for verb, kind in VERBS.items() if kind is asks]
    for ability in card.abilities if card is not None else ():
        text = ability.describe()
        when = _when(text)
        of_others = "enemy" in when if whose != "P2" else re.search(r"\b(?:friendly|your)\b", when)
        if not isinstance(ability, Triggered) or (deed in DONE_TO_A_UNIT and of_others):
            continue
        waits = re.search(rf"\b(?:{_STEMS[deed]})", when) and (
            deed not in DONE_TO_A_UNIT or ("this" in when) is (whose == ITSELF)
        )
        does = asks is None or any(re.search(rf"\b{verb}", text, re.IGNORECASE) for verb in done) or not done
        if waits and does and _MORE.search(text):
            return text
    return ""


def _answer_on(one: BoardObject, board: Scene, asks: Happened | None, given: Given) -> BoardAnswer:
    happens = walked(board, given)
    doers = {one.name} | ({"3-Might unit"} if f"attached to {UNIT_LABEL}" in "; ".join(board.setup) else set())

    def is_its_own(event: Event, _: object) -> bool:
        return event.source_card in doers and event.kind not in _NO_EFFECT and (asks is None or event.kind is asks)

    said = verdict_of(AllLines(happens).happens(is_its_own))
    return BoardAnswer(said, what_happens(happens) + _points(happens), board, walk=happens)


def _points(happens: Walk) -> str:
    """Words for the points that P1 gains in all, if there are more than one on every line."""
    gained = {
        sum(event.kind is Happened.POINT_GAINED and event.who == "P1" for event in one.end.events)
        for one in happens.outcomes
    }
    return f"; {gained.pop()} points in all" if len(gained) == 1 and min(gained) > 1 else ""


_STEMS = {
    **{deed: deed.removeprefix("is ").rstrip("sed") for deed in DONE_TO_A_UNIT},
    "dies": "die|kill", "is damaged": "damage|take|deal", HOLDS: "hold|score", CONQUERS: "conquer|score",
    ATTACKS: "attack", DEFENDS: "defend",
}  # fmt: skip
"""How a text that waits for a deed says it."""
_MORE = re.compile(
    r"\b(?:first|second|third) time\b|\bexactly\b|\bif\b|\bwhile\b|\bafter an?\b|\blone\b|\bnon-|\bwith\b|\breveal"
)
"""Words of a text that asks for more than an event on a plain unit or a deed of a player."""
_HERE = re.compile(r"\bhere\b")
MOST_TRIED = 3
_NO_EFFECT = frozenset({Happened.CHOSEN})
_TOLD = {
    HOLDS: "its player holds", CONQUERS: "its player conquers", ATTACKS: "its player attacks",
    DEFENDS: "its player defends",
}  # fmt: skip


def _done_to_a_unit(one: BoardObject, deed: str, whose: str, given: Given) -> Iterator[Scene]:
    """The card is on the board when something is done to a unit of that player."""
    says = DONE_TO_A_UNIT[deed]
    by = whose if "friendly" in says else other(whose)
    state = " exhausted" if deed == "is readied" else ""
    unit = f"{whose}: at {FIELD} {PLAIN.stated}{state}"
    turn = () if by == "P1" else ("P2's turn",)
    plain = Scene((*turn, f'{by}: hand s = spell "{says}"', unit), (f"{by} plays s on {UNIT_LABEL}", "all pass"))
    for place in _in_force(one, FIELD if whose == "P1" else "BF2", given):
        yield place(plain)


def _done_to_itself(one: BoardObject, deed: str, given: Given) -> Iterator[Scene]:
    """The card is at a battlefield and something is done to it."""
    if not one.is_a(UNIT, given):
        raise CannotSimulate(f"{one.name} is not a unit; {deed!r} is not modelled for it.")
    says = DONE_TO_A_UNIT[deed]
    by = "P1" if "friendly" in says else "P2"
    state = " exhausted" if deed == "is readied" else ""
    lines = (f'{by}: hand s = spell "{says}"', f"P1: at {FIELD} {one.stated}{state}")
    turn = () if by == "P1" else ("P2's turn",)
    yield Scene((*turn, *lines), (f"{by} plays s on {one.called}", "all pass"))


def _in_force(one: BoardObject, at: str, given: Given) -> Iterator[_Place]:
    if one.is_a(BATTLEFIELD, given):
        yield lambda scene: scene.at_battlefield(one.name)
        return
    if one.is_a(UNIT, given):
        yield lambda scene: scene.beside(f"P1: at {at} {one.stated}")
        yield lambda scene: scene.beside(f"P1: base {one.stated}")
    else:
        yield lambda scene: scene.beside(standing(one, "P1", given))
    if one.is_a(GEAR, given):
        yield lambda scene: scene.beside(f"P1: base {one.stated} attached to {UNIT_LABEL}")


def _done_by_it(one: BoardObject, deed: str, given: Given) -> Iterator[Scene]:
    """P1 holds, conquers, attacks or defends with a unit that is the card, or that has it attached or beside it."""
    doer, around = _doer(one, given)
    defender = f"P2: at {FIELD} d = 2-Might unit"
    if deed == HOLDS:
        made = Scene(("P2's turn", f"P1: at {FIELD} {doer.stated}", *around), ("P2 ends the turn", "all pass"))
    elif deed == DEFENDS:
        lines = ("P2's turn", f"P1: at {FIELD} {doer.stated}", "P2: base d = 2-Might unit", *around)
        made = Scene(lines, (f"P2 moves d to {FIELD}",))
    else:
        there = (defender,) if deed == ATTACKS else ()
        made = Scene((f"P1: base {doer.stated}", *there, *around), (f"P1 moves {doer.called} to {FIELD}",))
    made = made.at_battlefield(one.name) if one.is_a(BATTLEFIELD, given) else made
    yield made.then("all pass")
    yield made
    yield Scene(made.setup, made.play[:1])


def _doer(one: BoardObject, given: Given) -> tuple[BoardObject, tuple[str, ...]]:
    """The unit that does it, and what the card is besides."""
    if one.is_a(UNIT, given):
        return one, ()
    if one.is_a(BATTLEFIELD, given):
        return PLAIN, ()
    if one.is_a(GEAR, given):
        card = one.card(given)
        attached = f" attached to {UNIT_LABEL}" if card is not None and card.has("Equip") else ""
        return PLAIN, (f"P1: base {one.stated}{attached}",)
    return PLAIN, (standing(one, "P1", given),)
