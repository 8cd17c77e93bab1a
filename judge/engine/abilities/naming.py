"""Naming cards and tags (rules 759-763), as a card is played or as an effect resolves."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from judge.engine.state.ability import Ability
from judge.engine.state.card import SPELL, Card
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose, reads_them
from judge.engine.state.decisions import Decision, Kind, Option
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction, walk
from judge.engine.state.procedure import ask
from judge.engine.state.reading import TAGS
from judge.engine.state.sides import Side, is_on
from judge.engine.state.traits import Change, Layer, Traits
from judge.engine.state.zones import Zone
from judge.engine.wording.changes import HasTags
from judge.engine.wording.player_clauses import HERE, of_players
from judge.engine.wording.quality import Quality
from judge.engine.wording.sentences import listed
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.engine.state.chain import ChainItem
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.reading import Aspect
    from judge.engine.state.state import GameState
    from judge.slugs import Slug

CANNOT = cite("rules.cannot-beats-can")  # 054.1
NAME = cite("naming.name-or-guess")  # 760
A_CARD = cite("naming.cards-that-exist")  # 762
A_TAG = cite("naming.tags-that-exist")  # 763

ANOTHER = "another one"
"""Stands for every name that nothing in this game has: which of them is named makes no difference."""


class NamesTag(Ability, frozen=True):
    """As you play this, name a tag; ``among`` lists those that can be named, where the text limits them."""

    performed_by: ClassVar[tuple[Slug, ...]] = (NAME, A_TAG)

    among: tuple[str, ...] = ()

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.NAME, Subject.THIS, Whose.YOURS),)

    def describe(self) -> str:
        return (
            f"As you play this, choose {listed(self.among, 'or')}." if self.among else "As you play this, name a tag."
        )


class HasNamedTag(Change, frozen=True):
    """Adds the tag that was named for the object (477.1.a)."""

    says: ClassVar[Clauses] = (Clause(Verb.BRINGS, About.TRAITS, more=1),)

    alters: ClassVar[frozenset[Aspect]] = TAGS
    looks_at: ClassVar[frozenset[Aspect]] = TAGS
    takes_text: ClassVar[bool] = False

    @property
    def layer(self) -> Layer:
        return Layer.TRAITS

    def applied(self, traits: Traits, thing: GameObject, source: GameObject | None, state: GameState) -> Traits:  # noqa: ARG002
        new = (thing.named,) if thing.named and thing.named not in traits.tags else ()
        return replace(traits, tags=traits.tags + new) if new else traits

    def describe(self) -> str:
        return "has the named tag"


class NamedTag(Quality, frozen=True):
    """It has the tag named for the source, while the source is there to ask (359.3.f.2)."""

    says: ClassVar[Clauses] = (reads_them(About.TRAITS),)

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:  # noqa: ARG002
        naming = state.find(source) if source is not None else None
        return naming is not None and naming.named in thing.tags

    def phrase(self, *, several: bool) -> str:
        return "" if several else " with the named tag"


class NameSpell(Instruction, frozen=True):
    """Name a spell; the name stays with the source while the source stays on the board."""

    performed_by: ClassVar[tuple[Slug, ...]] = (NAME, A_CARD, A_TAG)

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        spells = {thing.card.name for thing in game.state.objects.values() if thing.card.is_a(SPELL)}
        name = yield from _ask(context.you, "spell", spells, context.name)
        source = game.find(context.source) if context.source is not None else None
        game.tell(Happened.CHOSEN, (NAME, A_CARD), source, who=context.you, detail=f"the name {name}")
        if source is not None:
            game.update(source, named=name)

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.NAME, Subject.THIS, Whose.YOURS, of=SPELL),)

    def describe(self) -> str:
        return "name a spell"


class NamedSpellBarred(Ability, frozen=True):
    """While this is at a battlefield, opponents cannot play spells with the name that was named for it."""

    performed_by: ClassVar[tuple[Slug, ...]] = (CANNOT,)

    def clauses(self) -> Clauses:
        return (of_players(Verb.FORBIDS, About.PLAY, Whose.ENEMY, of=SPELL), HERE)

    def describe(self) -> str:
        return "While this is at a battlefield, opponents cannot play spells with that name."


def is_named_and_barred(state: GameState, player: str, card: GameObject) -> bool:
    """Whether a player cannot play a spell because an opponent has named it."""
    for thing in state.having(NamedSpellBarred):
        named = thing.named == card.card.name and card.card.is_a(SPELL)
        if named and thing.place.zone is Zone.BATTLEFIELD and is_on(Side.ENEMY, state, thing.controller, player):
            return True
    return False


def name_as_played(game: Game, item: ChainItem, card: Card) -> Procedure[ChainItem]:
    """Name an existing tag of cards or tokens if the permanent asks for one as it is played (763); returns the item."""
    if NamesTag not in card.kinds:
        return item
    naming = next(found for found in card.abilities if isinstance(found, NamesTag))
    tags = {tag for thing in game.state.objects.values() for tag in (*thing.tags, *_mentioned(thing.card))}
    name = yield from _ask(item.controller, "tag", naming.among or tags, item.label, others=not naming.among)
    named = item.choosing(named=name)
    game.set_item(named)
    thing = game.state.objects[item.object.card]
    game.tell(Happened.CHOSEN, (NAME, A_TAG), thing, who=item.controller, detail=f"the tag {name}", source=item.object)
    return named


@cache
def _mentioned(card: Card) -> frozenset[str]:
    """The tags that a text gives to objects, and those of the tokens that it makes."""
    parts = [*walk(card.abilities), *walk(card.effect)]
    tokens = {tag for part in parts if isinstance(part, Card) for tag in part.tags}
    return frozenset(tokens | {tag for part in parts if isinstance(part, HasTags) for tag in part.tags})


def _ask(player: str, what: str, names: Iterable[str], source: str, *, others: bool = True) -> Procedure[str]:
    """Ask for a name; names that nothing in this game has are offered as one option, if ``others`` can be named."""
    rule = A_TAG if what == "tag" else A_CARD
    options = tuple(Option(name, name, name) for name in (*sorted(names), *((ANOTHER,) if others else ())))
    answer = yield from ask(Decision(Kind.PICK, player, "name", rule, f"name a {what}", options, source=source))
    return answer[0]
