"""Answers questions about cards that name no board, by assuming one and asking the question on it.

P1 is who plays the card that a question is about, P2 who answers it or has what it is played on, unless the text of the
card leaves only its own side.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.untargetable import UNTARGETABLE
from judge.engine.combat.damage import DEAL
from judge.engine.state.card import BATTLEFIELD, SPELL, UNIT
from judge.engine.state.events import Happened
from judge.engine.targeting.choose_one import every_target
from judge.engine.targeting.fitting import NOT_THERE, RESTRICTED
from judge.engine.wording.chain_criteria import SpellOnChain
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import CHOOSE, Every, Target
from judge.errors import CannotSimulate
from judge.matchup.boards.scenes import (
    BoardObject,
    acts_on,
    beside,
    fight,
    first_that_plays,
    owner_of,
    standing,
    used_on,
)
from judge.matchup.clauses.clauses_said import Said
from judge.matchup.kinds.board_answer import (
    BoardAnswer,
    ask,
    dying,
    events,
    paid_on,
    side,
    verdict_of,
    walked,
    what_happens,
)
from judge.matchup.kinds.permitted_acts import AROUND, PLAIN, first_yes, plain_for, played, questions_of, verb_of
from judge.matchup.points.over_all_lines import AllLines
from judge.matchup.points.verdicts import Verdict
from judge.scenario.scene import Scene

if TYPE_CHECKING:
    from judge.matchup.boards.given import Given
    from judge.matchup.walks.explorer import Walk
    from judge.scenario.asking.answered import Answered
    from judge.slugs import Slug

NOT_CHOSEN = frozenset({NOT_THERE, RESTRICTED, UNTARGETABLE})
_TAKEN_AWAY = 'P2: hand r = reaction spell "return a unit to hand"'
VERBS = {
    "draw": Happened.DREW, "deal": Happened.DAMAGED, "kill": Happened.KILLED, "move": Happened.MOVED,
    "buff": Happened.BUFFED, "ready": Happened.READIED, "exhaust": Happened.EXHAUSTED, "stun": Happened.STUNNED,
    "recall": Happened.RECALLED, "return": Happened.RETURNED, "banish": Happened.BANISHED,
    "discard": Happened.DISCARDED, "recycle": Happened.RECYCLED, "heal": Happened.HEALED,
    "bounce": Happened.RETURNED, "damage": Happened.DAMAGED,
    "take": Happened.CONTROL_TAKEN,
    "gain": Happened.POINT_GAINED, "score": Happened.POINT_GAINED, "attach": Happened.ATTACHED,
}  # fmt: skip
"""What a question may ask whether a card still does, and the event for it."""


def still_does(one: BoardObject, verb: str, given: Given) -> BoardAnswer:
    """The effects that a card still has, or whether it still has one, if its target has left the board in response."""
    board = first_that_plays(used_on(one, plain_for(one, given), given, owners=("P2",)), given, settled=True)
    if board is None or " on u" not in board.play[-1]:
        raise CannotSimulate(f"{one.name} chooses nothing that could leave the board in response, as far as was tried.")
    after = board.beside(_TAKEN_AWAY).then("P2 plays r on u", "all pass")
    happens = walked(after, given)
    if not verb:
        return BoardAnswer("", what_happens(happens), after, walk=happens)
    kind = VERBS[verb]
    judged = AllLines(happens).happens(lambda event, _: event.kind is kind)
    return BoardAnswer(verdict_of(judged), what_happens(happens), after, walk=happens)


def targets(one: BoardObject, on: BoardObject, given: Given) -> BoardAnswer:
    """The answer to whether a card can be played, or used, on something.

    If its owner is open, the opponent's comes first.
    """
    if on.is_a(SPELL, given):
        begun = played(on, given).beside(f"P2: hand {one.stated}")
        may = first_yes(begun, given, questions_of("P2 play", one, on, given))
        why = f"P2 can play {one.called} on it, while {on.called} is on the chain"
        return BoardAnswer("NO" if may.is_no else "YES", may.why or why, begun, may.rules, (may,))
    verb = verb_of(one, given)
    refused: tuple[Scene, Answered] | None = None
    for owner in (on.whose,) if on.whose else ("P2", "P1"):
        zone = f"P1: hand {one.stated}" if verb == "play" else standing(one, "P1", given, "BF2")
        for around in AROUND:
            board = _in_reach(Scene((zone,)).beside(*around), on, owner, given)
            questions = questions_of(f"P1 {verb}", one, on, given, (f" on {on.called}", f" on {on.called} and a"))
            may = first_yes(board, given, questions)
            if not may.is_no:
                if refused is not None and UNTARGETABLE in refused[1].rules:
                    why = f"{refused[1].why.rstrip('. ')}; P1 can {verb} {one.called} on one of their own"
                    return BoardAnswer("NO", why, refused[0], refused[1].rules, (refused[1], may))
                return BoardAnswer(
                    "YES", f"{owner} has {on.called}, and P1 can {verb} {one.called} on it", board, (CHOOSE,), (may,)
                )
            refused = refused or (board, may)
    assert refused is not None
    return BoardAnswer("NO", refused[1].why, refused[0], refused[1].rules, (refused[1],))


def kills(one: BoardObject, on: BoardObject, given: Given, *, survives: bool = False) -> BoardAnswer:
    """The answer to whether something dies of a card's effect on it, or survives that."""
    if (refused := cannot_choose(one, on, given)) is not None:
        return refused._replace(said="YES" if survives else "NO")
    board = acting(one, on, given)
    question = f"does {on.called} {'survive' if survives else 'die'}"
    happens = walked(board, given)
    if one.name and not survives and is_hit_in_combat(happens, on):
        raise CannotSimulate(f"no board was found on which {one.called} does this to {on.called} without a combat.")
    said, asked = _asked_or_walked(board, given, question, verdict_of(dying(happens, on), denied=survives))
    return BoardAnswer(said, _unless(said, what_happens(happens), asked), board, _rules(asked), asked, happens)


def is_hit_in_combat(happens: Walk, on: BoardObject) -> bool:
    """Whether something is dealt combat damage, which is not the effect of the card in question."""
    return any(DEAL in event.rules and event.name == on.called for event in events(happens))


def _is_what_it_affects(target: Target) -> bool:
    """Whether a chosen object is the one affected: a permanent or a spell, and not a battlefield or a card."""
    criteria = target.criteria
    return isinstance(criteria, SpellOnChain) or (isinstance(criteria, Criteria) and criteria.card_type != BATTLEFIELD)


def cannot_choose(one: BoardObject, on: BoardObject, given: Given) -> BoardAnswer | None:
    """Why a spell has no effect on something because it cannot choose it. None if it can, or if it chooses nothing."""
    card = one.card(given)
    if card is None or not one.is_a(SPELL, given) or not every_target(card.effect):
        return None
    if any(isinstance(part, Every) for part in Said(card).parts) or not all(
        map(_is_what_it_affects, every_target(card.effect))
    ):
        return None
    found = targets(one, on, given)
    return found if found.said == "NO" and NOT_CHOSEN.intersection(found.rules) else None


def damage(one: BoardObject, on: BoardObject, given: Given) -> BoardAnswer:
    """How much damage a card deals to something."""
    if (refused := cannot_choose(one, on, given)) is not None:
        return refused._replace(said="", why=f"0 damage: {refused.why}")
    board = acting(one, on, given)
    happens = walked(board, given)
    said, asked = _asked_or_walked(board, given, f"how much damage {on.called} takes", "")
    return BoardAnswer(
        "", f"{said} damage: {what_happens(happens)}" if said else what_happens(happens), board, (), asked, happens
    )


def happens_to(one: BoardObject, on: BoardObject, given: Given, with_it: BoardObject | None = None) -> BoardAnswer:
    """The events when a card is played, or used, on something. ``with_it`` is a card of that one's controller.

    NO with the rule if it cannot choose that.
    """
    try:
        board = acting(one, on, given, with_it)
    except CannotSimulate:
        found = targets(one, on, given) if one.name else None
        if found is None or found.said != "NO" or not NOT_CHOSEN.intersection(found.rules):
            raise
        return found
    happens = walked(board, given)
    if with_it is not None:
        without = walked(acting(one, on, given), given)
        return BoardAnswer("", what_happens(happens), board, walk=happens, without=without)
    return BoardAnswer("", _with_cost(one, on, what_happens(happens), happens, given), board, walk=happens)


def _with_cost(one: BoardObject, on: BoardObject, words: str, happens: Walk, given: Given) -> str:
    """The events, with the payment if keywords of a plain unit change the cost."""
    if not on.keywords or not one.name:
        return words
    plain = acting(one, on._replace(keywords=()), given)
    paid, base = paid_on(happens, "P1", one.called), paid_on(walked(plain, given), "P1", one.called)
    if paid == base:
        return words
    return f"P1 pays {paid} for {one.called}, and {base} without {' and '.join(on.keywords)}. {words}"


def saves(by: BoardObject, one: BoardObject, given: Given, saved: BoardObject | None = None) -> BoardAnswer:
    """The answer to whether a card saves a unit of its controller (``saved``, or one with 1 Might) from another.

    A card that may require more of a unit is tried with a buffed one, too.
    """
    unit = saved or PLAIN._replace(might=1)
    found = _saves(by, one, unit, given)
    if found.said != "NO" or by.is_a(SPELL, given) or unit.state:
        return found
    try:
        buffed = _saves(by, one, unit._replace(state="buffed"), given)
    except CannotSimulate:
        return found
    return buffed if buffed.said == "NO" else buffed._replace(why=f"where {unit.called} is buffed: {buffed.why}")


def _saves(by: BoardObject, one: BoardObject, unit: BoardObject, given: Given) -> BoardAnswer:
    plain = acting(one, unit, given)
    without = walked(plain, given)
    if dying(without, unit).verdict is Verdict.NEVER:
        what = unit.name or f"a unit with {unit.might} Might"
        raise CannotSimulate(f"{one.name} alone does not kill {what}, as far as was tried.")
    board = acting(one, unit, given, by)
    happens = walked(board, given)
    survives = verdict_of(dying(happens, unit), denied=True)
    said, asked = _asked_or_walked(board, given, f"does {unit.called} survive", survives)
    return BoardAnswer(said, _unless(said, what_happens(happens), asked), board, _rules(asked), asked, happens, without)


def fights(one: BoardObject, on: BoardObject, given: Given) -> BoardAnswer:
    """The result of a combat of two units, whichever attacks. Raises CannotSimulate for a card that is not a unit."""
    for each in (one, on):
        if not each.is_a(UNIT, given):
            raise CannotSimulate(f"{each.called} is not a unit, so it does not fight.")
    board = fight(one, on)
    attacks, defends = walked(board, given), walked(fight(on, one), given)
    told = f"{one.called} attacks: {what_happens(attacks)}. {on.called} attacks: {what_happens(defends)}"
    return BoardAnswer("", told, board, walk=attacks)


def _asked_or_walked(board: Scene, given: Given, question: str, walked_said: str) -> tuple[str, tuple[Answered, ...]]:
    """The answer if no player does more than is stated. If that depends, over everything that the players may do."""
    try:
        (asked,) = ask(board, given, question)
    except CannotSimulate:
        return walked_said, ()
    if asked.said.startswith("DEPENDS") and walked_said in {"YES", "NO"}:
        return walked_said, (asked,)
    return side(asked.said), (asked,)


def _unless(said: str, words: str, asked: tuple[Answered, ...]) -> str:
    """The events if no player does more, with the acts by which a player can change them."""
    depends = next((one.why for one in asked if one.said.startswith("DEPENDS")), "")
    return f"{words}. {depends}" if depends and said in {"YES", "NO"} else words


def _rules(asked: tuple[Answered, ...]) -> tuple[Slug, ...]:
    return tuple(rule for one in asked for rule in one.rules)


MOST_BESIDE = 6
"""Maximum number of boards tried with a further card."""


def acting(one: BoardObject, on: BoardObject, given: Given, with_it: BoardObject | None = None) -> Scene:
    """One thing acts on another. Raises CannotSimulate if no way to do so is found."""
    tried = 0
    for plain in acts_on(one, on, given):
        if tried > MOST_BESIDE or first_that_plays((plain,), given) is None or not is_about(plain, one, on, given):
            continue
        tried += 1
        if with_it is None:
            return plain
        found = first_that_plays(beside(plain, with_it, owner_of(plain, on), given, on.called), given)
        if found is not None:
            return found
    what = f" beside {with_it.called}" if with_it is not None else ""
    raise CannotSimulate(f"no board on which {one.called} is used on {on.called}{what} was found.")


def is_about(board: Scene, one: BoardObject, on: BoardObject, given: Given) -> bool:
    """Whether a card can do something to what a question is about: it is chosen, or the card chooses nothing."""
    act = board.play[-1]
    card = one.card(given)
    if card is None or " moves " in act or f" on {on.called}" in act or f" and {on.called}" in act:
        return True
    said = Said(card)
    if not any(isinstance(part, Target | Pick) for part in said.parts):
        return True
    return any(event.kind is Happened.CHOSEN and event.name == on.called for event in events(walked(board, given)))


def _in_reach(board: Scene, on: BoardObject, owner: str, given: Given) -> Scene:
    """The board with something that is to be chosen."""
    if on.is_a(BATTLEFIELD, given):
        return board.at_battlefield(on.name)
    return board.beside(standing(on, owner, given))
