"""How much Might something has in a situation, how much damage it takes, and what happens there."""

from __future__ import annotations

from operator import add
from typing import TYPE_CHECKING

from judge.engine.state.events import Happened
from judge.errors import CannotSimulate
from judge.matchup.kinds.board_answer import BoardAnswer, walked, what_happens
from judge.matchup.kinds.tests_of_facts import damage_to
from judge.matchup.points.over_all_lines import AllLines
from judge.matchup.situations.object_facts import thing_in
from judge.matchup.situations.open_facts import left_open
from judge.matchup.situations.other_objects import with_company
from judge.matchup.situations.possible_boards import stages
from judge.matchup.working_out.completions import completed
from judge.matchup.working_out.performing import Tries, performed
from judge.scenario.asking.answered import range_of

if TYPE_CHECKING:
    from judge.matchup.boards.given import Given
    from judge.matchup.situations.board_of_a_situation import SituationBoard
    from judge.matchup.situations.situation import Situation
    from judge.matchup.working_out.performing import Reached

MEASURED = frozenset({"might", "damage", "what"})
"""The moods of a situation that ask how much, or what."""


def amount_asked(situation: Situation, given: Given, tries: Tries) -> BoardAnswer:
    """The amount, or the events. Raises CannotSimulate if no board shows it, or if there are several amounts."""
    found = _on_a_board(situation, given, tries)
    if found is None:
        told = tries.refusal.reason if tries.refusal is not None else "no board was found."
        raise CannotSimulate(f"no board on which this happens could be played: {told}")
    if situation.mood == "what":
        return found
    for other in left_open(situation, given):
        changed = _on_a_board(other.situation, given, Tries(tries.left, tries))
        if changed is not None and _amount(changed.why) != _amount(found.why):
            return found._replace(why=f"{found.why}; it depends on {other.what}")
    return found


def _amount(words: str) -> str:
    return words.partition(":")[0]


def _on_a_board(situation: Situation, given: Given, tries: Tries) -> BoardAnswer | None:
    for whole in completed(situation, given):
        for stage in stages(whole, given):
            for board in with_company(stage, whole, given):
                for here in performed(whole, board, given, tries, quiet=situation.mood == "might"):
                    found = _read(whole, board, here, given)
                    if found is not None:
                        return found
    return None


def _read(situation: Situation, stage: SituationBoard, here: Reached, given: Given) -> BoardAnswer | None:
    asked = situation.asked
    called = stage.called(asked.to) if asked.to else ""
    if situation.mood == "might":
        one = thing_in(here.position.state, called)
        return BoardAnswer("", f"{called} has {one.might} Might", here.scene) if one is not None else None
    happens = walked(here.scene, given)
    if not happens.outcomes or not happens.complete:
        return None
    if situation.mood == "what":
        return BoardAnswer("", what_happens(happens), here.scene, walk=happens)
    lines = AllLines(happens)
    one = thing_in(here.position.state, called)
    if one is None or not any(event.kind is Happened.DAMAGED and event.name == called for event in lines.events()):
        return None
    reached = lines.sums(damage_to(one), 0, add).reached
    return BoardAnswer(
        "", f"{range_of({each.value for each in reached})} damage: {what_happens(happens)}", here.scene, walk=happens
    )
