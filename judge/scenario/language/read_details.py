"""From the parse tree of a line to what it says on top: names, places, and the details behind an act."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lark import Token, Tree

from judge.scenario.language.script import Detail, Name

if TYPE_CHECKING:
    from judge.scenario.language.parse import Source


def names_of(tree: Tree[Token], source: Source) -> tuple[Name, ...]:
    if tree.data in {"refs", "targets"}:
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


def detail_of(tree: Tree[Token], source: Source) -> Detail:
    kind, at = str(tree.data), source.at_tree(tree)
    if kind == "to":
        return place_of(tree.children[0], source)
    if kind in {"on", "killing", "discarding"}:
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
        return Detail(source.start, "to", words="base")
    if part.data == "field_place":
        return place_of(part.children[0], source)
    return Detail(source.at_tree(part), "to", words=f"{part.children[0]}'s base")
