"""Situations: the scenarios of rulings, cut where the question is asked.

Of the play of a scenario its last act is the last thing that is told. Whatever is decided after that is open, so that
every outcome that the rules allow from there can be explored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from judge.scenario.language.script import Act, Chance, Choice, Concedes, EffectOf, PassUntil, Script

if TYPE_CHECKING:
    from datetime import date

_ASKED_AFTER = (Act, EffectOf)
_TOLD = (Act, EffectOf, Choice, PassUntil, Chance)


class Situation(Struct, frozen=True):
    """A situation to be asked about: ``script`` ends with the last act.

    ``source`` is the id of the ruling that it was taken from, or the file and line of its scenario; ``rules`` are the
    numbers that the ruling names as deciding. ``told`` is everything that the scenario itself plays.
    """

    name: str
    source: str
    title: str
    script: Script
    day: date
    rules: tuple[str, ...]
    told: Script


def situation_of(
    script: Script, day: date, *, name: str, source: str, title: str, rules: tuple[str, ...] = ()
) -> Situation | None:
    """The situation of a scenario; None where it plays nothing that something could come of.

    ``rules`` are those of its ruling, for a scenario that names none itself. Somebody who concedes, or a claim that an
    act cannot be taken, leaves nothing to be asked.
    """
    play = [line for line in script.play if isinstance(line, _TOLD)]
    acts = [place for place, line in enumerate(play) if isinstance(line, _ASKED_AFTER) and not _passes(line)]
    if not acts or any(isinstance(line, Concedes) for line in script.play):
        return None
    told = replace(script, play=tuple(play))
    named = tuple(dict.fromkeys(rule for line in script.because for rule in line.rules)) or rules
    asked = replace(told, play=tuple(play[: acts[-1] + 1]), because=())
    return Situation(name, source, title, asked, script.day or day, named, told)


def _passes(line: Act | EffectOf) -> bool:
    return isinstance(line, Act) and line.verb == "pass"


def acts_of(script: Script) -> tuple[Act | EffectOf, ...]:
    """What is done in a script: its acts and effects without passes."""
    return tuple(line for line in script.play if isinstance(line, Act | EffectOf) and not _passes(line))
