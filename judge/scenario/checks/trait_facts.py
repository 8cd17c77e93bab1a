"""Facts of an ``expect`` line about what an object is and has now: keywords, name, tags, types, Might, whose it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.card import is_among, value_among
from judge.engine.state.events import Happened
from judge.engine.wording.circumstances import MIGHTY

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.engine.state.objects import GameObject
    from judge.scenario.language.script_play import Claim
    from judge.scenario.play.playing import Playing

ADDED_UP = frozenset({"Assault", "Deflect", "Hunt", "Shield"})
"""Keywords whose values are added up where an object has several of them."""

Seen = tuple[bool, str]
"""Whether a fact is so, and what is seen."""


def _has_keyword(claim: Claim, thing: GameObject, _: Playing) -> Seen:
    keyword, _blank, value = claim.words[0].partition(" ")
    if not value:
        so = is_among(keyword, thing.keywords)
    elif keyword in ADDED_UP:
        so = is_among(keyword, thing.keywords) and value_among(keyword, thing.keywords) == int(value)
    else:
        so = f"{keyword} {int(value)}" in thing.keywords
    return so, _keywords(thing)


def _keywords(thing: GameObject) -> str:
    return f"{thing.label} has {', '.join(keywords_with_sums(thing)) or 'no keywords'}"


def keywords_with_sums(thing: GameObject) -> tuple[str, ...]:
    """The keywords that an object has, each once, with the sum of their values where those are added up."""
    found: dict[str, None] = {}
    for written in thing.keywords:
        name = written.split(" ")[0]
        found[f"{name} {value_among(name, thing.keywords)}" if name in ADDED_UP else written] = None
    return tuple(found)


def _keywords_are(claim: Claim, thing: GameObject, _: Playing) -> Seen:
    wanted = {f"{word} 1" if word in ADDED_UP else word for word in claim.words if word != "nothing"}
    return wanted == set(keywords_with_sums(thing)), _keywords(thing)


def _has_name(claim: Claim, thing: GameObject, _: Playing) -> Seen:
    return thing.card.name == claim.words[-1].strip('"'), f"the name of {thing.label} is {thing.card.name}"


def _is_copy(claim: Claim, thing: GameObject, play: Playing) -> Seen:
    """Whether it has become a copy, for a while or for good."""
    copied = thing.itself is not None or any(
        event.kind is Happened.COPIED and event.object == thing.id for event in play.position.events
    )
    so = copied and thing.card.name == claim.words[-1].strip('"')
    return so, f"{thing.label} is {'a copy of' if copied else 'no copy, but'} {thing.card.name}"


def _has_tag(claim: Claim, thing: GameObject, _: Playing) -> Seen:
    return claim.words[-1].strip('"') in thing.tags, f"the tags of {thing.label}: {', '.join(thing.tags) or 'none'}"


def _is_type(claim: Claim, thing: GameObject, _: Playing) -> Seen:
    wanted = claim.words[0].split(" ")[1]
    types = [*(found.lower() for found in thing.card.types), *(["token"] if thing.card.token else [])]
    return wanted in types, f"{thing.label} is a {' and a '.join(types) or 'card of no type'}"


def _controlled_by(claim: Claim, thing: GameObject, _: Playing) -> Seen:
    return claim.player == (thing.controller or "nobody"), f"{thing.label} is controlled by {thing.controller}"


def _owned_by(claim: Claim, thing: GameObject, _: Playing) -> Seen:
    return claim.player == thing.owner, f"{thing.label} is owned by {thing.owner}"


def _raw_might(claim: Claim, thing: GameObject, _: Playing) -> Seen:
    so = thing.on_board and thing.is_unit and thing.raw_might == claim.amount
    return so, f"{thing.label} has {thing.raw_might} raw Might" if thing.is_unit else f"{thing.label} is not a unit"


def _mighty(_claim: Claim, thing: GameObject, _: Playing) -> Seen:
    so = thing.on_board and thing.is_unit and thing.raw_might >= MIGHTY
    return so, f"{thing.label} has {thing.might} Might" if thing.is_unit else f"{thing.label} is not a unit"


def _has_buffs(claim: Claim, thing: GameObject, _: Playing) -> Seen:
    return (
        thing.on_board and thing.buffs == claim.amount,
        f"{thing.label} has {thing.buffs} buff{'s' * (thing.buffs != 1)}",
    )


TRAITS: dict[str, Callable[[Claim, GameObject, Playing], Seen]] = {
    "has_keyword": _has_keyword,
    "has_no_keywords": lambda _claim, thing, _play: (not thing.keywords, _keywords(thing)),
    "keywords_of": _keywords_are,
    "has_name": _has_name,
    "is_copy": _is_copy,
    "has_tag": _has_tag,
    "is_type": _is_type,
    "controlled_by": _controlled_by,
    "owned_by": _owned_by,
    "raw_might": _raw_might,
    "mighty": _mighty,
    "has_buffs": _has_buffs,
}
"""The facts about what an object is and has, by the kind of the claim."""
