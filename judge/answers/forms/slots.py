"""What stands in the forms of questions in capitals: slots for cards, and groups of words that ask the same."""

from __future__ import annotations

import re
from functools import cache

_SLOTS = {
    "A": r"(?:(?P<whose_a>my|their|his|her|your|enemy|friendly) )?(?P<a><[cdu]\d>)",
    "B": r"(?:(?P<whose_b>my|their|his|her|your|enemy|friendly|opponents) )?(?P<b><[cdu]\d>)",
    "MAKE": r"(?:give|make|create|get|play|produce|generate|summon)s?",
    "COUNT": r"(?:\d|one|two|three|four|both|more)",
    "SAVED": r"(?:(?:my|friendly) )?(?P<c><[cdu]\d>)",
    "SOME": r"(?:(?P<whose_b>my|their|his|her|your|enemy|friendly|opponents) )?(?P<b><[du]\d>)",
    "OWNED": r"(?P<whose_b>my|their|his|her|your|enemy|friendly|opponents) (?P<b><[du]\d>)",
    "K": r"(?P<k><k\d>)",
    "L": r"(?P<l><k\d>)",
    "WHO": r"(?:my )?(?:i|we|you|he|she|they|opponent|opp|player|someone|anyone|somebody|p1|p2)",
    "OWN_UNITS": (
        r"(?P<whose_unit>(?:(?:my|their|his|her|your|enemy|friendly|opponents|opposing) )+)(?:units?|(?P<b><u\d>))"
        r"(?: too| as well| instead)?"
    ),
    "HIT": (
        r"(?:hit|target|choose|affect|damage|hurt|deal damage to|kill|destroy|stun|return|bounce|move|ready|buff|banish"
        r"|heal|exhaust|recall|steal|take control of|take)"
    ),
    "CHANGE": r"(?:stop|prevent|block|negate|cancel|reduce|double|boost|increase|amplify|improve|affect|change)",
    "WHOSE": r"(?:my|their|his|her|your|enemy|friendly|opponents)",
    "DIES": r"(?:dies|die|is killed|gets killed|would die|is dead|has died|died)",
    "WHEN": (
        r"(?P<when>(?:on|during|in) (?:my |their |his |her |opponents |enemy |other players )+turn"
        r"|(?:in|during) (?:my |their |his |her |opponents |enemy )*(?:showdown|combat)"
        r"|(?:while|when|if|as|on) (?:(?:i am|im|i|we|we are|(?:my )?unit is|is|it is) )?"
        r"(?:attack(?:ing)?|defend(?:ing)?|defen[cs]e)"
        r"|from (?:facedown|hidden) (?:on |in )?(?:same )?turn(?: (?:that |when )?(?:i|we|it was|it is|you)"
        r" (?:hide|hid|hidden)(?: it)?)?)"
    ),
    "UNIT": r"(?:my |their |his |her |your |enemy |friendly |opponents )*(?:unit|target)",
    "WITH": r"(?:with|that has|who has|wearing|holding|carrying|equipped with|protected by)",
    "GONE": (
        r"(?:(?:is|was|has|gets|becomes|has been) )?(?:gone|dead|dies|died|left|leaves|removed|killed|bounced|returned"
        r"|illegal|invalid|not there|no longer there)(?: (?:in response|to hand|board|from board|already))*"
    ),
    "DOES": r"(?:does|do|will|would|can|could)",
    "ATTACKS": r"(?:attacks|attacking|attacked|fights|fighting)(?: into)?",
    "PLAY": r"(?:play|plays|played|cast|casts|use|uses|used|put)",
    "ILLEGAL": r"(?:illegal|invalid|missing|legal)",
    "TO": r"(?:to|with|against|on|for|from)",
    "IF": r"(?:if|when|whenever|after|once)",
    "DONE_BY": (
        r"(?:readied|stunned|moved|returned|bounced|recalled|banished|buffed|healed|damaged|exhausted|recycled|stolen"
        r"|taken)"
    ),
    "DO_IT": (
        r"(?:ready|stun|move|return|bounce|recall|banish|buff|heal|damage|exhaust|recycle|steal|take control of"
        r"|gain control of|take over|take)"
    ),
    "DONE": (
        r"(?:killed|destroyed|banished|returned|returned to hand|bounced|hit|moved|stunned|recalled|taken"
        r"|stolen)"
    ),
    "WHAT_HAPPENS": (
        r"(?:(?:another )?(?P<whose_event>my |your |friendly |enemy |opponents |their )*(?:another )?units? "
        r"(?P<event>DEED)|(?:WHO |it )(?P<act>ACT)s?(?: battlefield)?)"
    ),
    "DEED": (
        r"(?:dies|die|dying|is killed|being killed|is stunned|is buffed|is readied|is exhausted|is banished|is returned"
        r"|is bounced|is recalled|is damaged|takes damage|is dealt damage)"
    ),
    "ACT": r"(?:hold|conquer|attack|defend)",
    "ON": r"(?:on|at|against|targeting)",
    "VS": r"(?:vs|v|versus|against|x)",
}
_SLOT = re.compile(r"\b[A-Z_]+\b")
_DEPTH = 3
"""So deep may slots and groups stand within one another."""


@cache
def pattern_of(pattern: str) -> re.Pattern[str]:
    """The pattern of a form with its slots and groups, and whatever stands behind it."""

    def filled(found: re.Match[str]) -> str:
        return _SLOTS.get(found[0], found[0])

    for _ in range(_DEPTH):
        pattern = _SLOT.sub(filled, pattern)
    return re.compile(f"{pattern}(?P<rest>(?: .+)?)")
