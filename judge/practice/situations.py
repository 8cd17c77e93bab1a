"""Situations: the scenarios of rulings, cut where the question is asked.

Of the play of a scenario its last act is the last thing that is told. Whatever is decided after that is open, so that
every outcome that the rules allow from there can be explored.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from judge.scenario.language.script_play import Act, Chance, Choice, Concedes, EffectOf, PassUntil

if TYPE_CHECKING:
    from datetime import date

    from judge.scenario.language.script import Script

MARK = 16
"""So many letters has the mark of a situation."""
_ASKED_AFTER = (Act, EffectOf)
_TOLD = (Act, EffectOf, Choice, PassUntil, Chance)


class Situation(Struct, frozen=True):
    """A situation to be asked about: ``script`` ends with the last act.

    ``source`` is the id of the answer or of the scenario that it was taken from; ``rules`` are the
    numbers that the ruling names as deciding. ``told`` is everything that the scenario itself plays.
    """

    name: str
    source: str
    title: str
    script: Script
    day: date
    rules: tuple[str, ...]
    told: Script

    @property
    def mark(self) -> str:
        """What the situation is known by for ever: where it is moved, and where its ruling is corrected.

        A scenario of an answer is known by the answer, any other by its lines up to where the question is asked.
        """
        if self.source.startswith("faq@") and self.name.startswith(self.source):
            return self.name
        lines = dict.fromkeys(" ".join(line.at.source.split()) for line in (*self.script.setup, *self.script.play))
        return sha256("\n".join(lines).encode()).hexdigest()[:MARK]


def situation_of(
    script: Script, day: date, *, name: str, source: str, title: str, rules: tuple[str, ...] = ()
) -> Situation | None:
    """The situation of a scenario; None if it plays nothing that something could come of.

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
