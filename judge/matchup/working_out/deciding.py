"""Works out one situation, exactly as it is: on every board that it may mean, until one says yes."""

from __future__ import annotations

import re
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

from judge.engine.abilities.untargetable import UNTARGETABLE
from judge.engine.keywords.hidden import HIDDEN_NEEDS_TARGET
from judge.engine.playing.play import VALID_CHOICES
from judge.engine.state.card import SPELL
from judge.engine.state.events import Happened
from judge.engine.targeting.choose_one import every_target
from judge.errors import CannotSimulate
from judge.matchup.kinds.board_answer import walked, what_happens
from judge.matchup.points.over_all_lines import AllLines
from judge.matchup.situations.board_of_a_situation import card_of, is_a, scene_of
from judge.matchup.situations.deeds_as_lines import player_of
from judge.matchup.situations.event_tests import KINDS, asked_event
from judge.matchup.situations.object_facts import fact_told, is_fact, is_so
from judge.matchup.situations.other_objects import STANDING, with_company, with_other_might
from judge.matchup.situations.possible_boards import stages
from judge.matchup.situations.what_a_text_reads import acts_on_targets_only, text_of
from judge.matchup.working_out.event_over_all_lines import verdict_on_event
from judge.matchup.working_out.moments import later, moments
from judge.matchup.working_out.other_causes import check_the_fight_does_not_kill_it, of_something_else
from judge.matchup.working_out.outcome import DEPENDS, NO, YES, Outcome, all_on_one_line, both, by_amount
from judge.matchup.working_out.performing import performed
from judge.matchup.working_out.permissions import is_used_up, may, moves_itself
from judge.matchup.working_out.shows_stated_deeds import is_before_the_last_deed, shows_what_is_said
from judge.matchup.working_out.stated_results import has_come, helps, kept_alive, where_it_came

if TYPE_CHECKING:
    from judge.matchup.boards.given import Given
    from judge.matchup.situations.board_of_a_situation import SituationBoard
    from judge.matchup.situations.situation import Deed, Situation
    from judge.matchup.working_out.performing import Reached, Tries
    from judge.slugs import Slug

MOST_STAGES, FEW_STAGES = 6, 2
"""Maximum number of boards on which a situation is tried for each way to own its objects, of ``MOST_OWNERS``."""
MOST_OWNERS = 4
ENOUGH = 2
"""This many boards on which something does not happen are enough if no player is asked to bring it about."""
FULLEST = 2
"""Which of the boards with company has something of every kind."""
_ONLY_BY_TEXTS = {
    "draw": r"\bdraw|\bin(?:to)? hand", "stun": r"\bstun", "buff": r"\bbuff", "banish": r"\bbanish",
    "recycle": r"\brecycle", "recall": r"\brecall", "return": r"\breturn", "channel": r"\bchannel",
    "empower": r"\bempower", "attach": r"\battach|equip|draw|weapon", "counter": r"\bcounter",
    "enter": r"\bready", "less might": r"\bMight", "more might": r"\bMight|\bbuff",
}  # fmt: skip
"""Events that only texts bring about, and the words for them."""
_MIGHT = re.compile(r"\bMights?\b|\bdeals?\b|\bdamage\b")
PERMITTED = frozenset({"play", "use", "hide", "respond", "choose", "move"})
"""What a player may do or not. Everything else happens, or does not."""


def decided(situation: Situation, given: Given, tries: Tries) -> Outcome | None:
    """The outcome of a situation with all deeds stated. None if none of its boards can be played.

    A yes is taken from any board. A no is taken from the first one, preferably one on which it needs no further proof.
    """
    best: Outcome | None = None
    best_zones: tuple[str, ...] = ()
    tried: Counter[tuple[str, ...]] = Counter()
    for stage in stages(situation, given):
        owners = tuple(one.owner for one in stage.placed)
        tried[owners] += 1
        if tried[owners] > (MOST_STAGES if situation.mood == "can" else FEW_STAGES):
            continue
        if len(tried) > MOST_OWNERS:
            break
        boards = list(with_company(stage, situation, given))
        fullest = boards[FULLEST] if len(boards) > FULLEST else boards[-1]
        said_no, is_shown = 0, False
        for board in boards if situation.mood == "can" else dict.fromkeys((boards[0], fullest, *boards)):
            found = _on(situation, board, given, tries)
            if found is None:
                continue
            if found.said == YES and board is not boards[0] and said_no and _is_of_what_stands_there(situation):
                continue
            found = found._replace(owners=tuple((one.thing.key, one.owner) for one in stage.placed))
            needs_it = found.said == YES or not is_shown
            is_shown = is_shown or found.walk is not None
            if needs_it and _is_of_its_company(found, situation, board, given, tries):
                return found._replace(said=DEPENDS, why=f"it depends on the Might of another unit: {found.why}")
            if found.said == YES and situation.mood == "does" and board is not fullest:
                found = _among_others(situation, fullest, given, tries) or found
            if found.said not in {NO, ""} or UNTARGETABLE in found.rules:
                return found
            zones = tuple(one.zone for one in stage.placed)
            if best is None or (found.is_firm and not best.is_firm and zones == best_zones):
                best, best_zones = found, zones
            said_no += 1
            if said_no == ENOUGH and situation.mood != "can":
                break
    return best


def _among_others(situation: Situation, fullest: SituationBoard, given: Given, tries: Tries) -> Outcome | None:
    """The outcome if it depends on a choice once there are more objects."""
    found = _on(situation, fullest, given, tries)
    return found if found is not None and found.said.startswith(DEPENDS) else None


def _is_of_its_company(found: Outcome, situation: Situation, board: SituationBoard, given: Given, tries: Tries) -> bool:
    """Whether the answer changes with another Might of the objects that are merely there and were not stated."""
    keeps = situation.asked.verb in {"save", "survive", "prevent"} or (situation.asked.amount or 0) < 0
    keeps = keeps or any(deed.verb == "win" or deed.phase == "combat" for deed in situation.happened)
    if found.said not in {YES, NO} or UNTARGETABLE in found.rules or keeps:
        return False
    cards = [card_of(one.thing, given) for one in board.placed]
    fights = any(deed.verb in {"attack", "defend"} for deed in situation.happened)
    if situation.mood != "does" or not (
        fights or any(card is not None and _MIGHT.search(text_of(card)) for card in cards)
    ):
        return False
    others = (_on(situation, other, given, tries) for other in with_other_might(board))
    return any(one is not None and one.said not in {"", found.said} for one in others)


def _is_of_what_stands_there(situation: Situation) -> bool:
    """Whether the question is about the board as described, so that more objects would change it."""
    return situation.mood == "does" and situation.asked.verb in {"have", "enter"}


def _on(situation: Situation, stage: SituationBoard, given: Given, tries: Tries) -> Outcome | None:
    asked = situation.asked
    if situation.mood == "can" and asked.verb in PERMITTED and not asked.by:
        found = _may(situation, asked, stage, given, tries)
        moves = found is not None and found.said == NO and asked.verb == "move" and moves_itself(asked, stage, given)
        if not moves:
            return found
        used = asked._replace(verb="use", place="")
        is_on_theirs = asked.turn not in {"", player_of(asked, stage)}  # where a showdown may be, or not
        return _may(situation, used, stage, given, tries) if not is_on_theirs else None
    last = situation.happened[-1] if situation.happened else None
    if last is not None and asked.by and last.to == asked.by and last.verb == "play" and _is_spell(last, stage, given):
        refused = _refused(situation, last, stage, given, tries)
        if refused is not None:
            if situation.came:
                return None
            if refused.said == NO and asked.verb == "survive":
                is_placed = bool(situation.thing(asked.to).at)
                return refused._replace(said=YES, is_firm=True) if is_placed else None
            return refused if refused.said == NO else None
    if is_fact(asked):
        return _fact(situation, stage, given, tries)
    found = _event(situation, stage, given, tries)
    if found is None and last is not None and last.verb == "use" and last.to == asked.by:
        used = last._replace(ability=0)
        refused = _may(situation._replace(happened=situation.happened[:-1], asked=used), used, stage, given, tries)
        return refused._replace(is_firm=False) if refused is not None and refused.said == NO else None
    if asked.verb in {"give", "get"} and asked.to and (found is None or found.said == NO):
        passive = _fact(situation, stage, given, tries)
        if passive is not None and passive.said == YES:
            return passive
    return found


def _refused(situation: Situation, last: Deed, stage: SituationBoard, given: Given, tries: Tries) -> Outcome | None:
    """The outcome that the spell which is to do it cannot be played so ("" if unknown). None if it can be."""
    before = situation._replace(happened=situation.happened[:-1], asked=last)
    allowed = _may(before, last, stage, given, tries)
    if allowed is None:
        return Outcome("", "", scene_of(stage, situation, given))
    if allowed.said != NO:
        return None
    is_said = any(count.of in STANDING for count in situation.counts) or any(situation.thing(key).at for key in last.on)
    if not is_said and ((VALID_CHOICES in allowed.rules and not last.on) or HIDDEN_NEEDS_TARGET in allowed.rules):
        return Outcome("", "", scene_of(stage, situation, given))  # that nothing stands there to choose is not said
    card = card_of(stage.of(last.to).thing, given)
    return allowed._replace(is_firm=allowed.is_firm and (card is None or acts_on_targets_only(card)))


def _is_spell(deed: Deed, stage: SituationBoard, given: Given) -> bool:
    return is_a(stage.of(deed.to).thing, SPELL, given)


def _may(situation: Situation, deed: Deed, stage: SituationBoard, given: Given, tries: Tries) -> Outcome | None:
    best: Outcome | None = None
    for here in performed(situation, stage, given, tries, resolves=not deed.in_response_to):
        for then in moments(deed, here, player_of(deed, stage), given, tries):
            found = may(deed, then, stage, given)
            if found is not None and found.said == YES:
                return found
            best = found if best is None or (found is not None and found.is_firm and not best.is_firm) else best
    return None if best is not None and is_used_up(situation, deed, stage, given) else best


def _fact(situation: Situation, stage: SituationBoard, given: Given, tries: Tries) -> Outcome | None:
    asked = situation.asked
    reached = [
        here
        for here in performed(situation, stage, given, tries)
        if shows_what_is_said(situation, stage, here.position.events)
        and has_come(situation, stage, here.position.events)
    ]
    if not reached:
        return None
    apart = [here for here in reached if not _is_chosen(asked, here, situation, stage, is_own=False)]
    if not apart and asked.by:
        reached = [here for here in reached if not _is_chosen(asked, here, situation, stage, is_own=True)]
        if not reached:
            return None
    found = [(is_so(asked, here.position.state, stage, given) is not asked.is_not, here) for here in apart or reached]
    so, here = found[0]
    if situation.mood == "can":
        so, here = next((one for one in found if one[0]), found[0])
    elif len({each for each, _ in found}) > 1:
        return Outcome(DEPENDS, "it depends on what is chosen", here.scene)
    told = fact_told(asked, here.position.state, stage)
    is_firm = asked.verb == "enter" and not asked.by and _is_of_no_text(asked, stage, given)
    return Outcome(YES if so else NO, told, here.scene, is_firm=is_firm)


def _is_chosen(asked: Deed, here: Reached, situation: Situation, stage: SituationBoard, *, is_own: bool) -> bool:
    """Whether the object in question was chosen on the way, although the question does not say so.

    ``is_own``: not by the card in question itself, which may choose it. Nor if the question is what that can do.
    """
    if any(asked.to in deed.on for deed in situation.happened):
        return False
    called = stage.called(asked.to)
    chosen = {
        event.source_card for event in here.position.events if event.kind is Happened.CHOSEN and event.name == called
    }
    if is_own or situation.mood == "can":
        chosen -= {stage.of(asked.by).thing.name} if asked.by else chosen
    return bool(chosen)


def _event(situation: Situation, stage: SituationBoard, given: Given, tries: Tries) -> Outcome | None:
    asked = situation.asked
    for before in performed(situation, stage, given, tries, quiet=False):
        here = later(asked, before, given, tries)
        if here is None:
            continue
        happens = walked(here.scene, given)
        if not happens.outcomes or not happens.complete:
            continue
        lines = AllLines(happens)
        deeds, told = (asked, *situation.also), tuple(lines.events())
        if not shows_what_is_said(situation, stage, (*before.position.events, *told)):
            continue
        tests = [asked_event(deed, stage, told, given) for deed in deeds]
        if is_before_the_last_deed(situation, stage, told, tests):
            continue
        if situation.came:
            said = where_it_came(situation, lines, tests, stage, given)
            said = by_amount(said, situation, stage, lines, given) if said else ""
            if said:
                kept = kept_alive(situation, told, stage) if said == NO else ()
                why = what_happens(happens, partial(has_come, situation, stage))
                return Outcome(said, why, here.scene, kept, happens, is_firm=bool(kept))
            continue
        if len(tests) == 1 and (why := of_something_else(situation, lines, tests[0], given)):
            return Outcome(NO, why, here.scene, is_firm=True)
        said = YES
        rules: tuple[Slug, ...] = ()
        for deed, test in zip(deeds, tests, strict=True):
            said = both(said, verdict_on_event(deed, lines, test, situation))
            rules = rules or next((event.rules for event in lines.events() if test(event)), ())
        if len(deeds) > 1 and said != NO and not all_on_one_line(lines, tests):
            said = NO
        said = by_amount(said, situation, stage, lines, given)
        if said == NO:
            check_the_fight_does_not_kill_it(asked, told, stage, given)
        if said == YES and asked.verb in {"save", "prevent"} and not helps(asked, told, stage):
            return Outcome(NO, what_happens(happens), here.scene, rules, happens)
        dies = asked.verb == "survive" and said == NO
        spared = said == NO and (dies or _spares(asked, lines, stage, given) or _is_of_no_text(asked, stage, given))
        return Outcome(said, what_happens(happens), here.scene, rules, happens, is_firm=spared)
    return None


def _is_of_no_text(asked: Deed, stage: SituationBoard, given: Given) -> bool:
    """Whether the question is about something that only texts bring about, and no text of the situation mentions it."""
    word = _ONLY_BY_TEXTS.get(asked.what) or _ONLY_BY_TEXTS.get(asked.verb)
    cards = [card_of(one.thing, given) for one in stage.placed]
    return word is not None and not any(
        card is not None and re.search(word, f"{card.name}; {text_of(card)}", re.IGNORECASE) for card in cards
    )


def _spares(asked: Deed, lines: AllLines, stage: SituationBoard, given: Given) -> bool:
    """Whether a spell that chooses nothing acts on others, and not on the object in question."""
    card = card_of(stage.of(asked.by).thing, given) if asked.by else None
    if card is None or not card.is_a(SPELL) or every_target(card.effect) or not asked.to:
        return False
    return any(event.kind in KINDS.get(asked.verb, ()) and event.source_card == card.name for event in lines.events())


def problem_of(tries: Tries) -> CannotSimulate:
    """The error that kept every board from being played."""
    told = tries.refusal.reason if tries.refusal is not None else "no board was found."
    return CannotSimulate(f"no board on which this happens could be played: {told}")
