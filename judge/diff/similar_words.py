"""Pairs rules that have similar words and a corresponding position."""

from __future__ import annotations

from collections import defaultdict
from heapq import nlargest
from math import log
from typing import TYPE_CHECKING

from rapidfuzz.distance import LCSseq

from judge.diff.outline import NOWHERE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.diff.pairing import Pairing
    from judge.diff.wording import Wording

_ENOUGH = 0.6
_ENOUGH_AT_LENGTH = 0.55
"""The least sum of likeness and weighted kinship; long texts are less often alike by chance than short ones."""
_LENGTH = 15
_KINSHIP_WEIGHT = 0.035
_LEAST_LIKENESS = 0.3
_CANDIDATES = 6
_FEW_WORDS = 8
_IN_ITS_PLACE = 10
"""The kinship of two rules with the same parent and the same neighbours."""
_LENGTHENED = 0.5
"""The likeness of two rules of which one only continues the words of the other, however long it is."""


def pair_similar_words(pairing: Pairing) -> bool:
    """Pair unpaired rules, the most similar first; returns whether any were found."""
    scored = []
    for old, new in _candidates(pairing):
        here, there = pairing.old_stems[old], pairing.new_stems[new]
        kinship = pairing.kinship(old, new)
        likeness = _LENGTHENED if kinship >= _IN_ITS_PLACE and _lengthened(here, there) else alike(here, there)
        score = likeness + _KINSHIP_WEIGHT * kinship
        enough = _ENOUGH_AT_LENGTH if min(len(here), len(there)) >= _LENGTH else _ENOUGH
        if likeness >= _LEAST_LIKENESS and score >= enough:
            scored.append((-score, old, new))
    found = False
    for _, old, new in sorted(scored):
        if pairing.is_open(old, new):
            pairing.pair(old, new)
            found = True
    return found


def alike(old: Wording, new: Wording) -> float:
    """The likeness of two texts from 0 to 1: the share of words in common order, or nearly that of the shorter text."""
    if not old or not new:
        return 0.0
    common = LCSseq.similarity(old, new)
    shorter = min(len(old), len(new))
    whole = 2 * common / (len(old) + len(new))
    return whole if shorter < _FEW_WORDS else max(whole, 0.75 * common / shorter)


def _lengthened(old: Wording, new: Wording) -> bool:
    shorter = min(len(old), len(new))
    return shorter > 2 and old[:shorter] == new[:shorter]


def _candidates(pairing: Pairing) -> set[tuple[int, int]]:
    found = {pair for old in pairing.open_old() for pair in _in_its_place(pairing, old)}
    return found | set(_by_rare_words(pairing))


def _in_its_place(pairing: Pairing, old: int) -> Iterator[tuple[int, int]]:
    """The unpaired new rules next to the counterparts of an old rule's neighbours, and under that of its parent."""
    near = []
    if old and (before := pairing.new_of[old - 1]) != NOWHERE:
        near.append(before + 1)
    if old + 1 < len(pairing.new_of) and (behind := pairing.new_of[old + 1]) != NOWHERE:
        near.append(behind - 1)
    parent = pairing.counterpart(pairing.old.parent[old])
    if parent != NOWHERE:
        near += pairing.new.children[parent]
    near += [pairing.new.parent[there] for child in pairing.old.children[old] if (there := pairing.new_of[child]) >= 0]
    yield from ((old, new) for new in near if 0 <= new < len(pairing.old_of) and pairing.old_of[new] == NOWHERE)


def _by_rare_words(pairing: Pairing) -> Iterator[tuple[int, int]]:
    """The unpaired pairs that share the rarest words."""
    holding: defaultdict[str, list[int]] = defaultdict(list)
    open_new = pairing.open_new()
    for new in open_new:
        for word in dict.fromkeys(pairing.new_stems[new]):
            holding[word].append(new)
    weight = {word: log(1 + len(open_new) / len(places)) for word, places in holding.items()}
    for old in pairing.open_old():
        shared: defaultdict[int, float] = defaultdict(float)
        for word in dict.fromkeys(pairing.old_stems[old]):
            for new in holding.get(word, ()):
                shared[new] += weight[word]
        yield from ((old, new) for new in nlargest(_CANDIDATES, shared, key=shared.__getitem__))
