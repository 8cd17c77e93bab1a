"""Answers to questions about cards that name no board: one is assumed, and the question is asked on it.

P1 is who plays the card that a question is about, P2 who answers it or has what it is played on, unless the text of the
card leaves only its own side.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.activated import Activated
from judge.engine.playing.play import VALID_CHOICES
from judge.engine.state.card import BATTLEFIELD, GEAR, LEGEND, SPELL, UNIT
from judge.engine.state.events import Happened
from judge.engine.targeting.fitting import NOT_THERE, RESTRICTED
from judge.errors import CannotSimulate, ScenarioError
from judge.matchup.asking.found import Found, ask, side, verdict_of, walked, what_happens
from judge.matchup.asking.scenes import FIELD, Scene, Thing, acts_on, beside, first_that_plays, standing, used_on
from judge.matchup.over_all_lines import AllLines

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from datetime import date

    from judge.scenario.asking.answered import Answered

PLAIN = Thing()
_ABOUT_CHOICES = frozenset({VALID_CHOICES, RESTRICTED, NOT_THERE})
_TAKEN_AWAY = 'P2: hand r = reaction spell "return a unit to hand"'
_AROUND = (
    (),
    ("P1: base a = 2-Might unit", "P2: base c = 2-Might unit"),
    ("P1: base a = 2-Might unit, g = plain gear", "P2: at BF2 c = 2-Might unit; trash t = 2-Might unit"),
)
"""What stands around a card that is to be played, the plainest first."""

VERBS = {
    "draw": Happened.DREW, "deal": Happened.DAMAGED, "kill": Happened.KILLED, "move": Happened.MOVED,
    "buff": Happened.BUFFED, "ready": Happened.READIED, "exhaust": Happened.EXHAUSTED, "stun": Happened.STUNNED,
    "recall": Happened.RECALLED, "return": Happened.RETURNED, "banish": Happened.BANISHED,
    "discard": Happened.DISCARDED, "recycle": Happened.RECYCLED, "heal": Happened.HEALED,
    "gain": Happened.POINT_GAINED, "score": Happened.POINT_GAINED, "attach": Happened.ATTACHED,
}  # fmt: skip
"""What a card may be asked to do still, and the event that it is."""


def counters(one: Thing, by: Thing, day: date) -> Found:
    """Whether a card can counter another, as the other player plays that."""
    verb = _verb(by, day)
    board = _played(one, day).beside(f"P2: hand {by.stated}" if verb == "play" else standing(by, "P2", day, "BF2"))
    may = _first_yes(board, day, (f"can P2 {verb} {by.called}{how} on {one.called}" for how in _MODES))
    if may.is_no:
        return Found("NO", may.why, board, may.rules, (may,))
    after = board.then(_as_act(may), "all pass")
    (so,) = ask(after, day, f"is {one.called} countered")
    happens = walked(after, day)
    return Found(side(so.said), what_happens(happens), after, (*so.rules, *may.rules), (may, so), happens)


def responds(one: Thing, by: Thing, day: date) -> Found:
    """Whether a card can be played from hand or facedown, or used where it stands, in response to another."""
    played = _played(one, day)
    found: list[tuple[Scene, Answered]] = []
    for verb, zone in _ways_to_respond(by, day):
        for around in _AROUND:
            board = played.beside(zone, *around)
            may = _first_yes(board, day, (f"can P2 {verb} {by.called}", f"can P2 {verb} {by.called} on {one.called}"))
            found.append((board, may))
            if not may.is_no:
                why = f"P2 can {verb} {by.called} {_WHERE[zone.split()[1]]} while {one.called} is on the chain"
                late = [may.why for _, may in found if may.is_no and not _ABOUT_CHOICES.intersection(may.rules)]
                why += f"; not {_WHERE['hand']}: {late[0]}" if late else ""
                return Found("YES", why, board, may.rules, (may,), keywords=_permits(by, day, zone))
    timed = [pair for pair in found if not _ABOUT_CHOICES.intersection(pair[1].rules)]
    board, may = (timed or found)[0]
    if not timed:
        (may,) = ask(board, day, f"can P2 play {by.called} on {one.called}")
    return Found("NO", may.why, board, may.rules, (may,))


def _ways_to_respond(by: Thing, day: date) -> Iterator[tuple[str, str]]:
    """How a card may be played or used by P2, and where it lies for that."""
    card = by.card(day)
    uses = card is None or any(isinstance(one, Activated) for one in card.abilities)
    if not by.is_a(LEGEND, day) and not by.is_a(BATTLEFIELD, day):
        yield "play", f"P2: hand {by.stated}"
        if card is not None and card.has("Hidden"):
            yield "play", f"P2: at {FIELD} facedown {by.stated}"
    if uses or by.is_a(LEGEND, day):
        yield "use", standing(by, "P2", day, "BF2")


def still_does(one: Thing, verb: str, day: date) -> Found:
    """What a card still does, or whether it still does one thing, where its target has left the board in response."""
    board = first_that_plays(used_on(one, PLAIN, day, owners=("P2",)), day, settled=True)
    if board is None or " on u" not in board.play[-1]:
        raise CannotSimulate(f"{one.name} chooses nothing that could leave the board in response, as far as was tried.")
    after = board.beside(_TAKEN_AWAY).then("P2 plays r on u", "all pass")
    happens = walked(after, day)
    if not verb:
        return Found("", what_happens(happens), after, walk=happens)
    kind = VERBS[verb]
    judged = AllLines(happens).happens(lambda event, _: event.kind is kind)
    return Found(verdict_of(judged), what_happens(happens), after, walk=happens)


def targets(one: Thing, on: Thing, day: date) -> Found:
    """Whether a card can be played, or used, on something; of whose it is, the opponent's is tried first."""
    if on.is_a(SPELL, day):
        played = _played(on, day).beside(f"P2: hand {one.stated}")
        may = _first_yes(played, day, (f"can P2 play {one.called}{how} on {on.called}" for how in _MODES))
        why = f"P2 can play {one.called} on it, while {on.called} is on the chain"
        return Found("NO" if may.is_no else "YES", may.why or why, played, may.rules, (may,))
    verb = _verb(one, day)
    refused: tuple[Scene, Answered] | None = None
    for owner in (on.whose,) if on.whose else ("P2", "P1"):
        zone = f"P1: hand {one.stated}" if verb == "play" else standing(one, "P1", day, "BF2")
        for around in _AROUND:
            board = _in_reach(Scene((zone,)).beside(*around), on, owner, day)
            questions = (
                f"can P1 {verb} {one.called}{how} on {on.called}{more}" for how in _MODES for more in ("", " and a")
            )
            may = _first_yes(board, day, questions)
            if not may.is_no:
                return Found(
                    "YES", f"{owner} has {on.called}, and P1 can {verb} {one.called} on it", board, may.rules, (may,)
                )
            refused = refused or (board, may)
    assert refused is not None
    return Found("NO", refused[1].why, refused[0], refused[1].rules, (refused[1],))


def kills(one: Thing, on: Thing, day: date, *, survives: bool = False) -> Found:
    """Whether something dies of what a card does to it, or survives that."""
    board = acting(one, on, day)
    question = f"does {on.called} {'survive' if survives else 'die'}"
    asked = ask(board, day, question, f"how much damage {on.called} takes")
    happens = walked(board, day)
    return Found(side(asked[0].said), what_happens(happens), board, asked[0].rules, asked, happens)


def damage(one: Thing, on: Thing, day: date) -> Found:
    """How much damage a card deals to something."""
    board = acting(one, on, day)
    asked = ask(board, day, f"how much damage {on.called} takes")
    happens = walked(board, day)
    return Found("", f"{asked[0].said} damage: {what_happens(happens)}", board, asked[0].rules, asked, happens)


def happens_to(one: Thing, on: Thing, day: date, with_it: Thing | None = None) -> Found:
    """What happens where a card is played, or used, on something; ``with_it`` is a card of that one's controller."""
    board = acting(one, on, day, with_it)
    happens = walked(board, day)
    without = walked(acting(one, on, day), day) if with_it is not None else None
    return Found("", what_happens(happens), board, walk=happens, without=without)


def saves(by: Thing, one: Thing, day: date) -> Found:
    """Whether a card keeps a unit of its controller from dying of another."""
    unit = PLAIN._replace(might=1)
    plain, board = acting(one, unit, day), acting(one, unit, day, by)
    (dies,) = ask(plain, day, "does u die")
    if dies.is_no:
        raise CannotSimulate(f"{one.name} alone kills no plain unit, as far as was tried.")
    (so,) = ask(board, day, "does u survive")
    happens = walked(board, day)
    return Found(side(so.said), what_happens(happens), board, so.rules, (so,), happens, walked(plain, day))


def costs(one: Thing, with_it: Thing, day: date) -> Found:
    """What a card costs beside another: as its target, or in force on the side of its player or of the opponent."""
    plain = _played(one, day)
    (base,) = ask(plain, day, f"what P1 pays for {one.called}")
    last: Found | None = None
    boards = [board for of in ("P1", "P2") for board in beside(plain, with_it, of, day) if _plays(board, day)]
    on_it = first_that_plays(used_on(one, with_it, day), day, settled=True) if with_it.is_a(UNIT, day) else None
    for board in [*([on_it] if on_it is not None else []), *boards]:
        (paid,) = ask(board, day, f"what P1 pays for {one.called}")
        said = f"P1 pays {paid.said} for {one.called}, "
        if paid.said != base.said:
            return Found("", f"{said}and {base.said} without {with_it.called}", board, paid.rules, (paid,))
        last = last or Found("", f"{said}with {with_it.called} as without it", board, paid.rules, (paid,))
    if last is None:
        raise CannotSimulate(f"no board with {one.name} and {with_it.called} could be set up.")
    return last


_WHERE = {"hand": "from hand", "at": "from facedown", "base": "in the base", "legend": "in the Legend Zone"}


def _permits(by: Thing, day: date, zone: str) -> tuple[str, ...]:
    """The keyword that lets a card be played in response: Reaction, which Hidden gives to what lies facedown."""
    card = by.card(day)
    if "facedown" in zone:
        return ("Hidden",)
    return ("Reaction",) if card is not None and card.has("Reaction") else ()


_MODES = ("", " choosing 1", " choosing 2")
"""Of a card with modes, which one."""


def _verb(thing: Thing, day: date) -> str:
    """Whether a card is played, or used where it stands."""
    return "use" if any(thing.is_a(kind, day) for kind in (LEGEND, GEAR, UNIT)) else "play"


def _as_act(may: Answered) -> str:
    """The line of play that a question asks about: "can P2 play X on Y" is "P2 plays X on Y"."""
    who, verb, rest = may.ask.question.removeprefix("can ").split(" ", 2)
    return f"{who} {verb}s {rest}"


def _plays(board: Scene, day: date) -> bool:
    return first_that_plays((board,), day, settled=True) is not None


def _played(one: Thing, day: date) -> Scene:
    """P1 plays, or uses, a card, with all its choices made. Raises CannotSimulate where no way to do so is found."""
    found = first_that_plays(used_on(one, PLAIN, day), day, settled=True)
    if found is None:
        raise CannotSimulate(f"no board on which {one.called} can be played was found.")
    return found


def acting(one: Thing, on: Thing, day: date, with_it: Thing | None = None) -> Scene:
    """One thing does something to another. Raises CannotSimulate where no way to do so is found."""
    for plain in acts_on(one, on, day):
        if first_that_plays((plain,), day) is None:
            continue
        if with_it is None:
            return plain
        found = first_that_plays(beside(plain, with_it, plain.owner_of(on), day), day)
        if found is not None:
            return found
    what = f" beside {with_it.called}" if with_it is not None else ""
    raise CannotSimulate(f"no board on which {one.called} is used on {on.called}{what} was found.")


def _in_reach(board: Scene, on: Thing, owner: str, day: date) -> Scene:
    """The board with something that is to be chosen."""
    if on.is_a(BATTLEFIELD, day):
        return board.at_battlefield(on.name)
    return board.beside(standing(on, owner, day))


def _first_yes(board: Scene, day: date, questions: Iterable[str]) -> Answered:
    """The answer to the first of several questions that is a yes; else the first answer. Raises what all raise."""
    first: Answered | None = None
    problem: ScenarioError | None = None
    for question in questions:
        try:
            (found,) = ask(board, day, question)
        except ScenarioError as error:
            problem = problem or error
            continue
        if not found.is_no:
            return found
        first = first or found
    if first is None:
        raise CannotSimulate(f"it could not be asked: {problem.reason if problem is not None else 'no words for it'}")
    return first
