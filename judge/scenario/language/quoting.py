"""Quotes around names and options that a line of a scenario could not be read with otherwise."""

from __future__ import annotations

import re

_WORD = re.compile(r"[A-Za-z_]\w*")
_ITEM = re.compile(r"(?:\ue000\ue001*|[A-Za-z_]\w*)'s (?:ability|trigger)(?: #\d+)?")
_WORDS_OF_THE_LANGUAGE = frozenset({"yes", "no", "nothing", "base"})


def quoted(name: str) -> str:
    """A label, a card name or the words of an option, in quotes if a line could not be read otherwise."""
    from judge.scenario.language.name_masking import FILLING, OPENING, mask  # noqa: PLC0415 - knows all cards

    masked = mask(name)
    is_name = masked[:1] == OPENING and set(masked[1:]) <= {FILLING}
    is_item = _WORD.fullmatch(name) is not None or _ITEM.fullmatch(masked) is not None
    is_clear = is_name or is_item or name in _WORDS_OF_THE_LANGUAGE
    return name if is_clear else f'"{name}"'
