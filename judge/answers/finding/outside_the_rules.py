"""Questions that share words with the rules and that no rule answers: what is best, what it costs in a shop."""

from __future__ import annotations

import re

_DECKS = r"(?:deck ?lists?|decks?|builds?|legends?|champions?|cards?|sleeves?|playmats?)"
_BEST = r"(?:best|strongest|worst|cheapest|budget|top[- ]tier|tier[- ]?(?:1|one)|most (?:played|popular|expensive))"
_ASKED = (
    r"^(?:(?:what|which|who|whats|whos|what's|who's|is|are|the|a|some|give|show|tell|me|current|currently|right|now) )*"
)
_WHEN_OR_WHAT_FOR = (
    r"(?: (?:right now|now|currently|today|at the moment|this \w+|for (?:an? )?\w+|to (?:buy|play|own|start with)"
    r"|(?:in|of) (?:the |this |\w+ )?(?:meta|game|format|set|standard|constructed|limited|riftbound)"
    r"|under \w+(?: \w+)?))*[ ?!.]*$"
)
"""Words that may follow such a question. With other words it is another one: "is the strongest champion chosen"."""
_PERMISSION = re.compile(
    r"\b(?:allow\w*|legal|illegal|permitted|banned|forbidden|prohibited|ok|okay|may|must|penalty|infraction|rules?)\b"
)
"""Words that ask for a rule, whatever the others are: "are the cheapest sleeves allowed"."""
_MATTERS = {
    "what is best": (
        rf"{_ASKED}{_BEST}\b(?: \w+){{0,2}} {_DECKS}\b{_WHEN_OR_WHAT_FOR}",
        rf"{_ASKED}tier ?lists?[ ?!.]*$",
        r"\b(?:in|of|for) (?:the|this) (?:current )?meta\b",
        rf"\bmeta {_DECKS}\b",
        rf"\bwhich {_DECKS} (?:is|are) (?:the )?(?:best|strongest|worst)\b",
        rf"\b(?:{_DECKS} to buy|worth (?:buying|playing)|recommend me)\b",
    ),
    "what something costs in a shop": (
        r"\b(?:ebay|tcgplayer|cardmarket|amazon)\b",
        r"\bworth (?:in |on )?(?:money|dollars|euros|usd|eur)\b",
        r"\bhow much (?:is|are|does|do|for) (?:\w+ ){1,4}(?:worth|sell for)\b",
        r"\b(?:this|that|my) card worth\b",
        r"\bhow much (?:is|are|does|do) an? (?:\w+ ){0,2}(?:booster|display|box|pack|bundle)s?\b",
        r"\bwhere (?:can|do|could) (?:i|we|you|one) buy\b",
    ),
}
"""Subjects outside the rules, with the forms in which people ask about them."""


def beyond_the_rules(question: str) -> str:
    """The subject of a question that no rule covers, in words. "" if it may be about the rules."""
    said = " ".join(question.casefold().split())
    if _PERMISSION.search(said):
        return ""
    return next((matter for matter, forms in _MATTERS.items() if any(re.search(form, said) for form in forms)), "")
