"""The situation with the objects of a "here" in a text at the same place, if the question leaves their places open."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine.state.card import BATTLEFIELD, SPELL, UNIT
from judge.matchup.situations.board_of_a_situation import card_of, is_a
from judge.matchup.situations.open_facts import Open
from judge.matchup.situations.situation import ME, SAME
from judge.matchup.situations.what_a_text_reads import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.boards.given import Given
    from judge.matchup.situations.situation import Object, Situation

_HERE = re.compile(r"\bhere\b")
_FIGHTS = frozenset({"attacking", "defending", "in combat"})


def at_one_place(situation: Situation, given: Given) -> Iterator[Open]:
    """The situation with each object whose place is open where the text is that says "here": with enemies in combat."""
    moves = situation.asked.to if situation.asked.verb == "move" else ""
    for reader in situation.things:
        card = card_of(reader, given)
        if card is None or reader.key == moves or not _HERE.search(text_of(card)):
            continue
        for one in situation.things:
            is_open = one != reader and not one.at and not _FIGHTS & set(one.states) and is_a(one, UNIT, given)
            changed = _together(one, reader, situation, given) if is_open else {}
            if changed:
                things = tuple(changed.get(each.key, each) for each in situation.things)
                yield Open(situation._replace(things=things), "where it is")


def _together(one: Object, reader: Object, situation: Situation, given: Given) -> dict[str, Object]:
    if is_a(reader, BATTLEFIELD, given):
        return {one.key: one._replace(at=reader.key)}
    if not is_a(reader, UNIT, given) or reader.at or _FIGHTS & set(reader.states):
        return {}
    if (one.whose or ME) == (reader.whose or ME):
        return {one.key: one._replace(at=SAME)}
    spells = (each for each in situation.things if not each.name and each.kind == SPELL)
    changed = {each.key: each._replace(keywords=("Reaction",)) for each in spells}
    return changed | {each.key: each._replace(states=(*each.states, "in combat")) for each in (one, reader)}
