"""When a card may be played or used: on whose turn, in a showdown, in response, from facedown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.activated import Activated
from judge.engine.state.card import BATTLEFIELD, LEGEND, UNIT
from judge.engine.targeting.choose_one import ChooseOne
from judge.errors import CannotSimulate
from judge.matchup.boards.scenes import FIELD, BoardObject, declined
from judge.matchup.kinds.board_answer import BoardAnswer
from judge.matchup.kinds.permitted_acts import ABOUT_CHOICES, MODES, first_yes, plays
from judge.record import NamedTuple
from judge.scenario.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.boards.given import Given
    from judge.scenario.asking.answered import Answered

MY_TURN, THEIR_TURN = "on P1's turn", "on P2's turn"
SHOWDOWN, ATTACKING, DEFENDING = "in a showdown", "while attacking", "while defending"
SAME_TURN = "on the turn it was hidden"
TIMES = (MY_TURN, THEIR_TURN, SHOWDOWN, ATTACKING, DEFENDING, SAME_TURN)

_AROUND = (
    f"P1: at {FIELD} u = 3-Might unit; base a = 2-Might unit, g = plain gear; trash t = 2-Might unit",
    "P2: at BF2 d = 3-Might unit; base e = 3-Might unit, h = plain gear",
)
_AIMS = (" on d", " on u", "", " on u and a", " on d and e", " on s", " on a", " on g")
_PLACES = (f" to {FIELD}", " to base")
_TURN = ("P2's turn",)


class _Moment(NamedTuple):
    """A moment of the game: its name, and the board and the acts that lead to it."""

    words: str
    setup: tuple[str, ...] = ()
    play: tuple[str, ...] = ()


_ANSWER = _Moment("in response to a card", (*_TURN, 'P2: hand s = spell "draw 1"'), ("P2 plays s",))
_DEFENDS = _Moment("in a showdown", _TURN, (f"P2 moves e to {FIELD}", "P2 passes"))
_THEIR_MAIN = _Moment("while nothing goes on", _TURN)
_OWN_MAIN = _Moment("while nothing goes on")
_ATTACKS = _Moment("in a showdown", (), ("P1 moves a to BF2",))
_OWN_ANSWER = _Moment("while a card is on the chain", ('P1: hand s = spell "draw 1"',), ("P1 plays s",))
_MOMENTS = {
    MY_TURN: (_OWN_MAIN, _ATTACKS, _OWN_ANSWER), THEIR_TURN: (_ANSWER, _DEFENDS, _THEIR_MAIN),
    SHOWDOWN: (_ATTACKS, _DEFENDS), ATTACKING: (_ATTACKS,), DEFENDING: (_DEFENDS,),
}  # fmt: skip


def when_played(one: BoardObject, time: str, given: Given, *, uses: bool) -> BoardAnswer:
    """The answer to whether P1 may play a card, or use it, at a time, of ``TIMES``.

    If it has several moments, in which. Raises CannotSimulate if it cannot be asked, as for a battlefield.
    """
    if one.is_a(BATTLEFIELD, given):
        raise CannotSimulate(f"{one.name} is a battlefield, which is neither played nor used.")
    if time == SAME_TURN:
        return _same_turn(one, given)
    verb = "use" if one.is_a(LEGEND, given) or (uses and _has_uses(one, given)) else "play"
    if verb == "use" and not _has_uses(one, given):
        raise CannotSimulate(f"{one.name} has no ability that is used; what it does triggers, or always counts.")
    tried = list(_tries_at(one, time, verb, given))
    yes = {each.words: each for each in reversed(tried) if not each.may.is_no}
    no = [each for each in tried if each.words not in yes]
    timely = next((each for each in no if not ABOUT_CHOICES.intersection(each.may.rules)), None)
    if yes:
        return _permitted(one, time, verb, [each for each in tried if yes.get(each.words) is each], timely, given)
    if not no:
        raise CannotSimulate(f"no board on which {one.name} could be asked about was found.")
    if timely is None:
        raise CannotSimulate(f"no board was found on which there is what {one.name} has to choose: {no[0].may.why}")
    why = timely.may.why.replace(" now", f" {time}", 1)
    return BoardAnswer("NO", why, timely.board, timely.may.rules, (timely.may,))


class _Tried(NamedTuple):
    """One moment that was tried: the board, the answer there, and how the card would be played, if not from hand."""

    words: str
    board: Scene
    may: Answered
    how: str


def _tries_at(one: BoardObject, time: str, verb: str, given: Given) -> Iterator[_Tried]:
    for moment in _MOMENTS[time]:
        for zone, how in _zones(one, verb, given):
            board = Scene((*moment.setup, *_AROUND, zone), moment.play)
            if plays(board, given):
                found = _Tried(moment.words, board, first_yes(board, given, _questions(one, verb, how, given)), how)
                yield found
                if not found.may.is_no:
                    break


def _permitted(  # noqa: PLR0917 - what was asked, and what was found
    one: BoardObject, time: str, verb: str, yes: list[_Tried], timely: _Tried | None, given: Given
) -> BoardAnswer:
    """That it may be played, in which moments, and in which of those asked about not."""
    when = f" {time}" if time in {MY_TURN, THEIR_TURN} else ""
    places = " and ".join(f"{each.words}{each.how}" for each in yes)
    places = places if time not in {ATTACKING, DEFENDING} else f"{time}{yes[0].how}"
    why = f"P1 can {verb} {one.called}{when} {places}"
    if timely is not None:
        why += f"; not {timely.words}"
    rules = (timely or yes[0]).may.rules
    return BoardAnswer("YES", why, yes[0].board, rules, (yes[0].may,), keywords=_permits(one, yes, given))


def _zones(one: BoardObject, verb: str, given: Given) -> Iterator[tuple[str, str]]:
    """The zone of the card, and the words for it if that is not a hand or the board."""
    if verb == "play":
        yield f"P1: hand {one.stated}", ""
        card = one.card(given)
        if card is not None and card.has("Hidden"):
            yield f"P1: at {FIELD} facedown {one.stated}", " from facedown"
    elif one.is_a(LEGEND, given):
        yield f"P1: legend {one.stated}", ""
    elif one.is_a(UNIT, given):
        yield f"P1: at {FIELD} {one.stated}", ""
    else:
        yield f"P1: base {one.stated}", ""


def _questions(one: BoardObject, verb: str, how: str, given: Given) -> tuple[str, ...]:
    card = one.card(given)
    modes = MODES if card is not None and any(isinstance(part, ChooseOne) for part in card.effect) else ("",)
    aims = _PLACES if verb == "play" and one.is_a(UNIT, given) else _AIMS
    return tuple(
        f"can P1 {verb} {one.called}{mode}{aim}{plainly}{how}"
        for plainly in declined(one, given)
        for mode in modes
        for aim in aims
    )


def _has_uses(one: BoardObject, given: Given) -> bool:
    card = one.card(given)
    return card is not None and any(isinstance(part, Activated) for part in card.abilities)


_PERMITTING = ("Reaction", "Action", "Ambush", "Quick-Draw")


def _permits(one: BoardObject, yes: list[_Tried], given: Given) -> tuple[str, ...]:
    """The keywords that permit it out of the usual time."""
    card = one.card(given)
    if card is None or all(each.words == _OWN_MAIN.words for each in yes):
        return ()
    if any(each.how for each in yes):
        return ("Hidden",)
    return tuple(keyword for keyword in _PERMITTING if card.has(keyword))[:1]


def _same_turn(one: BoardObject, given: Given) -> BoardAnswer:
    """The answer to whether a card can be played from facedown on the turn on which it was hidden."""
    card = one.card(given)
    if card is None or not card.has("Hidden"):
        raise CannotSimulate(f"{one.name} does not have Hidden, so it is never facedown (811).")
    board = Scene((*_AROUND, f"P1: hand {one.stated}"), (f"P1 hides {one.called} at {FIELD}",))
    if not plays(board, given):
        raise CannotSimulate(f"no board on which {one.name} is hidden was found.")
    may = first_yes(board, given, _questions(one, "play", " from facedown", given))
    why = may.why or f"P1 can play {one.called} from facedown"
    return BoardAnswer("NO" if may.is_no else "YES", why, board, may.rules, (may,), keywords=("Hidden",))
