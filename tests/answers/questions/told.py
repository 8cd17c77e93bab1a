"""A situation in one line, as the examples of the grammar have it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judge.matchup.situations.situation import Deed, Object, Situation


def told(meant: Situation) -> str:
    """What a question means: what is asked, then what has happened, then what there is."""
    parts = [f"{meant.mood} {_deed(meant.asked, meant)}", *(f"also {_deed(one, meant)}" for one in meant.also)]
    parts += [f"after {_deed(one, meant)}" for one in meant.happened]
    parts += [f"{one.who} has {one.many} {one.of}" for one in meant.counts]
    parts += [f"{meant.turn}'s turn"] if meant.turn else []
    parts += [said for one in meant.things if (said := _thing(one, meant))]
    return "; ".join(parts)


def _name(key: str, meant: Situation) -> str:
    one = next((one for one in meant.things if one.key == key), None)
    if one is None:
        return key
    return f"{one.name or one.kind.lower()}{'*' if key.endswith('b') else ''}"


def _deed(deed: Deed, meant: Situation) -> str:
    words = [f"{deed.who or ''} {'not ' if deed.is_not else ''}{deed.verb}".strip()]
    words += [str(one) for one in (deed.amount, deed.what) if one not in {None, ""}]
    words += [f"{_name(deed.to, meant)}"] if deed.to else []
    words += [f"on {' and '.join(_name(one, meant) for one in deed.on)}"] if deed.on else []
    words += [f"by {_name(deed.by, meant)}"] if deed.by else []
    words += [f"to {_named(deed.place, meant)}"] if deed.place else []
    words += [f"from {deed.origin}"] if deed.origin else []
    words += [f"in response to {_name(deed.in_response_to, meant)}"] if deed.in_response_to else []
    words += [f"paying: {deed.pays}"] if deed.pays else []
    words += [f"time {deed.times}"] if deed.times else []
    words += [f"on {deed.turn}'s turn"] if deed.turn else []
    words += [f"in {deed.phase}"] if deed.phase else []
    return " ".join(words)


def _named(place: str, meant: Situation) -> str:
    return " ".join(_name(word, meant) for word in place.split(" "))


def _thing(one: Object, meant: Situation) -> str:
    said = [f"of {one.whose}"] if one.whose else []
    said += [f"at {_named(one.at, meant)}"] if one.at else []
    said += list(one.states)
    said += [f"{one.might} Might"] if one.might is not None else []
    said += [f"{one.damage} damage"] if one.damage else []
    said += list(one.keywords)
    said += [f"costing {one.costs}"] if one.costs else []
    said += [f"on {_name(one.attached_to, meant)}"] if one.attached_to else []
    said += ["a copy"] if one.copied else []
    if not said and not _is_in_a_deed(one.key, meant):
        return f"there is {_name(one.key, meant)}"
    return f"{_name(one.key, meant)}: {', '.join(said)}" if said else ""


def _is_in_a_deed(key: str, meant: Situation) -> bool:
    deeds = (meant.asked, *meant.also, *meant.happened)
    is_in_one = any(key in {one.by, one.to, one.place, one.in_response_to, *one.on} for one in deeds)
    return is_in_one or any(key in {one.at, one.attached_to} for one in meant.things)
