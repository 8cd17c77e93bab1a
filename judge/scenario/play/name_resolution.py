"""What the names of a scenario mean in a position: objects by label or card name, options of a decision by words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine.state.card import BATTLEFIELD, RUNE
from judge.engine.state.on_the_chain import id_of
from judge.engine.state.zones import base, battlefield

if TYPE_CHECKING:
    from judge.engine.state.decisions import Decision, Option
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.engine.state.zones import Place


_RUNE = r"(?P<player>P\d)'s (?P<state>ready |exhausted )?(?P<domain>\w+) rune"


def objects_called(state: GameState, text: str) -> list[GameObject]:
    """The object with that label, or else the objects of the card with that name."""
    rune = re.fullmatch(_RUNE, text)
    if rune is not None:
        return _runes(state, rune)[:1]  # like runes are one
    labelled = [thing for thing in state.objects.values() if thing.label == text] or _abilities(state, text)
    return labelled or [thing for thing in state.objects.values() if thing.card.name == text]


def _abilities(state: GameState, text: str) -> list[GameObject]:
    """The ability on the chain with that label."""
    found = (state.find(id_of(item)) for item in state.chain if not item.is_card)
    return [thing for thing in found if thing is not None and thing.label == text]


def _runes(state: GameState, wanted: re.Match[str]) -> list[GameObject]:
    return [
        thing
        for thing in state.on_board
        if thing.card.is_a(RUNE) and thing.controller == wanted["player"] and wanted["domain"] in thing.card.domains
        if not wanted["state"] or thing.exhausted is (wanted["state"] == "exhausted ")
    ]


def known_names(state: GameState) -> tuple[str, ...]:
    """The labels of what the scenario itself has put there, without filler, runes and battlefields."""
    return tuple(
        thing.label
        for thing in state.objects.values()
        if not (thing.card.filler and "'s filler " in thing.label)
        and not thing.card.is_a(RUNE)
        and not thing.card.is_a(BATTLEFIELD)
    )


def label_of(state: GameState, text: str) -> str:
    """The label that a name stands for; the name itself where that is not certain."""
    found = objects_called(state, text)
    return found[0].label if len(found) == 1 else text


def options_called(decision: Decision, state: GameState, text: str) -> list[Option]:
    """The options that some words mean: by key, by label, by the object they are about, or by how they begin.

    Names that options had in former versions are good for them as well.
    """
    texts = {text, f"{decision.by}'s base"} if text == "base" else {text, label_of(state, text)}
    modes = (_by_mode,) if decision.timing in {"mode", "new mode"} else ()
    former = (_by_former, _by_words if modes else _by_head)
    tests = (_by_key, _by_label, *modes, _by_object, _by_beginning, *former)
    for test in tests:
        found = [option for option in decision.options if any(test(option, word) for word in texts)]
        if found:
            return found
    return []


def places(state: GameState) -> tuple[str, ...]:
    """The places that a line can name: bases ("base" is one's own) and battlefields."""
    return ("base", *(f"{player}'s base" for player in state.players), *state.battlefields)


def location_called(state: GameState, text: str) -> Place | None:
    """The base or battlefield of that name; None where "base" leaves open whose it is, and where nothing is meant."""
    known = [*(base(player) for player in state.players), *(battlefield(name) for name in state.battlefields)]
    return next((place for place in known if str(place) == text), None)


def belongs_to(source: str, label: str) -> bool:
    """Whether a chain item or a source of a decision is that of an object: "Baited Hook's ability" of Baited Hook."""
    return source == label or source.startswith(f"{label}'s ")


def _by_key(option: Option, text: str) -> bool:
    return option.key == text


def _by_label(option: Option, text: str) -> bool:
    return option.label == text


def _by_mode(option: Option, text: str) -> bool:
    """A mode by its number in the text, or by its game action and any of the words that follow it, in their order."""
    if text.isdigit():
        return option.key == f"mode {int(text)}"
    label = option.label.casefold().removeprefix("each player ").removeprefix("you may ")
    said = re.findall(r"[^\s:;,.()]+", text.casefold().replace("(targets)", "").replace("(target)", ""))
    first, *others = re.findall(r"[^\s:;,.()]+", label)
    if not said or first not in {said[0], f"{said[0]}s", f"{said[0]}es"}:
        return False
    left = iter(others)
    return all(word in left for word in said[1:])


_SMALL_WORDS = frozenset({"a", "an", "the", "has", "have", "is", "of", "to", "by", "target", "targets"})


def _by_words(option: Option, text: str) -> bool:
    """A mode by its words in any order, as they were printed before: "Kill: a unit (target)" for "Kill a unit"."""
    said, label = _telling(text), _telling(option.label)
    return bool(said) and _is_form(said[0], label[0]) and all(any(_is_form(a, b) for b in label) for a in said)


def _telling(words: str) -> list[str]:
    found = re.findall(r"[+-]?\w+", words.casefold().replace("each player", ""))
    return [word for word in found if word not in _SMALL_WORDS]


def _is_form(one: str, other: str) -> bool:
    """Whether two words are forms of one: "discard" and "discards", "recycle" and "recycled"."""
    short, long = sorted((one, other), key=len)
    return long in {short, *(f"{short}{ending}" for ending in ("s", "es", "d", "ed"))}


def _by_former(option: Option, text: str) -> bool:
    return text in option.former


def _by_head(option: Option, text: str) -> bool:
    """An effect by what it is of, where its text was told in other words: "Highlander: …"."""
    head, colon, _ = text.partition(": ")
    return bool(colon) and head == option.label.partition(": ")[0] != option.label


def options_listed(decision: Decision, state: GameState, text: str) -> list[Option] | None:
    """The options that a list means, parted as messages part them; None if it is none of options."""
    found = [option for option in decision.options if _is_exactly(option, text, label_of(state, text))]
    if len(found) == 1:
        return found
    for parting in reversed([*re.finditer(r", | and |; ", text)]):
        word = text[: parting.start()]
        first = [option for option in decision.options if _is_exactly(option, word, label_of(state, word))]
        rest = options_listed(decision, state, text[parting.end() :]) if len(first) == 1 else None
        if rest is not None and first[0] not in rest:
            return [*first, *rest]
    return None


def _is_exactly(option: Option, *words: str) -> bool:
    return not {option.key, option.label, option.about, *option.former}.isdisjoint(words)


def _by_object(option: Option, text: str) -> bool:
    return bool(option.about) and option.about == text


def _by_beginning(option: Option, text: str) -> bool:
    """By whose it is, or by the name that stands before what a trigger is about: "u's trigger for v"."""
    return belongs_to(option.label, text) or option.label.startswith((f"{text} for ", f"{text} at "))
