"""A price that an answer tells and that a line of it does not pay: an optional cost is no part of what a card costs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judge.sweep.pair_record import PairRecord


def price_nobody_has_to_pay(record: PairRecord) -> str:
    """What is said of a card that has a price, where a line plays it for nothing; "" for none."""
    for name in record.unpaid:
        card = re.escape(name)
        said = re.search(rf"(?:plays? {card}|banish(?:es)? {card}, and P\d plays it anew) for \[\w+\]", record.answer)
        if said is not None:
            return said[0]
    return ""
