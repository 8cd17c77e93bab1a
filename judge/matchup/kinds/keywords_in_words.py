"""Keywords beside a card, and beside one another: plain cards that have them, with and without.

A keyword that no plain card can be given is refused openly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.keywords.unique import UNIQUE
from judge.engine.state.card import GEAR, SPELL, UNIT
from judge.errors import CannotSimulate
from judge.matchup.boards.keyword_boards import CONDITIONAL, Host, around, host_of, in_words, own_boards, with_keyword
from judge.matchup.boards.scenes import FIELD, BoardObject, acts_on, fight, first_that_plays, owner_of, used_on
from judge.matchup.kinds.beside_keywords import ELSEWHERE, beside_it, label_of, own_pairs
from judge.matchup.kinds.board_answer import BoardAnswer, ask, is_same, paid_on, told_apart, walked, what_happens
from judge.matchup.kinds.permitted_acts import PLAIN, plain_for
from judge.matchup.kinds.two_at_once import Meeting, meeting, walked_if_played
from judge.scenario.board.plain_cards import can_have
from judge.scenario.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.boards.given import Given

TIMED = ("Action", "Reaction")
"""Keywords that a test spell can be given."""
_ATTACKING = 5
NOTHING: dict[str, tuple[str, ...]] = {}
_IN_COMBAT = frozenset({"Assault", "Backline", "Shield", "Tank"})


def applies(keyword: str, one: BoardObject, given: Given) -> BoardAnswer:
    """The answer to whether a keyword of a plain card changes a card's effect on it, or its effect on the card.

    Raises CannotSimulate for a keyword that no plain card can be given.
    """
    if keyword in TIMED:
        return _in_response(keyword, one, given)
    _needs_to_be_given(keyword, one.called)
    tried: list[BoardAnswer] = []
    for found in (*_acted_on(keyword, one, given), *beside_it(keyword, one, given)):
        if found.said:
            return found
        tried.append(found)
    if not tried:
        raise CannotSimulate(
            f"no board with {one.called} and a plain card that has {keyword} could be played. "
            f"Name a card that has {keyword} instead, or state the board for 'judge ask'."
        )
    return tried[0]


def _acted_on(keyword: str, one: BoardObject, given: Given) -> Iterator[BoardAnswer]:
    """The effects of a card on a unit with a keyword, compared with those on one without."""
    having, not_having = in_words(keyword)
    _, around_it = around(keyword, PLAIN.called)
    having = around_it or having
    for board, plain in _pairs(one, keyword, given):
        happens, without = walked(board, given), walked(plain, given)
        paid, base = paid_on(happens, "P1"), paid_on(without, "P1")
        if paid != base:
            why = f"{having}, P1 pays {paid} for it, and {base} without"
            yield BoardAnswer("YES", why, board, (), (), happens, without)
        elif not is_same(happens, without):
            with_it, plain_ends = told_apart(happens, without)
            why = f"{having}: {with_it}. {not_having}: {plain_ends}"
            yield BoardAnswer("YES", why, board, (), (), happens, without)
        else:
            why = f"no difference was found {having}: {what_happens(happens)}"
            yield BoardAnswer("", why, board, walk=happens, without=without, untried=ELSEWHERE)


def _pairs(one: BoardObject, keyword: str, given: Given) -> Iterator[tuple[Scene, Scene]]:
    """Boards with a unit that has a keyword, each beside the same without: acted on, attacking, attacked."""
    beside_it, _ = around(keyword, PLAIN.called)
    unit = PLAIN if beside_it or host_of(keyword) != UNIT else PLAIN._replace(keywords=(keyword,))
    if unit is PLAIN and not beside_it:
        return
    plain_unit = unit if keyword.split(" ", maxsplit=1)[0] in CONDITIONAL else PLAIN
    for first, then in ((one, unit), (unit, one)):
        plain = [each if each.name else plain_unit for each in (first, then)]
        scenes = zip(acts_on(first, then, given), acts_on(plain[0], plain[1], given), strict=True)
        met, unmet = Host((keyword,)), Host((keyword,), met=False)
        for with_it, without in scenes:
            board, other = with_it.beside(beside_it), without
            if plain_unit is not PLAIN:
                board, other = _conditioned(with_it, unit, met), _conditioned(without, unit, unmet)
            if beside_it and owner_of(board, unit) != "P2":
                continue
            if all(first_that_plays((each,), given) for each in (board, other)):
                yield board, other
                break


def _conditioned(scene: Scene, unit: BoardObject, host: Host) -> Scene:
    """A board with what the keyword of its unit asks for, or without."""
    stated = tuple(line.replace(unit.stated, host.unit(unit.might)) for line in scene.setup)
    return Scene(stated, scene.play).beside(host.xp(owner_of(scene, unit)))


def _in_response(keyword: str, one: BoardObject, given: Given) -> BoardAnswer:
    """The answer to whether a spell with Action or Reaction can be played in response to a card."""
    played = first_that_plays(used_on(one, plain_for(one, given), given), given, settled=True)
    if played is None:
        raise CannotSimulate(f"no board on which {one.called} can be played was found.")
    return _may_respond(keyword, played, f"in response to {one.called}", given)


def _may_respond(keyword: str, played: Scene, when: str, given: Given) -> BoardAnswer:
    board = played.beside(f'P2: hand r = {keyword.lower()} spell "draw 1"')
    (may,) = ask(board, given, "can P2 play r")
    why = may.why or f"spells with {keyword} can be played {when}"
    return BoardAnswer("NO" if may.is_no else "YES", why, board, may.rules, (may,))


def _timed(one: str, other: str, given: Given) -> BoardAnswer:
    """The answer to whether a spell with Action or Reaction can be played while the other keyword does its job."""
    timed, keyword = (one, other) if one in TIMED else (other, one)
    if keyword in TIMED:
        spell = Scene((f'P1: hand s = {keyword.lower()} spell "draw 1"',), ("P1 plays s",))
        return _may_respond(timed, spell, f"in response to one with {keyword}", given)
    for board in own_boards(keyword, Host((keyword,))):
        if board.play and first_that_plays((board,), given, settled=True) is not None:
            return _may_respond(timed, board, f'after "{board.play[-1]}"', given)
    raise CannotSimulate(f"no board on which {keyword} does something that can be answered was found.")


def meet(one: str, other: str, given: Given) -> BoardAnswer:
    """Two keywords: in one combat, on two defenders or on attacker and defender, or on one card.

    Raises CannotSimulate for a keyword that no plain card can be given.
    """
    for keyword, beside in ((one, other), (other, one)):
        _needs_to_be_given(keyword, beside)
    if {one, other} & set(TIMED):
        return _timed(one, other, given)
    if {each.split(" ", maxsplit=1)[0] for each in (one, other)} <= _IN_COMBAT:
        return _in_one_combat(one, other, given)
    last: BoardAnswer | None = None
    for found in (*_on_one_card(one, other, given), *_on_two_cards(one, other, given)):
        if not found.untried:
            return found
        last = last or found
    if last is None:
        raise CannotSimulate(
            f"no board without other texts has something to do for both {one} and {other}. "
            "Name a card that has one of them, or state the board for 'judge ask'."
        )
    return last


def _in_one_combat(one: str, other: str, given: Given) -> BoardAnswer:
    """On two defenders, or on attacker and defender."""
    last: BoardAnswer | None = None
    for board, plain in _combats(one, other):
        happens, without = walked(board, given), walked(plain, given)
        if not is_same(happens, without):
            having, plain_ends = told_apart(happens, without)
            why = f"{having}. Without {one} and {other}: {plain_ends}"
            return BoardAnswer("", why, board, (), (), happens, without)
        why = f"no difference was found with {one} and {other} in a combat: {what_happens(happens)}"
        last = last or BoardAnswer("", why, board, walk=happens, without=without, untried="other boards than a combat")
    assert last is not None
    return last


def _on_one_card(one: str, other: str, given: Given) -> Iterator[BoardAnswer]:
    """Two keywords on one card, on the boards of either."""
    for first, then in ((one, other), (other, one)):
        by_one = tuple(own_pairs(first))
        for both, only in own_pairs(first, then):
            like = next((pair for pair in by_one if pair[0].play == both.play), None)
            if like is not None and _is_for_both(both, first, then):
                yield from _four_ways(first, then, (both, like[0], only, like[1]), "on one card", given)


def _on_two_cards(one: str, other: str, given: Given) -> Iterator[BoardAnswer]:
    """A keyword that does what it is for while another card there has the other one."""
    for first, then in ((one, other), (other, one)):
        for own, plain in own_pairs(first):
            for both, only in zip(with_keyword(own, then), with_keyword(plain, then), strict=False):
                yield from _four_ways(first, then, (both, own, only, plain), "on two cards", given)


def _four_ways(
    one: str, other: str, scenes: tuple[Scene, Scene, Scene, Scene], where: str, given: Given
) -> Iterator[BoardAnswer]:
    """Boards with both keywords, with the first, with the other one, and with neither.

    None for one that was not played.
    """
    both, by_one, by_other, neither = (walked_if_played(scene, given) for scene in scenes)
    if both is None or by_one is None:
        return
    met = meeting(both, by_one, by_other, neither)
    if met is None:
        why = f"with {one} and {other} {where} neither changes the other: {what_happens(both)}"
        yield BoardAnswer("", why, scenes[0], walk=both, without=by_one, untried="other boards")
        return
    lacking, without = (one, by_other) if met is Meeting.CARD_STOPPED and by_other is not None else (other, by_one)
    having, lacks = told_apart(both, without)
    why = f"with {one} and {other} {where}: {having}. Without {lacking}: {lacks}"
    yield BoardAnswer("", why, scenes[0], walk=both, without=without)


def _is_for_both(scene: Scene, one: str, other: str) -> bool:
    """Whether the card of a board can have both keywords."""
    kind = {"u": UNIT, "g": GEAR, "s": SPELL}[label_of(scene)]
    return all(can_have(kind, keyword) for keyword in (one, other))


def _combats(one: str, other: str) -> Iterator[tuple[Scene, Scene]]:
    attacker = BoardObject(might=_ATTACKING, label="a")
    for having in ({"t": (one,), "s": (other,)}, {"a": (one,), "t": (other,)}, {"a": (other,), "t": (one,)}):
        scenes = []
        for keywords in (having, NOTHING):
            first = attacker._replace(keywords=keywords.get("a", ()))
            defender = BoardObject(label="t", keywords=keywords.get("t", ()))
            second = BoardObject(label="s", keywords=keywords.get("s", ()))
            scenes.append(fight(first, defender).beside(f"P2: at {FIELD} {second.stated}"))
        yield scenes[0], scenes[1]


def _needs_to_be_given(keyword: str, beside: str) -> None:
    name = keyword.split(maxsplit=1)[0]
    if name == UNIQUE:
        raise CannotSimulate(
            f"Unique does nothing in play (825.4), so it never meets {beside}: "
            "it limits how many cards of a name a deck has. 'judge unique' shows its rules."
        )
    if not host_of(keyword) and name not in TIMED:
        raise CannotSimulate(
            f"no card without a text can be given {keyword}, so no board with it was made. "
            f"Name a card that has it instead of {keyword}, or state the board for 'judge ask'."
        )
