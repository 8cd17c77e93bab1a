"""Combat and damage in a situation: whether a combat goes on, and the damage for a question about taking any."""

from __future__ import annotations

from judge.engine.state.card import SPELL
from judge.matchup.boards.scenes import other
from judge.matchup.situations.board_of_a_situation import card_of, is_a
from judge.matchup.situations.situation import FACEDOWN, ME, Deed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.matchup.boards.given import Given
    from judge.matchup.situations.situation import Situation

_DEALS_NOTHING = frozenset({"move", "empower", "buff"})


def fights(situation: Situation) -> bool:
    """Whether a combat is stated to go on."""
    states = {state for thing in situation.things for state in thing.states}
    return bool(states & {"attacking", "defending", "in combat"}) or situation.asked.phase == "combat"


def is_buffed(key: str, situation: Situation) -> bool:
    """Whether a thing is stated to have a buff."""
    return "buffed" in situation.thing(key).states


def with_damage(situation: Situation) -> Situation:
    """The situation with damage dealt, if the question is whether something takes any and no source is stated."""
    asked = situation.asked
    is_plain = asked.verb == "damage" and asked.to and not (asked.by or asked.who or asked.phase)
    if not is_plain or fights(situation) or any(one.verb not in _DEALS_NOTHING for one in situation.happened):
        return situation
    deals = Deed("damage", to=asked.to, amount=asked.amount or 1)
    return situation._replace(happened=(*situation.happened, deals))


def with_answered_card(situation: Situation, deed: Deed) -> Situation:
    """The same, with the card played first that something answers."""
    who = situation.thing(deed.in_response_to).whose or other(deed.who or ME)
    first = Deed("play", who=who, to=deed.in_response_to)
    happened = list(situation.happened)
    at = happened.index(deed) if deed in happened else len(happened)
    happened.insert(at, first)
    return situation._replace(happened=tuple(happened))


def answering_the_spell(situation: Situation, given: Given) -> Situation:
    """The situation with what the other player plays played in response to the spell that is asked about.

    "Does Hextech Ray kill it if they play Ki Barrier on it": by itself they would play it on their own turn, on which
    the other spell may be none that can be played (312.1).
    """
    asked, played = situation.asked, situation.happened[0] if len(situation.happened) == 1 else None
    if played is None or played.verb != "play" or not (played.who and played.to) or not (asked.by and asked.to):
        return situation
    is_timed = played.turn or played.phase or played.in_response_to or played.is_not or situation.turn or asked.turn
    spell, answer = situation.thing(asked.by), situation.thing(played.to)
    card = card_of(answer, given)
    is_fast = card is not None and (card.has("Reaction") or FACEDOWN in {played.origin, answer.at})
    who = spell.whose or asked.who or other(played.who)
    if is_timed or not is_fast or spell == answer or who == played.who or not is_a(spell, SPELL, given):
        return situation
    first = Deed("play", who=who, to=asked.by, on=(asked.to,))
    return situation._replace(happened=(first, played._replace(in_response_to=asked.by)))
