"""The answers that a line of play states, by its verb and by the details behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.scenario.language.script_names import Name
from judge.scenario.play.stated_answers import StatedAnswer

if TYPE_CHECKING:
    from judge.scenario.language.script_play import Choice, Detail


def from_details(player: str, details: tuple[Detail, ...]) -> list[StatedAnswer]:
    """The answers that the details of a line state."""
    return [
        StatedAnswer(
            detail.at,
            player,
            detail.kind,
            [Name(detail.words, detail.at)] if detail.kind in {"to", "at"} else list(detail.names),
            detail.words,
            of=detail.names if detail.kind == "to" else (),
        )
        for detail in details
        if detail.kind not in {"from_facedown", "player", "up to"}
    ]


def from_choice(line: Choice) -> list[StatedAnswer]:
    """The answers that a line about a decision states, with those of its details."""
    details = from_details(line.player, line.details)
    if line.verb in {"finalizes", "pays"}:
        return details
    if line.verb in {"plays_nothing", "banishes", "banishes_and_plays"} and _is_nothing(line):
        return [StatedAnswer(line.at, line.player, "plays nothing"), *details]
    if line.verb == "sets_aside" and _is_nothing(line):
        return [StatedAnswer(line.at, line.player, "nothing", timing="mulligan")]
    if line.verb == "declines" or (line.verb == "chooses" and _is_nothing(line)):
        return [StatedAnswer(line.at, line.player, "nothing", timing=line.timing), *details]
    kind = {"banishes_and_plays": "may play"}.get(line.verb, line.verb)
    return [
        StatedAnswer(line.at, line.player, kind, list(line.what), timing=line.timing, amounts=line.amounts),
        *details,
    ]


def _is_nothing(line: Choice) -> bool:
    return [name.text for name in line.what] == ["nothing"]
