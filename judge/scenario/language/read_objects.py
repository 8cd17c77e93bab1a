"""From the parse tree of a set-up line to the objects that it states."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lark import Token, Tree
from msgspec.structs import replace

from judge.scenario.language.script import StatedObject
from judge.scenario.language.script_names import Name

if TYPE_CHECKING:
    from judge.scenario.language.source_line import Source


_MARKS = {
    "is_exhausted": "exhausted", "is_buffed": "buffed", "is_stunned": "stunned", "is_hidden_now": "hidden_this_turn",
}  # fmt: skip
_KINDS = frozenset({"card", "copy_of", "test_spell"})


def objects_of(tree: Any, source: Source) -> tuple[StatedObject, ...]:
    """The objects of one place, in the order written."""
    return tuple(object_of(part.children, source) for part in tree.children)


def object_of(parts: list[Any], source: Source) -> StatedObject:
    """One object with what is said before and behind it."""
    kind = next(part for part in parts if isinstance(part, Tree) and part.data in _KINDS)
    token = kind.children[-1]
    text = source.text(token)
    spell = kind.data == "test_spell"
    thing = StatedObject(source.name(token) if not spell else Name(text.strip('"'), source.at(token)), test_spell=spell)
    if kind.data == "copy_of":
        thing = replace(thing, copied=True)
    if spell and len(kind.children) == 2:
        thing = replace(thing, timing=str(kind.children[0]).capitalize())
    behind = False
    for part in parts:
        if part is kind:
            behind = True
        elif isinstance(part, Token):
            thing = _word(thing, part, text, source, behind=behind)
        elif part is not None:
            thing = _modified(thing, part, source)
    return thing


def _word(thing: StatedObject, word: Token, kind: str, source: Source, *, behind: bool) -> StatedObject:
    if word.type == "FACEDOWN":
        return replace(thing, facedown=True)
    if behind and not kind.startswith("plain"):
        raise source.error(
            f'"{word}" says nothing about {kind}', word,
            options=("exhausted", "damaged 2", "buffed", "stunned", "hidden this turn", "owned by P2", ",", ";"),
        )  # fmt: skip
    return replace(thing, label=str(word))


def _modified(thing: StatedObject, part: Tree[Token], source: Source) -> StatedObject:
    kind = str(part.data)
    if kind == "times":
        return replace(thing, count=source.few(part.children[0]))
    if kind in _MARKS:
        return replace(thing, **{_MARKS[kind]: True})
    if kind == "is_damaged":
        return replace(thing, damage=_damage(part))
    if kind == "is_tagged":
        return replace(
            thing,
            tags=tuple(
                Name(source.text_of(tag), source.at_tree(tag)) for tag in part.children if isinstance(tag, Tree)
            ),
        )
    if kind in ("is_of", "is_costing"):
        said = tuple(map(str, part.children))
        return replace(thing, domains=said) if kind == "is_of" else replace(thing, costs=said[0])
    if kind == "is_with":
        return replace(thing, keywords=_keywords(part))
    if kind == "is_attached" and isinstance(part.children[0], Tree):
        return replace(thing, attached_to=source.name(part.children[0].children[0]))
    if kind == "is_empowered":
        return replace(thing, empowered=int(str(part.children[0])) if part.children else 1)
    if kind == "has_named" and isinstance(part.children[0], Tree):
        return replace(thing, naming=Name(source.text_of(part.children[0]), source.at_tree(part.children[0])))
    if kind == "has_moved":
        return replace(thing, moves=int(str(part.children[0])))
    return replace(thing, owner=str(part.children[0])) if kind == "is_owned_by" else thing


def _damage(tree: Tree[Token]) -> tuple[tuple[int, str], ...]:
    """How much damage by whom: an opponent where nobody is named."""
    words = [str(part) for part in tree.children if part is not None]
    players = words[1::2] or [""]
    return tuple((int(amount), player) for amount, player in zip(words[::2], players, strict=True))


def _keywords(tree: Tree[Token]) -> tuple[str, ...]:
    """Keywords, each with the value behind it where it has one."""
    found: list[str] = []
    for part in tree.children:
        assert isinstance(part, Token)
        if part.type == "INT":
            found[-1] += f" {part}"
        else:
            found.append(str(part))
    return tuple(found)
