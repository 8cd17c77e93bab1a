"""Whether a card can be countered, or answered, while it is on the chain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.activated import Activated
from judge.engine.state.card import BATTLEFIELD, LEGEND, SPELL
from judge.engine.targeting.choose_one import every_target
from judge.engine.targeting.fitting import RESTRICTED
from judge.engine.wording.chain_criteria import SpellOnChain
from judge.engine.wording.sentences import with_article
from judge.errors import CannotSimulate
from judge.matchup.boards.scenes import FIELD, BoardObject, standing
from judge.matchup.kinds.board_answer import BoardAnswer, ask, side, walked, what_happens
from judge.matchup.kinds.permitted_acts import (
    ABOUT_CHOICES,
    AROUND,
    as_act,
    first_yes,
    played,
    plays,
    questions_of,
    verb_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.boards.given import Given
    from judge.scenario.asking.answered import Answered
    from judge.scenario.scene import Scene


_OWN_UNIT = "P2: base k = 2-Might unit"
"""A unit of the player who counters, for a card that chooses one besides."""


def counters(one: BoardObject, by: BoardObject, given: Given) -> BoardAnswer:
    """The answer to whether a card can counter another, as the other player plays that."""
    verb = verb_of(by, given)
    board = played(one, given).beside(f"P2: hand {by.stated}" if verb == "play" else standing(by, "P2", given, "BF2"))
    may = first_yes(board, given, questions_of(f"P2 {verb}", by, one, given))
    if may.is_no and ABOUT_CHOICES.intersection(may.rules):
        board, may = _beside_a_unit(board, by, one, given) or (board, may)
    if may.is_no and not one.is_a(SPELL, given) and counters_spells(by, given):
        why = f"{by.called} counters a spell, and {one.name or with_article(one.kind.lower())} is none"
        return BoardAnswer("NO", why, board, (RESTRICTED,), (may,))
    if may.is_no:
        return BoardAnswer("NO", may.why, board, may.rules, (may,))
    after = board.then(as_act(may), "all pass")
    (so,) = ask(after, given, f"is {one.called} countered")
    happens = walked(after, given)
    return BoardAnswer(side(so.said), what_happens(happens), after, (*so.rules, *may.rules), (may, so), happens)


def _beside_a_unit(board: Scene, by: BoardObject, one: BoardObject, given: Given) -> tuple[Scene, Answered] | None:
    """The board with another unit to choose, and the yes there. None if that is not a yes either."""
    beside_it = board.beside(_OWN_UNIT)
    if verb_of(by, given) != "play" or not plays(beside_it, given):
        return None
    try:
        may = first_yes(beside_it, given, questions_of("P2 play", by, one, given, (f" on k and {one.called}",)))
    except CannotSimulate:
        return None
    return None if may.is_no else (beside_it, may)


def counters_spells(by: BoardObject, given: Given) -> bool:
    """Whether what a card counters can be a spell only."""
    card = by.card(given)
    return card is not None and any(isinstance(each.criteria, SpellOnChain) for each in every_target(card.effect))


def responds(one: BoardObject, by: BoardObject, given: Given) -> BoardAnswer:
    """The answer to whether a card can be played (from hand or facedown) or used in response to another."""
    begun = played(one, given)
    found: list[tuple[Scene, Answered]] = []
    for verb, zone in _ways_to_respond(by, given):
        for around in AROUND:
            board = begun.beside(zone, *around)
            if not plays(board, given):
                continue  # with more around, there is more to choose
            may = first_yes(board, given, questions_of(f"P2 {verb}", by, one, given, ("", f" on {one.called}")))
            found.append((board, may))
            if not may.is_no:
                why = f"P2 can {verb} {by.called} {_WHERE[zone.split()[1]]} while {one.called} is on the chain"
                late = [may.why for _, may in found if may.is_no and not ABOUT_CHOICES.intersection(may.rules)]
                why += f"; not {_WHERE['hand']}: {late[0]}" if late else ""
                return BoardAnswer("YES", why, board, may.rules, (may,), keywords=_permits(by, given, zone))
    timed = [pair for pair in found if not ABOUT_CHOICES.intersection(pair[1].rules)]
    board, may = (timed or found)[0]
    if not timed:
        may = first_yes(board, given, questions_of("P2 play", by, one, given)[:1])
    return BoardAnswer("NO", may.why, board, may.rules, (may,))


def _ways_to_respond(by: BoardObject, given: Given) -> Iterator[tuple[str, str]]:
    """The ways in which P2 may play or use a card, and its zone for that."""
    card = by.card(given)
    uses = card is None or any(isinstance(one, Activated) for one in card.abilities)
    if not by.is_a(LEGEND, given) and not by.is_a(BATTLEFIELD, given):
        yield "play", f"P2: hand {by.stated}"
        if card is not None and card.has("Hidden"):
            yield "play", f"P2: at {FIELD} facedown {by.stated}"
    if uses or by.is_a(LEGEND, given):
        yield "use", standing(by, "P2", given, "BF2")


_WHERE = {"hand": "from hand", "at": "from facedown", "base": "in the base", "legend": "in the Legend Zone"}


def _permits(by: BoardObject, given: Given, zone: str) -> tuple[str, ...]:
    """The keyword that lets a card be played in response: Reaction, which Hidden gives to what lies facedown."""
    card = by.card(given)
    if "facedown" in zone:
        return ("Hidden",)
    return ("Reaction",) if card is not None and card.has("Reaction") else ()
