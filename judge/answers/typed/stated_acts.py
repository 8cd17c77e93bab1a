"""Reads the acts that a user states with ``--play``, in the scenario language."""

from __future__ import annotations

from judge.errors import Misuse
from judge.matchup.walks.planned_acts import Act, Slot
from judge.scenario.language.one_line import acts
from judge.scenario.language.parse import parse
from judge.scenario.language.script_play import Act as Line
from judge.scenario.language.script_play import PassUntil

_VERBS = {"play": "play", "use": "use", "move": "move", "end turn": "end"}
_RESPONSE = " in response"


def play_asked(text: str) -> tuple[Act, ...]:
    """The acts in their order. One "in response" is taken while something is on the chain, any other with an empty one.

    Raises ScenarioError if a line cannot be read, Misuse for one that is not an act.
    """
    found: list[Act] = []
    for said in acts(text):
        responds = said.endswith(_RESPONSE)
        script = parse(said.removesuffix(_RESPONSE), where="--play")
        for line in (*script.setup, *script.play):
            if isinstance(line, PassUntil):
                continue
            if not isinstance(line, Line) or line.verb not in _VERBS or len(line.what) > 1:
                raise Misuse(
                    f"--play: {said!r} is not an act that can be played", where="judge",
                    hint="It takes plays, uses, moves of one unit and the end of the turn, with their choices. For "
                    "anything else write a file (judge new) and run judge explore on it.",
                )  # fmt: skip
            to = next((detail.words for detail in line.details if detail.kind == "to"), "")
            label = line.what[0].text if line.what else "turn"
            slot = Slot.IN_RESPONSE if responds else Slot.ON_ITS_OWN
            found.append(Act(line.player, _VERBS[line.verb], label, slot, to, said, line.details))
    return tuple(found)
