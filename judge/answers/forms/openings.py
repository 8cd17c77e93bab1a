"""Rephrases ways to open a question: "why can't I" becomes "can I", "doesn't it" becomes "does it"."""

from __future__ import annotations

import re

_OPENING = re.compile(
    r"^(?:(?:ask|why|judge|hey|and|but|so|ok|okay|hi|hello|quick question|question|say|how come|wait) )+"
)
_DENYING = {
    "cant": "can", "cannot": "can", "couldnt": "could", "doesnt": "does", "dont": "do", "didnt": "does", "did": "does",
    "isnt": "is", "arent": "are", "wont": "will", "wouldnt": "would", "whats": "what is",
}  # fmt: skip
_DENIED = re.compile(r"^why ((?:can|could|does|do|is|will|would) (?:<[cdu]\d>|i|we|you|they|it)) not\b")
_WHO_WINS = re.compile(
    r" (?:,? ?(?:and )?(?:who|which one|which|what) (?:wins|win|survives|dies|would win|comes out on top))$"
)


def asked_plainly(words: str) -> str:
    """A question in small letters without marks, opened as the forms have it."""
    words = _OPENING.sub("", _DENIED.sub(r"\1", words))
    first, _, rest = words.partition(" ")
    words = " ".join(filter(None, (_DENYING.get(first, first), rest)))
    return _WHO_WINS.sub("", words)
