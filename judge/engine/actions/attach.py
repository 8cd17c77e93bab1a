"""Attach and Detach (rules 434, 435)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.doubts import older_ruling, open_question
from judge.engine.conditions.occurrences import BecameAttached
from judge.engine.layers.attachment import add_changes, begin_attachment, detach
from judge.engine.layers.effect_text import (
    ATTACHED,
    AsAttached,
    attachment_key,
    refers_to_equipment,
)
from judge.engine.state.card import GEAR
from judge.engine.state.clauses import About, Verb
from judge.engine.state.decisions import Decision, Kind
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import ask
from judge.engine.targeting.targets import PICK_LATER, named, objects_of, options_for, picks
from judge.engine.triggers.triggered import standing, trigger
from judge.engine.wording.clause_objects import brings, clause
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.doubts import record_doubt
from judge.engine.wording.pick import Pick
from judge.engine.wording.qualities import Tagged
from judge.engine.wording.references import Chosen
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import Reference
    from judge.slugs import Slug

DETACH = cite("detach.unlink")  # 435.1
DETACH_LOCATION = cite("detach.same-location")  # 435.4
ATTACH = cite("attach.top-most-and-attached")  # 434.1.a.1
ALREADY = cite("attach.to-its-top-most-card")  # 434.1.g
TO_ANOTHER = cite("attach.to-another-detaches")  # 434.1.f
SAME_LOCATION = cite("attach.same-location")  # 434.4
TEXT_INACTIVE = cite("attachment.printed-text-inactive")  # 718.2
EFFECT_TEXT = cite("attachment.effect-text-appended")  # 718.3
NAMES_ITSELF = cite("effect-text.names-the-attached-card")  # 136.2.d

HALF_WITHOUT_EFFECT = open_question(
    "half-that-does-nothing",
    "May the player of Angle Shot choose the half that would do nothing?",
    "nobody is asked, and what does something is done",
)


AN_EQUIPMENT = Criteria(GEAR, qualities=(Tagged("Equipment"),))


class Attach(Instruction, frozen=True):
    """Attach ``what`` to the card that ``to`` names; ``same_controller``: only if one player controls both."""

    performed_by: ClassVar[tuple[Slug, ...]] = (
        ALREADY, TO_ANOTHER, ATTACH, SAME_LOCATION, TEXT_INACTIVE, EFFECT_TEXT, NAMES_ITSELF,
    )  # fmt: skip

    what: Reference
    to: Reference
    same_controller: bool = False

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        things = yield from objects_of(game, context, self.what)
        tops = yield from objects_of(game, context, self.to)
        for thing in things if tops else ():
            if self.same_controller and thing.controller != tops[0].controller:
                continue
            yield from attach(game, thing, tops[0], context.you)

    def clauses(self) -> Clauses:
        return (brings(About.ATTACH, self.what), clause(Verb.READS, About.STATUS, self.to))

    def describe(self) -> str:
        same = " if one player controls both" if self.same_controller else ""
        return f"attach {self.what.describe()} to {self.to.describe()}{same}"


class Detach(Instruction, frozen=True):
    """Detach the objects; a card that is not attached is left as it is (435.1.a.1)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (DETACH, DETACH_LOCATION)

    what: Reference

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        for thing in (yield from objects_of(game, context, self.what)):
            detach(game, thing)

    def clauses(self) -> Clauses:
        return (brings(About.DETACH, self.what),)

    def describe(self) -> str:
        return f"detach {self.what.describe()}"


class MayAttachOneOf(Instruction, frozen=True):
    """If the target called ``of`` is equipped, you may attach one of its Equipment to another card (355.17)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (
        PICK_LATER, ALREADY, TO_ANOTHER, ATTACH, SAME_LOCATION, TEXT_INACTIVE, EFFECT_TEXT, NAMES_ITSELF,
    )  # fmt: skip

    of: str
    to: Reference

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        yield from objects_of(game, context, Chosen(self.of))
        theirs = picks(game, context, Pick(AN_EQUIPMENT, attached_to=self.of))
        tops = yield from objects_of(game, context, self.to)
        if not theirs or not tops:
            return
        prompt = f"attach one of them to {tops[0].label}, or none"
        options = options_for(theirs)
        answer = yield from ask(
            Decision(Kind.PICK, context.you, "may attach", PICK_LATER, prompt, options, 0, 1, context.name)
        )
        if answer:
            yield from attach(game, named(theirs, answer[0]), tops[0], context.you)

    def clauses(self) -> Clauses:
        return (
            brings(About.ATTACH, Pick(AN_EQUIPMENT, attached_to=self.of)),
            clause(Verb.READS, About.STATUS, Chosen(self.of), named=("equipped",)),
            clause(Verb.READS, About.STATUS, self.to),
        )

    def describe(self) -> str:
        return f"if that {self.of} is equipped, you may attach one of its Equipment to {self.to.describe()}"


class AttachOrDetach(Instruction, frozen=True):
    """Attach ``what`` to the card that ``to`` names, or detach it from that card.

    The choice between the two is neither a mode nor a target, so it is made on resolution (355.17). Unclear: whether an
    option without effect can be chosen; here nobody is asked, and the one that has an effect is performed (055).
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (
        ALREADY, TO_ANOTHER, ATTACH, SAME_LOCATION, TEXT_INACTIVE, EFFECT_TEXT, NAMES_ITSELF, DETACH,
        DETACH_LOCATION,
    )  # fmt: skip

    what: Reference
    to: Reference

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        things = yield from objects_of(game, context, self.what)
        tops = yield from objects_of(game, context, self.to)
        for thing in things if tops else ():
            record_doubt(game, HALF_WITHOUT_EFFECT)
            if thing.attached_to == tops[0].id.card:
                detach(game, thing)
            else:
                yield from attach(game, thing, tops[0], context.you)

    def clauses(self) -> Clauses:
        return (brings(About.ATTACH, self.what), brings(About.DETACH, self.what))

    def describe(self) -> str:
        return f"attach {self.what.describe()} to {self.to.describe()}, or detach it from that one"


ATTACHED_AGAIN = older_ruling(
    "attached-to-what-it-is-attached-to",
    "If a player attaches an Equipment to the unit to which it is attached already, have they attached it?",
    "No, it has no effect, and nothing additional happens (434.1.g, 434.1.h)",
    "up to Core Rules 1.2 no rule kept it from being attached again, and what triggers on that triggered",
)


def attach(game: Game, thing: GameObject, to: GameObject, player: str, rules: tuple[Slug, ...] = ()) -> Procedure[None]:
    """Attach a card to another one for a player (434); nothing happens if it is attached to it already (434.1.g).

    It goes to where that card is, which is no move (434.4.a), and stays ready or exhausted (434.5). What its text does
    "as" it becomes attached is a later event, for which triggers on attaching do not wait.
    """
    if thing.attached_to == to.id.card:
        event = game.tell(Happened.NEGATED, (ALREADY, *rules), thing, detail=f"it is attached to {to.label} already")
        if standing(game.fork(), [BecameAttached(player, thing, game.state.objects[to.id.card], event)]):
            record_doubt(game, ATTACHED_AGAIN)
        return
    if thing.attached_to is not None:
        detach(game, thing, (TO_ANOTHER,))
    game.mark(ATTACHED, attachment_key(thing.id, to.id))
    begin_attachment(game, thing, game.state.objects[to.id.card])
    told = (ATTACH, SAME_LOCATION, TEXT_INACTIVE, EFFECT_TEXT, *rules)
    told += (NAMES_ITSELF,) if refers_to_equipment(thing.card.abilities) else ()
    now = game.state.objects[thing.id.card]
    event = game.tell(Happened.ATTACHED, told, now, detail=to.label)
    yield from trigger(game, [BecameAttached(player, now, game.state.objects[to.id.card], event)])
    for found in thing.card.abilities:
        if isinstance(found, AsAttached):
            more = yield from found.changes(game, game.state.objects[thing.id.card], game.state.objects[to.id.card])
            add_changes(game, thing, more)
