"""How a name or an option is typed in a scenario: as it is where that is clear, in quotes where it is not."""

from __future__ import annotations

import re

from judge.scenario.language.name_masking import FILLING, OPENING, mask

_WORD = re.compile(r"[A-Za-z_]\w*")
_WORDS_OF_THE_LANGUAGE = frozenset({"yes", "no", "nothing", "base"})


def typed(name: str) -> str:
    """A label, a card name or the words of an option, as a line of a scenario has it."""
    masked = mask(name)
    is_name = masked[:1] == OPENING and set(masked[1:]) <= {FILLING}
    is_clear = is_name or _WORD.fullmatch(name) is not None or name in _WORDS_OF_THE_LANGUAGE
    return name if is_clear else f'"{name}"'
