"""Derives the board for a question that names none, from the cards and the objects it mentions.

A card to be played is in the hand of the player in question. A spell that it is played on is played first, by the other
player. Every other card is played in the plainest way. ``u`` is a unit without a text.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.cards.names import find_names
from judge.engine.state.card import SPELL, UNIT
from judge.errors import CannotSimulate, JudgeError, ScenarioError
from judge.matchup.boards.other_objects_table import companies
from judge.matchup.boards.scenes import (
    FIELD,
    UNIT_LABEL,
    BoardObject,
    beside,
    fight,
    first_that_plays,
    other,
    owner_of,
    standing,
    turn_of,
    used_on,
)
from judge.matchup.kinds.board_answer import ask as ask_on
from judge.matchup.kinds.permitted_acts import PLAIN
from judge.scenario.language.parse import parse
from judge.scenario.language.script_asks import Ask
from judge.scenario.language.script_play import Act
from judge.scenario.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.boards.given import Given
_NAMES_U = re.compile(rf"\b{UNIT_LABEL}\b")
_PLAYED = re.compile(r"(P[1-9]) (plays|uses|moves|hides) ")
_ZONES = {"plays": "hand", "hides": "hand", "moves": "base"}


def assumed_board(question: str, play: tuple[str, ...], given: Given) -> Scene:
    """The board for a question, and its play if none is given.

    Raises ScenarioError if it is not a question, CannotSimulate if it names no card, or no board was found.
    """
    (ask,) = parse(f"ask {question}").play
    assert isinstance(ask, Ask)
    named = dict.fromkeys(name for _, _, name in find_names("; ".join((question, *play))))
    things = [BoardObject(name) for name in named]
    if not things:
        raise CannotSimulate("the question names no card from which a board could be derived.")
    has_unit = _NAMES_U.search("; ".join((question, *play))) is not None
    scenes = _scenes(ask, play, things, has_unit, given)
    if (isinstance(ask.act, Act) or ask.kind == "differs") and not play:
        found = _first_where_it_may_be_done(question, scenes, given)
    else:
        found = first_that_plays(scenes, given)
    if found is None:
        plainest = next(_scenes(ask, play, things, has_unit, given), None)
        why = f": {_why_not(plainest, given)}" if plainest is not None else ""
        raise CannotSimulate(f"no board for {' and '.join(thing.called for thing in things)} was found{why}")
    return found


def _scenes(
    ask: Ask, play: tuple[str, ...], things: list[BoardObject], has_unit: bool, given: Given
) -> Iterator[Scene]:
    if play:
        return _for_the_play(play, things, given, has_unit=has_unit)
    if isinstance(ask.act, Act):
        return _for_an_act(ask.act, things, given)
    return _for_a_fact(ask, things, given)


def _why_not(scene: Scene, given: Given) -> str:
    """Why a board cannot be played as its lines say."""
    try:
        scene.on(given.day, *given.around).position()
    except JudgeError as problem:
        return problem.reason
    return "the question cannot be asked on it."


def _first_where_it_may_be_done(question: str, scenes: Iterator[Scene], given: Given) -> Scene | None:
    """The plainest board on which the answer is not a no, else the plainest on which it can be asked."""
    first: Scene | None = None
    for scene in scenes:
        try:
            (found,) = ask_on(scene, given, question)
        except (ScenarioError, CannotSimulate):
            continue
        if not found.is_no and found.said != "nothing":
            return scene
        first = first or scene
    return first


def _for_the_play(play: tuple[str, ...], things: list[BoardObject], given: Given, *, has_unit: bool) -> Iterator[Scene]:
    """The boards on which the cards of the lines are in places from which the players can play or use them.

    Other cards in the lines are on the other side.
    """
    acts = [(match[1], match[2], line[match.end() :]) for line in play if (match := _PLAYED.match(line))]
    first = acts[0][0] if acts else "P1"
    for facedown in (False, True):
        board: list[str] = [*turn_of(first)]
        for thing in things:
            doer = next(((who, verb) for who, verb, rest in acts if rest.startswith(thing.name)), None)
            if doer is None or doer[1] not in _ZONES:
                board.append(standing(thing, doer[0] if doer is not None else other(first), given))
            elif facedown and doer[1] == "plays" and doer[0] != first and _can_hide(thing, given):
                board.append(f"{doer[0]}: at {FIELD} facedown {thing.stated}")
            else:
                board.append(f"{doer[0]}: {_ZONES[doer[1]]} {thing.stated}")
        for owner in (other(first), first) if has_unit else ("",):
            for around in companies("P1", "P2", most=1):
                unit = (standing(PLAIN, owner, given),) if owner else ()
                yield Scene((), play).beside(*board, *unit, *around)


def _can_hide(thing: BoardObject, given: Given) -> bool:
    card = thing.card(given)
    return card is not None and card.has("Hidden")


def _for_an_act(act: Act, things: list[BoardObject], given: Given) -> Iterator[Scene]:
    """The board on which an act can be asked about. A spell that it is about is played first."""
    who = act.player
    targets = [name.text for detail in act.details if detail.kind == "on" for name in detail.names]
    done = act.what[0].text if act.what else ""
    one = next((thing for thing in things if thing.name == done), None)
    board: list[str] = []
    if one is not None:
        zone = {"play": "hand", "hide": "hand", "move": "base"}.get(act.verb)
        board.append(f"{who}: {zone} {one.stated}" if zone else standing(one, who, given, "BF2"))
    elif done == UNIT_LABEL:
        board.append(f"{who}: base {PLAIN.stated}")
    on = [thing for thing in things if thing.name in targets]
    spell = next((thing for thing in on if thing.is_a(SPELL, given)), None)
    if spell is not None:
        opponent = other(who)
        for scene in used_on(spell, PLAIN, given, by=opponent):
            yield scene.beside(*board)
        return
    for owner in (other(who), who):
        there = [standing(thing, owner, given) for thing in things if thing is not one]
        if UNIT_LABEL in targets or not there:
            there.append(standing(PLAIN, owner, given))
        for around in companies("P1", "P2", most=1):
            yield Scene((*turn_of(who), *board)).beside(*there, *around)


def _for_a_fact(ask: Ask, things: list[BoardObject], given: Given) -> Iterator[Scene]:
    """A card is played on a unit, which is another named card or one without a text.

    The other cards are on the board.
    """
    about = ask.subject.text if ask.subject is not None else ""
    payer = ask.player if ask.kind == "pays" and about else "P1"
    ordered = sorted(things, key=lambda thing: (thing.name != about or ask.kind != "pays", thing.is_a(UNIT, given)))
    one, *rest = ordered
    if ask.kind == "differs" and not one.is_a(SPELL, given):
        yield from _in_force(one, given)
    units = [thing for thing in rest if thing.is_a(UNIT, given)]
    on = units[0] if units else PLAIN
    if one.is_a(UNIT, given):
        yield fight(one, on)
    for scene in used_on(one, on, given, by=payer):
        more = [scene]
        for thing in rest:
            if thing is not on:
                more = [each for board in more for each in beside(board, thing, owner_of(board, on), given)]
        yield from more


def _in_force(one: BoardObject, given: Given) -> Iterator[Scene]:
    """A card is on the board when a unit of its player dies, is dealt damage, attacks or defends."""
    for effect in ("kill a unit", "deal 2 to a unit"):
        plain = Scene(
            (f'P1: hand s = spell "{effect}"', standing(PLAIN, "P2", given)), (f"P1 plays s on {UNIT_LABEL}",)
        )
        yield from beside(plain, one, "P2", given)
    attacker, defender = PLAIN._replace(label="a"), PLAIN._replace(label="d")
    yield from beside(fight(attacker, PLAIN), one, "P2", given)
    yield from beside(fight(PLAIN, defender), one, "P1", given)
    if one.is_a(UNIT, given):
        yield fight(one, PLAIN)
