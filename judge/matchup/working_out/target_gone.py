"""A spell that finds its target no more: "if the unit leaves before it resolves"."""

from __future__ import annotations

from judge.engine.state.card import SPELL
from judge.matchup.situations.board_of_a_situation import is_a
from judge.matchup.situations.situation import Deed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.matchup.boards.given import Given
    from judge.matchup.situations.situation import Situation


def with_target_gone(situation: Situation, given: Given) -> Situation:
    """The situation with the target taken off the board in response to the spell that was played on it."""
    gone = next((deed for deed in situation.happened if deed.verb == "leave" and deed.to), None)
    spell = (gone.by or situation.asked.by) if gone is not None else ""
    if gone is None or not spell or not is_a(situation.thing(spell), SPELL, given):
        return situation
    if situation.asked.to:
        return situation  # which of several targets that is may be open
    if any(deed.verb == "play" and deed.to == spell for deed in situation.happened):
        return situation
    play = Deed("play", who=situation.thing(spell).whose, to=spell, on=(gone.to,), pays=situation.asked.pays)
    at = situation.happened.index(gone)
    taken = Deed("banish", to=gone.to, in_response_to=spell)
    happened = (*situation.happened[:at], play, taken, *situation.happened[at + 1 :])
    return situation._replace(happened=happened, asked=situation.asked._replace(pays=""))
