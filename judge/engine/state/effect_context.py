"""Effect contexts: what an effect knows while its instructions are performed, from the first to the last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field

if TYPE_CHECKING:
    from judge.engine.state.chain import ChainItem
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.objects import GameObject
    from judge.engine.state.zones import Place


class EffectContext(Struct):
    """Whose effect it is and what it has done so far.

    ``you`` controls it, ``source`` is the object whose text it is, ``name`` what people call it. ``item`` is the chain
    item that resolves, if one does. ``killed`` holds, by the name of the instruction's object, what was really killed,
    as it was (look back, 359.3.e.13). ``banished`` holds what was banished, ``set_aside`` the card of each player
    that an effect keeps for later. ``looked`` are the cards that the effect looks at. ``executed`` names
    the targets that an instruction has found legal: it was executed, and not ignored, whatever kept it from happening
    then (359.3.e.14). ``done`` names those to which it has really happened. ``replacements`` are the replacement
    effects already applied to the event that this effect replaces (370.2). ``legal`` are these targets, one by
    one: what the effect itself then does to them does not make them illegal (359.3.e.7). ``played``: the cards and
    tokens that it has begun to play, as they are on the chain; ``burned`` and ``discarded`` lie in a trash; ``left`` is
    where a moved object was, ``revealed`` what was picked and revealed, as it was. ``controllers`` are those of what
    was to be countered. ``paying`` is True while a cost is paid, ``purposes`` says what for, as far as resources are
    reserved for that, and ``paid_amount`` how much of "any amount" was paid; ``given`` is what was killed or recycled
    for a cost, as it was.
    ``banished_from``: where what was banished had been.
    """

    you: str
    source: ObjectId | None
    name: str
    item: ChainItem | None = None
    affected: ObjectId | None = None
    replacements: frozenset[tuple[str, int, int, int]] = frozenset()
    killed: dict[str, GameObject] = field(default_factory=dict)
    spared_by: dict[str, int] = field(default_factory=dict)
    controllers: dict[str, str] = field(default_factory=dict)
    executed: set[str] = field(default_factory=set)
    done: set[str] = field(default_factory=set)
    ignored: dict[str, int] = field(default_factory=dict)
    banished: dict[str, ObjectId] = field(default_factory=dict)
    banished_from: dict[str, Place] = field(default_factory=dict)
    set_aside: dict[str, ObjectId] = field(default_factory=dict)
    looked: list[ObjectId] = field(default_factory=list)
    played: list[ObjectId] = field(default_factory=list)
    burned: list[ObjectId] = field(default_factory=list)
    discarded: list[ObjectId] = field(default_factory=list)
    revealed: list[GameObject] = field(default_factory=list)
    left: dict[str, Place] = field(default_factory=dict)
    legal: set[tuple[str, ObjectId]] = field(default_factory=set)
    paying: bool = False
    given: dict[str, GameObject] = field(default_factory=dict)
    purposes: frozenset[str] = frozenset()
    paid_amount: int = 0
