"""What else of an answer about two cards is asked for besides the screen that comes first."""

from __future__ import annotations

from judge.record import NamedTuple


class More(NamedTuple):
    """``steps``: those of one outcome; ``all_steps``: of every outcome. ``everything`` is the whole answer."""

    steps: int = 0
    all_steps: bool = False
    set_ups: bool = False
    rule_texts: bool = False
    wordings: bool = False
    everything: bool = False

    @property
    def shows_steps(self) -> bool:
        """Whether the steps of an outcome are asked for."""
        return bool(self.steps) or self.all_steps

    @property
    def flags(self) -> tuple[str, ...]:
        """The options that ask for it."""
        asked = {
            "--steps": self.shows_steps, "--set-ups": self.set_ups, "--rules": self.rule_texts,
            "--wordings": self.wordings, "--all": self.everything,
        }  # fmt: skip
        return tuple(flag for flag, is_asked in asked.items() if is_asked)


SCREEN = More()
"""Nothing besides the first screen."""
WHOLE = More(everything=True)
