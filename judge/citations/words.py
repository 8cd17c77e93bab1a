"""What a cited rule is about, in a few words of our own: the name that the engine gives it, made readable."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.slugs import Slug

_AREAS = {
    "deal": "damage",
    "expiration": "end of turn",
    "fepr": "chain",
    "might": "Might",
    "resolve": "resolution",
    "turn-state": "state of the turn",
}
"""Areas whose name alone says too little."""

_SAID = {
    "ability.finalized": "ability: finalized on the chain",
    "ability.may-perform": "ability: its controller may perform it or not",
    "ability.no-legal-choices": "ability: removed without legal choices",
    "actions.performed-with": "actions: what they are done with",
    "activated.activate": "activated: goes on the chain",
    "burn-out.sequence": "burn out: what it consists of",
    "cleanup.winning": "cleanup: who has won",
    "combat.chain": "combat: triggers make its first chain",
    "combat.chain-order": "combat: in which order players add triggers",
    "combat.defender-did-not": "combat: the defender is who did not contest",
    "combat.designations": "combat: attackers and defenders are designated",
    "combat.this-combat-ends": "combat: effects of this combat expire",
    "combat.uncontrolled": "combat: nobody is left to control the battlefield",
    "control.contest": "control: a unit contests a battlefield",
    "control.establish": "control: whose units remain takes it",
    "control.lose": "control: lost without units there",
    "deathknell.removed": "deathknell: removed where its source did not die",
    "expiration.this-turn-ends": "end of turn: effects of this turn expire",
    "fepr.execute": "chain: who has priority acts",
    "fepr.pass": "chain: priority is passed",
    "information.look-back": "information: looking back at what was moved",
    "information.null": "information: what is not available is null",
    "information.read-on-execution": "information: read as the instruction is executed",
    "instructions.ignored": "instructions: what cannot be followed is ignored",
    "instructions.may": "instructions: other choices are made on resolution",
    "kill.instruction": "kill: by an instruction or as a cost",
    "linked.despite-replacement": "linked instructions: the earlier action was replaced",
    "linked.needs-the-earlier": "linked instructions: the earlier one was not executed",
    "passive.statement": "passive: a statement that is so",
    "play.as-the-effect-says": "play: as the effect says",
    "play.instructed": "play: at the word of an effect",
    "play.undone": "play: undone where a check fails",
    "priority.exclusive-right": "priority: only who has it may act",
    "replacement.alters": "replacement: alters how something applies",
    "replacement.as-an-event": "replacement: an action as something happens",
    "replacement.how-it-enters": "replacement: how a unit enters",
    "replacement.intercede": "replacement: steps in while an effect is executed",
    "resolve.newest": "resolution: the newest item of the chain",
    "resolve.top-to-bottom": "resolution: from top to bottom",
    "showdown.act": "showdown: who has focus acts",
    "showdown.pass": "showdown: focus is passed",
    "targets.illegal": "targets: when one is illegal",
    "targets.unaffected": "targets: illegal ones are unaffected",
    "triggered.attack": "triggered: on attacking",
    "triggered.defend": "triggered: on defending",
    "triggered.evaluated-after": "triggered: the condition is looked at after the event",
    "triggered.if-in-the-condition": "triggered: an if belongs to the condition",
    "triggered.trigger": "triggered: goes on the chain when its condition is met",
}
"""Names that need more words."""


def about(slug: Slug | str) -> str:
    """What the rule behind a slug is about: ``cleanup: kill lethal`` for ``cleanup.kill-lethal``."""
    if slug in _SAID:
        return _SAID[slug]
    area, _, meaning = slug.partition(".")
    return f"{_AREAS.get(area, area)}: {meaning}".replace("-", " ")


def worded() -> frozenset[str]:
    """The slugs with words of their own."""
    return frozenset(_SAID)
