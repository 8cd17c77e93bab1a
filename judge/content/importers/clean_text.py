"""Repairs characters changed by text extraction: ligatures, odd spaces, quotation marks, spaces before punctuation."""

from __future__ import annotations

import re

_LETTERS = {
    "\ufb00": "ff",
    "\ufb01": "fi",
    "\ufb02": "fl",
    "\ufb03": "ffi",
    "\ufb04": "ffl",
    "\ufb05": "st",
    "\ufb06": "st",
    "\u00ad": "",  # soft hyphen
    "\u200b": "",
    "\u200c": "",
    "\u200d": "",
    "\u2060": "",
    "\ufeff": "",
    "\x00": "",
    "\u2212": "-",
    "\u2010": "-",
    "\u2011": "-",
    "\u25cf": "\u2022",
    "\u25aa": "\u2022",
    "\u25e6": "\u2022",
    "\uf0b7": "\u2022",
}
_SINGLE = (0x2018, 0x2019, 0x201A, 0x201B, 0x02BC, 0x02B9, 0x00B4, 0x2032)
_DOUBLE = (0x201C, 0x201D, 0x201E, 0x201F, 0x02EE, 0x2033)
_QUOTES = {chr(mark): "'" for mark in _SINGLE} | {chr(mark): '"' for mark in _DOUBLE}
_TABLE = str.maketrans(_LETTERS | _QUOTES)
_BLANKS = re.compile(r"[^\S\n\f]{2,}|[^\S \n\f]")
"""Whatever is not a single space already."""
_BEFORE_A_MARK = re.compile(r" (?<=[\w\])\"'] )(?=[,;.!?)](?:[\s\"')]|$)|:(?:\s|$))")
_MISREAD_ZERO = re.compile(r"(?<=\breact with later for )\[[Oo]\]")
"""Playing a hidden card costs no Energy and never Body Power, so this is a zero that was read as a letter."""
_BEHIND_A_BRACKET = re.compile(r"(?<=\() +| +(?=\))")


def clean(text: str) -> str:
    """The text with plain letters, straight quotation marks and single spaces; line breaks stay."""
    is_plain = text.isascii() and "\x00" not in text
    return _BLANKS.sub(" ", text if is_plain else text.translate(_TABLE))


def tidy(text: str) -> str:
    """One paragraph with spaces as in print (none before a comma), and a misread ``[O]`` as ``[0]``."""
    text = _BEFORE_A_MARK.sub("", " ".join(text.split()))
    if "( " in text or " )" in text:
        text = _BEHIND_A_BRACKET.sub("", text)
    if "[O]" in text or "[o]" in text:
        text = _MISREAD_ZERO.sub("[0]", text)
    return _quotes(text) if text.count('"') % 2 == 0 else text


def _quotes(text: str) -> str:
    """The text with spaces on the outer side of quotation marks, which come in pairs."""
    parts = text.split('"')
    for place in range(1, len(parts), 2):
        inner = parts[place]
        if inner != inner.strip() and inner.strip():
            parts[place] = inner.strip()
            if inner[0] == " " and parts[place - 1][-1:].isalnum():
                parts[place - 1] += " "
            if inner[-1] == " " and parts[place + 1][:1].isalnum():
                parts[place + 1] = " " + parts[place + 1]
    return '"'.join(parts)
