"""Modes (rules 191.2.b, 191.4.d, 355.3): "choose one" and a list, chosen as the item is finalized.

The chosen mode replaces the list in the effect of the item, so that its targets are chosen, checked and counted like
all others; the effect as written stays with the item for new choices (752.1).
"""

from __future__ import annotations

from enum import Enum
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from judge.engine.abilities.limits import instance
from judge.engine.keywords.repeat import first_time
from judge.engine.state.cache_by_value import cached_by_value
from judge.engine.state.decisions import Decision, Kind, Option
from judge.engine.state.events import Happened
from judge.engine.state.identity import NOBODY
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import ask
from judge.engine.targeting.destinations import can_go_somewhere, effect_destinations, moved_targets
from judge.engine.targeting.fitting import legal_targets
from judge.engine.targeting.partners import can_choose_all
from judge.engine.targeting.targets import chooser_of
from judge.engine.wording.instructions import choices, describe_clauses, describe_effect, targets
from judge.engine.wording.references import Destination
from judge.errors import NotModelled
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judge.engine.state.chain import ChainItem
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.chooser import Chooser
    from judge.engine.wording.references import Target
    from judge.slugs import Slug

MODES = cite("choices.modes")  # 355.3
OF_A_SPELL = cite("choices.modes-of-a-spell")  # 191.2.b
OF_AN_ABILITY = cite("choices.modes-of-an-ability")  # 191.4.d
NOT_THAT_ONE = cite("targets.no-dead-end")  # 355.16

Effect = tuple[Instruction, ...]


class ModeRestriction(Enum):
    """Which modes may not be chosen again: "one that has not been chosen this turn" and the like."""

    ANY = ""
    BY_YOU_THIS_TURN = " you have not chosen this turn"
    THIS_TURN = " that has not been chosen this turn"
    FOR_THIS = " you have not chosen for this yet"

    __hash__ = object.__hash__


class ChooseOne(Instruction, frozen=True):
    """A list of modes of which one is performed; ``fresh`` restricts which may be chosen.

    "This turn" refers to one instance of the ability, as the FAQs on Svellsongur and Shady Spectacles say: that of this
    object, and not of the new object that it is after leaving the board; a new copy is another instance.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (MODES,)

    modes: tuple[Effect, ...]
    fresh: ModeRestriction = ModeRestriction.ANY
    name: str = "mode"

    chooses_later: ClassVar[bool] = True
    """Its targets are known once the mode is; see ``can_choose``."""

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:  # noqa: ARG002
        raise NotModelled("A list of modes was performed before a mode was chosen.", where=context.name)

    def clauses(self) -> Clauses:
        return ()

    def describe(self) -> str:
        modes = "; or ".join(describe_clauses(mode) for mode in self.modes)
        return f"choose one{self.fresh.value}: {modes}"

    @staticmethod
    def mark(game: Game, source: ObjectId | None, ability: int | None, mode: int) -> str:
        """The mark that counts that a mode was chosen this turn."""
        thing = game.find(source) if source is not None else None
        which = instance(thing, ability) if thing is not None else ability
        return f"mode {mode} of ability {which} of {source}"

    def left(self, game: Game, by: Chooser, used: tuple[int, ...]) -> list[int]:
        """The modes that may be chosen.

        ``used`` are those that the same spell has used, left out if the text says so.
        """
        marked = self.fresh in {ModeRestriction.BY_YOU_THIS_TURN, ModeRestriction.THIS_TURN}
        who = by.you if self.fresh is ModeRestriction.BY_YOU_THIS_TURN else NOBODY
        return [
            mode for mode, effect in enumerate(self.modes)
            if not (self.fresh is ModeRestriction.FOR_THIS and mode in used)
            and not (marked and game.state.count(self.mark(game, by.source, by.ability, mode), who))
            and can_choose_all(game, targets(effect), by) and _can_move(game, effect, by)
        ]  # fmt: skip


def can_choose(game: Game, effect: Effect, by: Chooser) -> bool:
    """Whether there are legal choices for an effect: its targets, and for each list a mode with its own (355.8)."""
    if choices(effect) and not (can_choose_all(game, targets(effect), by) and _can_move(game, effect, by)):
        return False
    lists = _lists(effect)
    return not lists or all(
        len(one.left(game, by, ())) >= (len(lists) if one.fresh is ModeRestriction.FOR_THIS else 1) for one in lists
    )


def _can_move(game: Game, effect: Effect, by: Chooser) -> bool:
    """Whether targets that are moved can be chosen so that they have a destination (355.4.a)."""
    moves_itself, moved = _own_destinations(effect), moved_targets(effect)
    if moves_itself:
        itself = game.find(by.source) if by.source is not None else None
        if itself is None or not all(effect_destinations(game, itself, wanted, by.you) for wanted in moves_itself):
            return False
    return not moved or all(
        any(can_go_somewhere(game, thing, effect, target.name, by.you) for thing in legal_targets(game, target, by))
        for target in moved
    )


@cached_by_value
def _own_destinations(effect: Effect) -> tuple[Destination, ...]:
    """The destinations that are chosen for the source itself."""
    return tuple(wanted for wanted in choices(effect) if isinstance(wanted, Destination) and not wanted.of)


@cached_by_value
def every_target(effect: Effect) -> tuple[Target, ...]:
    """The targets of an effect and of all its modes."""
    return targets(effect) + tuple(found for one in _lists(effect) for mode in one.modes for found in targets(mode))


def chooses_targets(effect: Effect) -> bool:
    """Whether an effect, or a mode of it, has targets."""
    return bool(every_target(effect))


def ways_to_choose(game: Game, effect: Effect, by: Chooser) -> Iterator[tuple[Target, ...]]:
    """The targets of an effect for every combination of modes that may be chosen."""
    lists = _lists(effect)
    if not lists:
        yield targets(effect)
        return
    for modes in product(*([targets(one.modes[mode]) for mode in one.left(game, by, ())] for one in lists)):
        yield targets(effect) + tuple(target for some in modes for target in some)


def choose_modes(game: Game, item: ChainItem, is_payable: Callable[[ChainItem], bool]) -> Procedure[ChainItem | None]:
    """Choose a mode for each list of an item; returns the item with them, or None if a list has no mode to choose.

    A mode without legal targets, or whose targets cannot be paid for, is not offered unless there is no other (355.16).
    ``is_payable`` says whether the item can be paid for with some choice of its targets.
    """
    for one in _lists(item.effect):
        modes = open_modes(game, one, item)
        if not modes:
            return None
        payable = [mode for mode in modes if is_payable(with_mode(item, one, mode))]
        item = yield from _choose(game, item, one, payable or modes)
    return item


def _choose(game: Game, item: ChainItem, one: ChooseOne, modes: list[int]) -> Procedure[ChainItem]:
    rules: tuple[Slug, ...] = (MODES, OF_A_SPELL if item.is_card else OF_AN_ABILITY)
    rules = (*rules, NOT_THAT_ONE) if len(modes) < len(one.modes) else rules
    prompt = f"choose a mode{one.fresh.value} for {item.label}"
    options = mode_options(one, modes)
    answer = yield from ask(Decision(Kind.PICK, item.controller, "mode", MODES, prompt, options, source=item.label))
    mode = mode_called(answer[0])
    if one.fresh is not ModeRestriction.ANY:
        who = NOBODY if one.fresh is ModeRestriction.THIS_TURN else item.controller
        game.mark(one.mark(game, item.object, item.ability.place, mode), who)
    made = with_mode(item, one, mode)
    game.set_item(made)
    game.tell(
        Happened.CHOSEN, rules, game.state.objects[item.object.card], who=item.controller, source=item.object,
        detail=f"mode of {item.label}: {describe_effect(one.modes[mode])}", causes=(item.begun_by,),
    )  # fmt: skip
    return made


def open_modes(game: Game, one: ChooseOne, item: ChainItem) -> list[int]:
    """The indices of the modes of a list that can be chosen for an item now."""
    return one.left(game, chooser_of(item), _used(item, one))


def with_mode(item: ChainItem, one: ChooseOne, mode: int) -> ChainItem:
    """The item with a mode in place of its list."""
    others = tuple(found for found in item.choices.modes if found[0] != one.name)
    modes, written = (*others, (one.name, mode)), item.choices.written or item.effect
    chosen = replace(item.choices, modes=modes, written=written)
    return replace(item, effect=_performed(written, modes), choices=chosen)


def mode_options(one: ChooseOne, modes: list[int]) -> tuple[Option, ...]:
    """Modes as options: the key has the number, the label what the mode does."""
    words = {mode: describe_effect(one.modes[mode]).removesuffix(".") for mode in modes}
    return tuple(
        Option(f"mode {mode + 1}", words[mode], words[mode].removeprefix("1. ").split(":")[0]) for mode in modes
    )


def mode_called(key: str) -> int:
    """The index of the mode that a key stands for."""
    return int(key.removeprefix("mode ")) - 1


@cached_by_value
def _lists(effect: Effect) -> tuple[ChooseOne, ...]:
    return tuple(one for one in effect if isinstance(one, ChooseOne))


def _used(item: ChainItem, one: ChooseOne) -> tuple[int, ...]:
    """The modes chosen from the same list for the other executions of the spell (820.2.a)."""
    return tuple(
        mode for name, mode in item.choices.modes if name != one.name and first_time(name) == first_time(one.name)
    )


@cache
def _performed(written: Effect, modes: tuple[tuple[str, int], ...]) -> Effect:
    """The effect with the chosen modes in place of their lists; a list without a chosen mode stays."""
    chosen = dict(modes)
    found: list[Instruction] = []
    for part in written:
        if isinstance(part, ChooseOne) and part.name in chosen:
            found += part.modes[chosen[part.name]]
        else:
            found.append(part)
    return tuple(found)
