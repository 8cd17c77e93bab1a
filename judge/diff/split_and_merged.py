"""Finds rules that were split into several, and rules that became part of another."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rapidfuzz.distance import LCSseq

from judge.diff.outline import NOWHERE
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.diff.outline import Outline
    from judge.diff.pairing import Pairing
    from judge.diff.wording import Wording

_SHARE = 0.75
"""The least share of a part that the whole must contain, in order."""
_TWIN_SHARE = 0.85
_SHARE_OF_CHANGE = 0.5
"""The least share of a part that must be among the words that the whole lost or gained."""
_LEAST_WORDS = 5
_NEAR = 4
"""The maximum distance of a part from its whole, unless they have the same parent."""


class _Side(NamedTuple):
    """One version, seen from its parts: ``partner`` maps its rules to the other version, whose words are ``others``.

    ``may_be_twins``: two nearly equal old rules can become one, whereas a new rule nearly equal to another is new.
    """

    words: Sequence[Wording]
    outline: Outline
    partner: Sequence[int]
    others: Sequence[Wording]
    may_be_twins: bool


def split_off(pairing: Pairing) -> dict[int, int]:
    """Each unpaired new rule that was part of an old one, mapped to the new rule that carries that one on."""
    return _parts(_Side(pairing.new_stems, pairing.new, pairing.old_of, pairing.old_stems, may_be_twins=False))


def merged_into(pairing: Pairing) -> dict[int, int]:
    """Each unpaired old rule that became part of a new one, mapped to the old rule that this one carries on."""
    return _parts(_Side(pairing.old_stems, pairing.old, pairing.new_of, pairing.new_stems, may_be_twins=True))


def _parts(side: _Side) -> dict[int, int]:
    """Each rule without a partner, mapped to the nearby rule whose partner contains the words of both."""
    found: dict[int, int] = {}
    used: dict[int, Counter[str]] = {}
    for part, partner in enumerate(side.partner):
        if partner != NOWHERE or len(side.words[part]) < _LEAST_WORDS:
            continue
        shares = [(_share(side, part, beside, used), -abs(part - beside), beside) for beside in _beside(side, part)]
        share, _, beside = max(shares, default=(0.0, 0, NOWHERE))
        if share >= _SHARE:
            found[part] = beside
            used[beside] = used.get(beside, Counter()) + Counter(side.words[part])
    return found


def _beside(side: _Side, part: int) -> set[int]:
    parent = side.outline.parent[part]
    near = {*range(part - _NEAR, part + _NEAR + 1), parent}
    if parent != NOWHERE:
        near.update(side.outline.children[parent])
    return {
        place
        for place in near
        if 0 <= place < len(side.words)
        and side.partner[place] != NOWHERE
        and side.words[place] != side.others[side.partner[place]]
    }


def _share(side: _Side, part: int, beside: int, used: dict[int, Counter[str]]) -> float:
    """The share of the part that the whole contains; 0 if too little of that is what changed in the whole."""
    whole = side.others[side.partner[beside]]
    size = len(side.words[part])
    share = LCSseq.similarity(side.words[part], whole) / size
    if side.may_be_twins and share >= _TWIN_SHARE:
        return share
    left = Counter(whole) - Counter(side.words[beside]) - used.get(beside, Counter())
    return share if (left & Counter(side.words[part])).total() >= _SHARE_OF_CHANGE * size else 0.0
