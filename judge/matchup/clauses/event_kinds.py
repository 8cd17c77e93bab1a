"""The events of the log for each clause, so that play can be checked against the card texts."""

from __future__ import annotations

from judge.engine.state.clauses import About, Verb
from judge.engine.state.events import Happened

BROUGHT_ABOUT: dict[About, frozenset[Happened]] = {
    about: frozenset(kinds)
    for about, kinds in {
        About.DIE: (Happened.WOULD_DIE, Happened.KILLED),
        About.DAMAGE: (Happened.DAMAGED,),
        About.HEAL: (Happened.HEALED,),
        About.MIGHT: (Happened.MIGHT_CHANGED, Happened.MIGHT_KEPT, Happened.TRAITS_CHANGED, Happened.GIVEN),
        About.KEYWORD: (Happened.GIVEN, Happened.TRAITS_CHANGED),
        About.TRAITS: (Happened.TRAITS_CHANGED,),
        About.BUFF: (Happened.BUFFED,),
        About.SPEND_BUFF: (Happened.BUFF_SPENT, Happened.BUFF_REMOVED),
        About.STUN: (Happened.STUNNED,),
        About.READY: (Happened.READIED,),
        About.EXHAUST: (Happened.EXHAUSTED,),
        About.EMPOWER: (Happened.EMPOWERED,),
        About.DISEMPOWER: (Happened.DISEMPOWERED,),
        About.COPY: (Happened.COPIED, Happened.GIVEN, Happened.STANDS_IN, Happened.SWAPPED_BACK),
        About.ATTACH: (Happened.ATTACHED,),
        About.DETACH: (Happened.DETACHED,),
        About.CONTROL: (Happened.CONTROL_TAKEN,),
        About.MOVE: (Happened.MOVED,),
        About.RECALL: (Happened.RECALLED,),
        About.RETURN: (Happened.RETURNED,),
        About.TAKE: (Happened.TAKEN,),
        About.BANISH: (Happened.BANISHED,),
        About.TRASH: (Happened.TRASHED,),
        About.LOOK: (Happened.LOOKED, Happened.DECK_REVEALED),
        About.REVEAL: (Happened.DECK_REVEALED, Happened.HAND_REVEALED, Happened.REVEALED),
        About.PLAY: (Happened.PLAY_BEGUN,),
        About.ENTER: (Happened.ENTERED,),
        About.TOKENS: (Happened.PLAY_BEGUN, Happened.ENTERED),
        About.HIDE: (Happened.HIDDEN,),
        About.DRAW: (Happened.DREW,),
        About.DISCARD: (Happened.DISCARDED,),
        About.RECYCLE: (Happened.RECYCLED, Happened.RUNE_RECYCLED),
        About.ON_DECK: (Happened.PLACED, Happened.PUT_BACK),
        About.BURN: (Happened.BURNED,),
        About.CHANNEL: (Happened.CHANNELED,),
        About.ADD: (Happened.ADDED,),
        About.PAY: (Happened.COST_PAID,),
        About.POINT: (Happened.POINT_GAINED,),
        About.XP: (Happened.XP_GAINED, Happened.XP_SPENT),
        About.CHOOSE: (Happened.CHOSEN,),
        About.NEW_CHOICES: (Happened.CHOICES_CHANGED,),
        About.COUNTER: (Happened.COUNTERED,),
        About.TAKE_SPELL: (Happened.CONTROL_TAKEN,),
        About.REPEAT: (Happened.REPEATED,),
        About.NAME: (Happened.CHOSEN,),
        About.ACTIVATE: (Happened.ABILITY_ACTIVATED,),
        About.TRIGGER: (Happened.ABILITY_TRIGGERED, Happened.ACTIVATED),
        About.EXTRA_TURN: (Happened.TURN_QUEUED,),
        About.WIN: (Happened.GAME_WON,),
    }.items()
}
"""The events by which the log shows that a text has brought something about."""

ALTERED: dict[Verb, dict[About, frozenset[Happened]]] = {
    Verb.REPLACES: {About.TURN_START: frozenset({Happened.PHASE_SKIPPED})},
    Verb.CHANGES: {about: frozenset({Happened.REPLACED}) for about in (About.DAMAGE, About.ASSIGN)},
    Verb.FORBIDS: {
        About.DAMAGE: frozenset({Happened.REPLACED}),
        About.POINT: frozenset({Happened.POINT_DENIED}),
        About.CONQUER: frozenset({Happened.NOT_SCORED}),
        About.HOLD: frozenset({Happened.NOT_SCORED}),
    },
}
"""The events by which the log shows that a text has altered another one. Other changes and bans leave no event."""

OF_ANY: dict[Verb, frozenset[Happened]] = {
    Verb.LISTENS: frozenset({Happened.ABILITY_TRIGGERED, Happened.REPLACED}),
    Verb.REPLACES: frozenset({Happened.REPLACED}),
    Verb.READS: frozenset({Happened.LOOKED_INTO}),
}
"""The same for all that a text waits for, replaces or reads. An effect "as" something happens is a replacement."""

FOLLOWS: dict[Happened, frozenset[About]] = {
    kind: frozenset(kinds)
    for kind, kinds in {
        Happened.ENTERED: (About.PLAY,),
        Happened.CONTESTED: (About.MOVE, About.PLAY, About.TOKENS, About.CONTROL),
        Happened.CONTROL_LOST: (About.CONTROL, About.DIE, About.RETURN, About.BANISH, About.RECYCLE),
        Happened.DETACHED: (About.ATTACH, About.DIE, About.RETURN, About.BANISH, About.RECYCLE, About.CONTROL),
        Happened.LEFT_BOARD: (About.RETURN, About.BANISH, About.RECYCLE, About.DIE),
        Happened.REVEALED: (About.RETURN, About.RECALL, About.COPY),
        Happened.TRASHED: (About.COPY,),
        Happened.BANISHED: (About.COUNTER,),
        Happened.RECALLED: (About.MOVE,),
        Happened.XP_SPENT: (About.ATTACH,),
        Happened.PUT_BACK: (About.LOOK,),
        Happened.MODE_CHOSEN: (About.REVEAL,),
        Happened.BECAME_MIGHTY: (About.MIGHT, About.BUFF, About.ATTACH),
        Happened.MIGHT_BECAME: (About.MIGHT, About.BUFF, About.ATTACH),
        Happened.BURNED_OUT: (About.DRAW, About.LOOK, About.REVEAL, About.BURN),
        Happened.RECYCLED: (About.COUNTER, About.DRAW, About.LOOK, About.REVEAL, About.BURN),
        Happened.POINT_GAINED: (About.DRAW, About.LOOK, About.REVEAL, About.BURN),
        Happened.GAME_WON: (About.DRAW, About.LOOK, About.REVEAL, About.BURN, About.POINT),
    }.items()
}
"""The consequences by the rules of an event of a text, while they still name that text as the source.

A player who cannot draw, look or burn burns out (426), which recycles, scores for an opponent, and may end the game.
"""

OF_THE_RULES = frozenset({
    Happened.FINALIZED, Happened.FINISHED, Happened.RESOLVED, Happened.CHOSEN, Happened.COST_DETERMINED,
    Happened.COST_PAID, Happened.PAYMENT_REFUSED, Happened.RUNE_USED, Happened.ABILITY_REMOVED, Happened.PLAY_UNDONE,
    Happened.IGNORED, Happened.NEGATED, Happened.NULL_FOUND, Happened.DECLINED, Happened.ORDERED,
    Happened.EFFECT_BEGUN, Happened.EFFECT_ENDED, Happened.TRAITS_CHANGED, Happened.CEASED,
})  # fmt: skip
"""Events of any card: how it comes on the chain and leaves it, that an effect lasts, the effects of layers."""


def kinds_of(verb: Verb, about: About) -> frozenset[Happened]:
    """The kinds of events in which a clause shows. Empty if no event shows it."""
    if verb is Verb.BRINGS:
        return BROUGHT_ABOUT.get(about, frozenset())
    return ALTERED.get(verb, {}).get(about, OF_ANY.get(verb, frozenset()))
