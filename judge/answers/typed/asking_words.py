"""The words of a question that only ask: ``what does … do``, ``show me``, ``tell me about …``."""

from __future__ import annotations

import re

_BEFORE = re.compile(
    r"(?:please\s+|pl[sz]\s+|can you\s+|could you\s+|hey\s+|judge[,:]?\s+)*"
    r"(?:what(?:'s|s| is| are| was| were| does| do| did)?|how (?:does|do|did|is|are|was|were)|explain|define"
    r"|show(?: me)?|tell me about|look ?up"
    r"|read(?: me)?|quote|cite|(?:the )?(?:meaning|definition|text|wording|rules?) (?:of|for|on|about)"
    r"|rules?|keyword|card|section|infraction)\s+",
    re.IGNORECASE,
)
_ARTICLE = re.compile(r"(?:a|an|the|keyword|card|action|rules?(?: (?:of|for|on|about))?|called)\s+", re.IGNORECASE)
_BEHIND = re.compile(
    r"\s+(?:say|says|do|does|mean|means|works?|about|again|please|exactly|keyword|card|rules?|text|wording|definition|meaning"
    r"|in riftbound)$",
    re.IGNORECASE,
)


def without_asking_words(question: str) -> list[str]:
    """The question, then each shorter form of it without words at its beginning and end that only ask."""
    found = [question]
    text = question
    while (shorter := _BEFORE.sub("", text, count=1) if _BEFORE.match(text) else text) != text:
        text = shorter
        found.append(text)
    while (shorter := _ARTICLE.sub("", text, count=1) if _ARTICLE.match(text) else text) != text:
        text = shorter
        found.append(text)
    for one in list(found):
        text = one
        while (shorter := _BEHIND.sub("", text)) != text:
            text = shorter
            found.append(text)
    return [one for one in found if one]
