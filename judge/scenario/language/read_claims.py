"""From the parse tree of an ``expect`` line to its claims."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lark import Token, Tree
from msgspec.structs import replace

from judge.scenario.language.read_details import details_of
from judge.scenario.language.script_play import Claim

if TYPE_CHECKING:
    from judge.scenario.language.script_names import Name
    from judge.scenario.language.source_line import Source


def claims_of(parts: list[Any], source: Source) -> tuple[Claim, ...]:
    """The claims in the order written; a claim without a subject is about the one before it."""
    tree = parts[-1]
    if tree.data != "claims":
        return (replace(_listing(tree, source), negated=len(parts) == 2),)
    found: list[Claim] = []
    subject: Name | None = None
    for part in tree.children:
        negated = isinstance(part.children[0], Token)
        fact = part.children[-1]
        if fact.data == "about":
            subject = source.name(fact.children[0].children[0])
            denied = len(fact.children) == 3
            found.append(_about(subject, fact.children[-1], source, negated=negated is not denied))
        elif fact.data == "about_the_same":
            if subject is None:
                raise source.error("this says nothing about what", fact.meta, options=("a card or a label before it",))
            found.append(_about(subject, fact.children[0], source, negated=negated))
        else:
            found.append(_fact(fact, source, negated=negated))
            subject = found[-1].subject
    return tuple(found)


def _about(subject: Name, state: Tree[Token], source: Source, *, negated: bool) -> Claim:
    tokens = [part for part in state.children if isinstance(part, Token)]
    numbers = [int(str(token)) for token in tokens if token.type in {"INT", "SIGNED"}]
    player = next((str(token) for token in tokens if token.type in {"PLAYER", "NOBODY"}), "")
    words = tuple(source.text(token) for token in tokens if token.type not in {"INT", "SIGNED", "PLAYER", "NOBODY"})
    words += tuple(source.text_of(part) for part in state.children if isinstance(part, Tree))
    return Claim(source.at(state.meta), str(state.data), negated, subject, player, words, numbers[0] if numbers else 0)


def _fact(fact: Tree[Token], source: Source, *, negated: bool) -> Claim:
    tokens = [part for part in fact.children if isinstance(part, Token)]
    refs = [part for part in fact.children if isinstance(part, Tree)]
    player = next((str(token) for token in tokens if token.type in {"PLAYER", "NOBODY"}), "")
    amount = next((int(str(token)) for token in tokens if token.type == "INT"), 0)
    words = tuple(
        source.text(token)
        for token in tokens
        if token.type in {"FIELD", "NAME", "COST", "CARDS_IN", "POWER_OF", "FOR_SPELLS", "WON_OR_LOST", "NOTHING"}
    )
    if fact.data == "scored":
        words, refs = tuple(source.text(part) for part in refs[0].children), []
    subject = source.name(refs[0].children[0]) if refs else None
    details = details_of(refs[1:], source)
    return Claim(source.at(fact.meta), str(fact.data), negated, subject, player, words, amount, details)


def _listing(tree: Tree[Token], source: Source) -> Claim:
    subject: Name | None = None
    words: list[str] = []
    for part in tree.children:
        if not isinstance(part, Tree):
            continue
        if part.data == "ref":
            subject = source.name(part.children[0])
        elif part.data == "happening":
            who, what = part.children[0], part.children[1]
            name = source.name(who.children[0]).text if isinstance(who, Tree) else str(who)
            words.append(f"{name} {source.text_of(what)}")
        else:
            words.append(source.text_of(part))
    return Claim(source.at(tree.meta), str(tree.data), subject=subject, words=tuple(words))
