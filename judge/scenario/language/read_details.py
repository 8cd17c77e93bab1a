"""From the parse tree of a line to what it says on top: names, places, and the details behind an act."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lark import Token, Tree
from msgspec.structs import replace

from judge.scenario.language.script_names import Name
from judge.scenario.language.script_play import Detail

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.scenario.language.source_line import Source


def names_of(tree: Tree[Token], source: Source) -> tuple[Name, ...]:
    if tree.data == "refs":
        return tuple(source.name(part.children[0]) for part in tree.children if isinstance(part, Tree))
    if tree.data == "ref":
        return (source.name(tree.children[0]),)
    if tree.data == "place_option":
        place = place_of(tree.children[0], source)
        return (Name(place.words, place.at),)
    if tree.data in {"words_option", "plain_option"}:
        return (source.name(tree.children[0]),)
    return ()


def _is_option(tree: Tree[Token]) -> bool:
    return str(tree.data).endswith("_option")


def details_of(trees: Iterable[Any], source: Source) -> tuple[Detail, ...]:
    """The details behind an act, in the order written; of several places behind targets each is for those before."""
    found: list[Detail] = []
    for tree in trees:
        found += _targets(tree, source) if str(tree.data) == "on" else [_detail_of(tree, source)]
    several = sum(detail.kind == "to" and bool(detail.names) for detail in found) > 1
    return tuple(found if several else [_of_any(detail) for detail in found])


def _of_any(detail: Detail) -> Detail:
    return replace(detail, names=()) if detail.kind == "to" else detail


def _targets(tree: Tree[Token], source: Source) -> list[Detail]:
    """The targets of an act, and each place behind some of them."""
    names: list[Name] = []
    places: list[Detail] = []
    begun = 0
    for aim in tree.children:
        assert isinstance(aim, Tree)
        target, place = aim.children
        assert isinstance(target, Tree)
        names.append(source.name(target.children[0]))
        if place is not None:
            places.append(replace(place_of(place, source), names=tuple(names[begun:])))
            begun = len(names)
    return [Detail(source.at_tree(tree), "on", tuple(names)), *places]


def _detail_of(tree: Tree[Token], source: Source) -> Detail:
    kind, at = str(tree.data), source.at_tree(tree)
    if kind == "to":
        return place_of(tree.children[0], source)
    if kind in {"killing", "discarding"}:
        refs = tree.children[0]
        assert isinstance(refs, Tree)
        return Detail(at, kind, names_of(refs, source))
    if kind == "choosing":
        return Detail(at, kind, tuple(name for part in tree.find_pred(_is_option) for name in names_of(part, source)))
    if kind == "declaring":
        answer, name = tree.children
        assert isinstance(answer, Tree)
        return Detail(at, "with" if str(answer.children[0]) == "with" else "without", words=source.text(name))
    words = source.text(tree.children[0]) if kind == "paying" else ""
    return Detail(at, kind, words=words)


def place_of(part: Any, source: Source) -> Detail:
    """A place as written: "P1's base", "base" (the player's own), or a battlefield."""
    if isinstance(part, Token):
        return Detail(source.at(part), "to", words=source.text(part))
    if part.data == "own_base":
        return Detail(source.at_tree(part), "to", words="base")
    if part.data == "field_place":
        return place_of(part.children[0], source)
    return Detail(source.at_tree(part), "to", words=f"{part.children[0]}'s base")
