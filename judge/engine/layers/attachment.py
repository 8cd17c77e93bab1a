"""Attachment (rules 434, 435, 716-719): cards that lie under a top-most card, give it their Effect Text and go with it.

What an attached card gives lasts on its top-most card for as long as it is attached: Effect Text in the layer of
abilities (477.2.c), the Might Bonus in that of arithmetic (477.3.d). Meanwhile its own printed text is inactive
(718.2), but what was granted to it stays active (135.4.b).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from msgspec.structs import replace

from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.delayed import Until
from judge.engine.state.events import Happened
from judge.engine.state.reading import TEXT
from judge.engine.state.traits import (
    Change,
    Lasting,
    Layer,
    Traits,
)
from judge.engine.wording.changes import IsCopy
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.ability import Ability
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.reading import Aspect
    from judge.engine.state.state import GameState
    from judge.engine.state.zones import Place
    from judge.slugs import Slug

DETACH = cite("detach.unlink")  # 435.1
DETACH_LOCATION = cite("detach.same-location")  # 435.4
TOP_MOST_LEFT = cite("attachment.top-most-left-the-board")  # 719.5


class TextInactive(Change, frozen=True):
    """Makes printed text inactive (718.2, 721), but not keywords and abilities granted to the object (135.4.b)."""

    says: ClassVar[Clauses] = ()

    alters: ClassVar[frozenset[Aspect]] = TEXT
    looks_at: ClassVar[frozenset[Aspect]] = TEXT

    keywords: tuple[str, ...]
    abilities: tuple[Ability, ...]

    @property
    def layer(self) -> Layer:
        return Layer.ABILITIES

    def applied(self, traits: Traits, thing: GameObject, source: GameObject | None, state: GameState) -> Traits:  # noqa: ARG002
        keywords, abilities = list(traits.keywords), list(traits.abilities)
        for keyword in self.keywords:
            if keyword in keywords:
                keywords.remove(keyword)
        for ability in self.abilities:
            if ability in abilities:
                abilities.remove(ability)
        return replace(traits, keywords=tuple(keywords), abilities=tuple(abilities))

    @property
    def is_plain(self) -> bool:
        return not any(ability.is_layered for ability in self.abilities)

    def describe(self) -> str:
        return "its printed text is inactive"


def begin_attachment(game: Game, thing: GameObject, to: GameObject) -> None:
    """Attach ``thing`` to ``to``, its top-most card, and apply what the attachment changes about both."""
    card = thing.id.card
    now = game.state.objects[card]
    stamp = game.new_id()
    inactive = Lasting(TextInactive(now.card.keywords, now.card.abilities), Until.WHILE_ATTACHED, now.id, now.label,
                       stamp)  # fmt: skip
    texts = [found for found in now.card.abilities if isinstance(found, WhileAttached)]
    changes = [change for found in texts for change in found.changes(now.id)]
    given = [Lasting(change, Until.WHILE_ATTACHED, now.id, now.label, stamp) for change in changes]
    top = game.state.objects[to.id.card]
    game.update(top, attached=(*top.attached, card), lasting=(*top.lasting, *given))
    now = game.state.objects[card]
    now = game.update(now, attached_to=to.id.card, lasting=(*now.lasting, inactive))
    if now.place != top.place:
        game.put(now, top.place)


def add_changes(game: Game, thing: GameObject, more: tuple[Change, ...]) -> None:
    """Apply further changes, beside the Effect Text, to the top-most card of ``thing`` while it is attached."""
    now = game.state.objects[thing.id.card]
    if more and now.attached_to is not None:
        stamp = game.new_id()
        top = game.state.objects[now.attached_to]
        given = [Lasting(change, Until.WHILE_ATTACHED, now.id, now.label, stamp) for change in more]
        lasting = (*top.lasting, *given)
        game.update(top, lasting=lasting, **_copied_card(game, top, lasting))


def detach(game: Game, thing: GameObject, rules: tuple[Slug, ...] = ()) -> None:
    """Detach a card; it stays where its top-most card is, or where that card was last (435.4)."""
    top = game.state.objects[thing.attached_to] if thing.attached_to is not None else None
    if top is None:
        return
    end_attachment(game, thing)
    game.tell(Happened.DETACHED, (DETACH, DETACH_LOCATION, *rules), game.state.objects[thing.id.card], detail=top.label)


def end_attachment(game: Game, thing: GameObject) -> None:
    """End the changes that the attachment of a card makes to itself and to its top-most card."""
    card = thing.id.card
    assert thing.attached_to is not None
    top = game.state.objects[thing.attached_to]
    if card in top.attached:
        kept = tuple(
            found for found in top.lasting if found.until is not Until.WHILE_ATTACHED or found.source != thing.id
        )
        others = tuple(other for other in top.attached if other != card)
        now = game.update(top, attached=others, lasting=kept, **_copied_card(game, top, kept))
        if now.card is not top.card:
            words = f"is no longer a copy of {top.card.name}"
            game.tell(Happened.GIVEN, DETACH, now, detail=words, source=thing.id)
    now = game.state.objects[card]
    if now.attached_to is not None:
        own = tuple(found for found in now.lasting if found.until is not Until.WHILE_ATTACHED)
        stamp = game.new_id() if now.card.changes_others else now.stamp  # its text is active again: 480.2
        game.update(now, attached_to=None, lasting=own, stamp=stamp)


def _copied_card(game: Game, thing: GameObject, lasting: tuple[Lasting, ...]) -> dict[str, Any]:
    """The fields that change as an effect begins or ceases to make an object a copy; the newest copy wins (480.3)."""
    copies = [found.change.card for found in lasting if isinstance(found.change, IsCopy)]
    if not copies and thing.itself is None:
        return {}
    own = thing.itself or thing.card
    card = copies[-1] if copies else own
    stamp = game.new_id() if card.changes_others else 0
    return {"card": card, "itself": own if copies else None, "stamp": stamp}


def move_attached(game: Game, before: GameObject, moved: GameObject, place: Place) -> None:
    """Move the cards attached to a moved object along with it (719.3.a), or detach them where they stay (719.5).

    In the latter case their controller's choice of order (719.5.a) is not asked for: no card has a text about
    detaching.
    """
    for card in before.attached:
        thing = game.state.objects[card]
        if moved.id == before.id:
            game.put(thing, place)
        else:
            end_attachment(game, thing)
            stays = game.state.objects[card]
            game.tell(Happened.DETACHED, (TOP_MOST_LEFT, DETACH_LOCATION), stays, detail=before.label)
    if before.attached_to is not None:
        top = game.state.objects[before.attached_to]
        if moved.id != before.id or top.place != place:
            end_attachment(game, before)
