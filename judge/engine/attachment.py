"""Attachment (rules 434, 435, 716-719): cards that lie under a top-most card, give it their Effect Text and go with it.

What an attached card gives lasts on its top-most card for as long as it is attached: Effect Text in the layer of
abilities (477.2.c), the Might Bonus in that of arithmetic (477.3.d). Its own printed text is inactive meanwhile
(718.2); what was granted to it stays active (135.4.b).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from judge.engine.abilities.ability import Ability
from judge.engine.abilities.delayed import Until
from judge.engine.changes import Change, HasAbilities, HasKeywords, Lasting, Layer, MightBy, Traits
from judge.engine.events import Happened
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.game import Game
    from judge.engine.objects import GameObject
    from judge.engine.state import GameState
    from judge.engine.zones import Place
    from judge.slugs import Slug

ATTACH = cite("attach.top-most-and-attached")  # 434.1.a.1
ALREADY = cite("attach.to-its-top-most-card")  # 434.1.g
TO_ANOTHER = cite("attach.to-another-detaches")  # 434.1.f
SAME_LOCATION = cite("attach.same-location")  # 434.4
TEXT_INACTIVE = cite("attachment.printed-text-inactive")  # 718.2
EFFECT_TEXT = cite("attachment.effect-text-appended")  # 718.3
DETACH = cite("detach.unlink")  # 435.1
DETACH_LOCATION = cite("detach.same-location")  # 435.4
TOP_MOST_LEFT = cite("attachment.top-most-left-the-board")  # 719.5


@dataclass(frozen=True, slots=True)
class WhileAttached(Ability):
    """The Effect Text and the Might Bonus of an Equipment (136, 137): what the top-most card has from it."""

    might: int = 0
    keywords: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()

    def changes(self) -> tuple[Change, ...]:
        """What is changed about the top-most card."""
        words: tuple[Change, ...] = (HasKeywords(self.keywords),) if self.keywords else ()
        texts: tuple[Change, ...] = (HasAbilities(self.abilities),) if self.abilities else ()
        return (*words, *texts, MightBy(self.might)) if self.might else words + texts

    def describe(self) -> str:
        given = ", ".join(change.describe() for change in self.changes()) or "nothing"
        return f"While attached, the top-most card gets: {given}."


@dataclass(frozen=True, slots=True)
class TextInactive(Change):
    """What is printed on it does nothing (718.2, 721); keywords and abilities that it was given stay (135.4.b)."""

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
        return traits._replace(keywords=tuple(keywords), abilities=tuple(abilities))

    def describe(self) -> str:
        return "its printed text is inactive"


def attach(game: Game, thing: GameObject, to: GameObject, rules: tuple[Slug, ...] = ()) -> bool:
    """Attach a card to another one (434); nothing happens where it is attached to it already (434.1.g).

    It goes to where that one is, which is no move (434.4.a), and stays ready or exhausted (434.5).
    """
    if thing.attached_to == to.id.card:
        game.tell(Happened.IGNORED, (ALREADY, *rules), thing, detail=f"it is attached to {to.label} already")
        return False
    if thing.attached_to is not None:
        detach(game, thing, (TO_ANOTHER,))
    join(game, thing, to)
    told = (ATTACH, SAME_LOCATION, TEXT_INACTIVE, EFFECT_TEXT, *rules)
    game.tell(Happened.ATTACHED, told, game.state.objects[thing.id.card], detail=to.label)
    return True


def join(game: Game, thing: GameObject, to: GameObject) -> None:
    """Make two cards attached and top-most, with what that changes about them."""
    card = thing.id.card
    now = game.state.objects[card]
    stamp = game.new_id()
    inactive = Lasting(TextInactive(now.card.keywords, now.card.abilities), Until.WHILE_ATTACHED, now.id, now.label,
                       stamp)  # fmt: skip
    given = [
        Lasting(change, Until.WHILE_ATTACHED, now.id, now.label, stamp)
        for found in now.card.abilities if isinstance(found, WhileAttached) for change in found.changes()
    ]  # fmt: skip
    top = game.state.objects[to.id.card]
    game.update(top, attached=(*top.attached, card), lasting=(*top.lasting, *given))
    now = game.state.objects[card]
    now = game.update(now, attached_to=to.id.card, lasting=(*now.lasting, inactive))
    if now.place != top.place:
        game.put(now, top.place)


def detach(game: Game, thing: GameObject, rules: tuple[Slug, ...] = ()) -> None:
    """Detach a card; it stays where its top-most card is, or was last (435.4)."""
    top = game.state.objects[thing.attached_to] if thing.attached_to is not None else None
    if top is None:
        return
    part(game, thing)
    game.tell(Happened.DETACHED, (DETACH, DETACH_LOCATION, *rules), game.state.objects[thing.id.card], detail=top.label)


def part(game: Game, thing: GameObject) -> None:
    """End what the attachment of a card changes about both cards."""
    card = thing.id.card
    assert thing.attached_to is not None
    top = game.state.objects[thing.attached_to]
    if card in top.attached:
        kept = tuple(
            found for found in top.lasting if found.until is not Until.WHILE_ATTACHED or found.source != thing.id
        )
        game.update(top, attached=tuple(other for other in top.attached if other != card), lasting=kept)
    now = game.state.objects[card]
    if now.attached_to is not None:
        own = tuple(found for found in now.lasting if found.until is not Until.WHILE_ATTACHED)
        game.update(now, attached_to=None, lasting=own)


def follow(game: Game, before: GameObject, moved: GameObject, place: Place) -> None:
    """Cards attached to what was put somewhere go with it (719.3.a), or stay and are detached (719.5).

    Their controller's order in the latter case (719.5.a) makes no difference to any ability that is modelled.
    """
    for card in before.attached:
        thing = game.state.objects[card]
        if moved.id == before.id:
            game.put(thing, place)
        else:
            part(game, thing)
            stays = game.state.objects[card]
            game.tell(Happened.DETACHED, (TOP_MOST_LEFT, DETACH_LOCATION), stays, detail=before.label)
    if before.attached_to is not None:
        top = game.state.objects[before.attached_to]
        if moved.id != before.id or top.place != place:
            part(game, before)
