"""Facts of an ``expect`` line about lists: the chain, what can be chosen or played, in which order things happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.events import Happened
from judge.engine.state.on_the_chain import id_of
from judge.scenario.language.quoting import quoted
from judge.scenario.play.name_resolution import belongs_to, label_of, options_called, options_listed

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.engine.state.decisions import Decision
    from judge.engine.state.state import GameState
    from judge.scenario.language.script_play import Claim
    from judge.scenario.play.playing import Playing

HAPPENED = {
    "resolved": Happened.RESOLVED, "finalized": Happened.FINALIZED, "finished": Happened.FINISHED,
    "played": Happened.PLAYED, "entered": Happened.ENTERED, "killed": Happened.KILLED, "recalled": Happened.RECALLED,
    "healed": Happened.HEALED, "drew": Happened.DREW, "triggered": Happened.ABILITY_TRIGGERED,
    "damaged": Happened.DAMAGED, "added": Happened.ADDED,
}  # fmt: skip

Seen = tuple[bool, str]
"""Whether a fact is so, and what is seen."""


def _chain(claim: Claim, play: Playing, _: GameState) -> Seen:
    state = play.position.state
    items = [item.label for item in state.chain]
    labels = [thing.label if (thing := state.find(id_of(item))) is not None else item.label for item in state.chain]
    seen = "the chain: " + (", ".join(map(quoted, labels)) or "empty")
    if claim.kind == "chain_is_empty":
        return not items, seen
    wanted = [label_of(state, word) for word in claim.words]
    same = len(wanted) == len(items) and all(
        word in {item, label} or belongs_to(item, word) for item, label, word in zip(items, labels, wanted, strict=True)
    )
    return same, seen


def _playable(claim: Claim, play: Playing, _: GameState) -> Seen:
    """What a play that an effect offers could be made with: the newest such decision since the effect resolved."""
    label = label_of(play.position.state, claim.subject.text) if claim.subject is not None else ""
    resolved = [
        event.id for event in play.position.events
        if event.kind is Happened.RESOLVED and (not label or belongs_to(event.name, label))
    ]  # fmt: skip
    if not resolved:
        return False, f"{label or 'nothing'} has not resolved"
    asked = [found.decision for found in play.asked if found.after >= resolved[-1]]
    open_now = play.position.decision
    if open_now is not None:
        asked.append(open_now)
    offered = [one for one in asked if one.timing == "may play" and (not label or belongs_to(one.source, label))]
    if claim.kind == "nothing_playable":
        return not offered, f"playable: {_words(offered[-1])}" if offered else "nothing is playable"
    if not offered:
        return False, "nothing is playable"
    return _exactly(claim, offered[-1], play), f"playable: {_words(offered[-1])}"


def _options(claim: Claim, play: Playing, _: GameState) -> Seen:
    decision = play.position.decision
    if decision is None:
        return False, "the game is over"
    return _exactly(claim, decision, play), f"options: {_words(decision)}"


def _groups(claim: Claim, play: Playing, _: GameState) -> Seen:
    """Which groups can be chosen: those that are part of no larger one are listed, "nothing" where there are none."""
    decision = play.position.decision
    if decision is None:
        return False, "the game is over"
    legal = [frozenset(found) for found in decision.answers()]
    largest = {group for group in legal if not any(group < other for other in legal)}
    wanted = set()
    for words in claim.words:
        names = [] if words == "nothing" else words.split(" and ")
        found = [options_called(decision, play.position.state, name.strip('"')) for name in names]
        if any(len(options) != 1 for options in found):
            return False, f"the options: {_words(decision)}"
        wanted.add(frozenset(options[0].key for options in found))
    shown = ", ".join(sorted(" and ".join(sorted(group)) or "nothing" for group in largest))
    return wanted == largest, f"groups: {shown}"


def _exactly(claim: Claim, decision: Decision, play: Playing) -> bool:
    state = play.position.state
    found = [options_called(decision, state, word) for word in claim.words]
    if not all(len(options) == 1 for options in found):
        listed = options_listed(decision, state, ", ".join(claim.words))
        found = [[option] for option in listed] if listed is not None else found
    keys = {options[0].key for options in found if len(options) == 1}
    return all(len(options) == 1 for options in found) and keys == {option.key for option in decision.options}


def _words(decision: Decision) -> str:
    return ", ".join(option.label for option in decision.options)


def _order(claim: Claim, play: Playing, _: GameState) -> Seen:
    rest = iter(play.position.events)
    for word in claim.words:
        name, _blank, verb = word.rpartition(" ")
        kind = HAPPENED[verb]
        label = label_of(play.position.state, name)
        if not any(event.kind is kind and (belongs_to(event.name, label) or event.who == name) for event in rest):
            return False, f'"{word}" does not come then'
    return True, "it is so"


LISTS: dict[str, Callable[[Claim, Playing, GameState], Seen]] = {
    "chain_is_empty": _chain,
    "chain_is": _chain,
    "nothing_playable": _playable,
    "playable": _playable,
    "options": _options,
    "groups": _groups,
    "order": _order,
}
"""The facts about lists, by the kind of the claim."""
