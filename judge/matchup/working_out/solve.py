"""Answers a question about a situation: yes, no, or what it depends on, on a board that the question describes.

A no is only given if it is proved: a rule refuses the very thing, or the same board without one stated thing says yes.
Facts that the question leaves open, and a text reads, are changed: if that changes the answer, it depends on them.
"""

from __future__ import annotations

import re
from itertools import chain
from typing import TYPE_CHECKING

from judge.engine.abilities.untargetable import UNTARGETABLE
from judge.engine.playing.legality import NO_PRIORITY
from judge.errors import CannotSimulate, NotModelled
from judge.matchup.situations.board_of_a_situation import DECK_SIZE, DECKS, card_of
from judge.matchup.situations.check_statements import as_it_can_be_set_up
from judge.matchup.situations.contrast import contrasts
from judge.matchup.situations.meeting_here import at_one_place
from judge.matchup.situations.numbers import of_either_player
from judge.matchup.situations.open_facts import left_open, of_costs, of_its_controller
from judge.matchup.situations.situation import DECK, FACEDOWN, ME, OPPONENT, Count, Deed, Situation
from judge.matchup.situations.what_a_text_reads import text_of
from judge.matchup.working_out.combat_and_damage import answering_the_spell
from judge.matchup.working_out.compared_price import compared_price
from judge.matchup.working_out.completions import completed
from judge.matchup.working_out.deciding import PERMITTED, decided, problem_of
from judge.matchup.working_out.might_and_damage import MEASURED, amount_asked
from judge.matchup.working_out.outcome import DEPENDS, NO, YES, Outcome, pays_more
from judge.matchup.working_out.performing import OF_THE_DECK, Tries
from judge.matchup.working_out.prices import priced
from judge.matchup.working_out.target_gone import with_target_gone

if TYPE_CHECKING:
    from judge.matchup.boards.given import Given
    from judge.matchup.kinds.board_answer import BoardAnswer
    from judge.matchup.situations.situation import Object

_GROWS = re.compile(r"\b(?:this has|give this|this gets) [+-]", re.IGNORECASE)
"""How a text says that the Might of its card is another one at times."""
MOST_TRIED = 400
"""Maximum number of positions played for the situation itself."""
MOST_BESIDE = 600
"""Maximum number for all situations that differ from it in one thing."""
MOST_EACH = 80
"""Maximum number for each of these."""


def solve(situation: Situation, given: Given) -> BoardAnswer:
    """The answer to a question. Raises CannotSimulate if no board shows its situation, or none proves a no."""
    asked, situation = situation, with_target_gone(as_it_can_be_set_up(situation, given), given)
    situation = answering_the_spell(situation, given)
    if name := _never_facedown(situation, given):
        return _not_from_facedown(situation, name, given)
    if situation.asked.is_not and situation.asked.verb in {"save", "prevent"}:
        raise CannotSimulate("no play shows that something is not prevented.")
    tries = Tries(MOST_TRIED)
    if situation.mood == "price":
        return compared_price(situation, given, tries) if situation.also else priced(situation, given, tries)
    if situation.mood in MEASURED:
        return amount_asked(situation, given, tries)
    return _decided(asked, situation, given, tries)


def _decided(asked: Situation, situation: Situation, given: Given, tries: Tries) -> BoardAnswer:
    """The yes or no to a question, as it was ``asked`` and as it is stated plainly."""
    try:
        found = _best(situation, given, tries)
    except NotModelled as problem:
        return _by_the_deck(situation, given, problem)
    if found is None:
        raise problem_of(tries)
    if found.said == YES and situation.asked.verb == "save" and situation.asked.by and situation.happened:
        _check_it_needs_saving(situation, given, tries)
    if found.said.startswith(DEPENDS):
        return found.found()
    if found.said == NO and (open_ := _unseen(asked)):
        raise CannotSimulate(f"{open_}: {found.why}")
    if found.said == NO and NO_PRIORITY in found.rules and not _says_whose_turn(situation):
        raise CannotSimulate(f"whose turn it is is not said: {found.why}")
    if found.said == NO and tries.are_over:
        raise CannotSimulate(f"not every board was tried on which it might happen: {found.why}")
    beside = Tries(MOST_BESIDE, tries)
    if (depends := _depends(situation, found, given, beside)) is not None:
        return depends.found()
    if found.said == YES:
        return (_against_an_enemy(situation, found, given, beside) or found).found()
    told = _shown_by(situation, given, Tries(MOST_BESIDE, tries)) if not found.is_firm else found.why
    if told and (amount := _open_amount(situation, found, given, beside)) is not None:
        return amount.found()
    if not told:
        raise CannotSimulate(f"that it does not happen was not shown: {found.why}")
    return found._replace(why=told if found.is_firm else f"{found.why.rstrip('. ')}; {told}").found()


def _says_whose_turn(situation: Situation) -> bool:
    """Whether the question states on whose turn something is done, or asks whether it may be done at all."""
    deeds = (situation.asked, *situation.happened)
    return situation.asked.verb in PERMITTED or bool(situation.turn) or any(deed.turn or deed.phase for deed in deeds)


def _never_facedown(situation: Situation, given: Given) -> str:
    """The name of a card without Hidden that is stated to be facedown, or played from there (811)."""
    origins = {deed.to: deed.origin for deed in (*situation.happened, situation.asked) if deed.origin}
    for thing in situation.things:
        card = card_of(thing, given)
        if FACEDOWN in {thing.at, origins.get(thing.key)} and card is not None and not card.has("Hidden"):
            return card.name
    return ""


def _not_from_facedown(situation: Situation, name: str, given: Given) -> BoardAnswer:
    """That a card is not played from facedown, with its board in hand. Raises CannotSimulate for any other question."""
    asked, why = situation.asked, f"{name} has no Hidden, so it never lies facedown"
    thing = next((one for one in situation.things if one.key == asked.to and one.name == name), None)
    if situation.mood != "can" or asked.verb != "play" or thing is None:
        raise CannotSimulate(f"{why}.")
    plain = Situation("can", Deed("play", who=asked.who, to=asked.to), (thing._replace(at=""),))
    return solve(plain, given)._replace(said=NO, why=why, rules=(), keywords=("Hidden",))


def _unseen(situation: Situation) -> str:
    """The reason why a board cannot prove a no: a unit elsewhere than a facedown card, an amount done twice."""
    asked, named = situation.asked, {thing.key: thing for thing in situation.things}
    if asked.amount is not None and pays_more(situation):
        return "what is done twice may come to that amount"
    plays = [deed for deed in (asked, *situation.happened) if FACEDOWN in {deed.origin, _place(named, deed.by)}]
    if plays and asked.by and asked.to in named and not (named[asked.to].at or asked.place):
        return "whether it is where the card lies facedown is not said"
    return ""


def _place(named: dict[str, Object], key: str) -> str:
    return named[key].at if key in named else ""


def _depends(situation: Situation, found: Outcome, given: Given, beside: Tries) -> Outcome | None:
    """That it depends on something that a text reads, and that is left open."""
    others = chain(left_open(_as_on_the_board(situation, found), given), of_its_controller(situation, given))
    for other in chain(others, at_one_place(situation, given) if found.said == NO else ()):
        is_any = other.of_any and situation.mood == "can" and found.said == YES
        outcome = _tried(other.situation, given, beside) if not is_any else None
        if outcome is None or outcome.said == found.said:
            continue
        if other.is_shown or _is_shown(outcome, other.situation, given, beside):
            return found._replace(said=DEPENDS, why=f"it depends on {other.what}: {found.why}")
    return None


def _check_it_needs_saving(situation: Situation, given: Given, tries: Tries) -> None:
    """Raises CannotSimulate if the stated deeds do not kill it anyway."""
    by = situation.asked.by
    without = situation._replace(
        asked=situation.asked._replace(by="", verb="survive"),
        things=tuple(one for one in situation.things if one.key != by),
        happened=tuple(deed for deed in situation.happened if by not in {deed.by, deed.to}),
    )
    outcome = _tried(without, given, tries)
    if outcome is None or outcome.said != NO:
        raise CannotSimulate("what is done to it does not kill it.")


def _by_the_deck(situation: Situation, given: Given, problem: NotModelled) -> BoardAnswer:
    """The answer if it depends on unknown cards of a deck. Raises the problem if it does not."""
    if not OF_THE_DECK.search(problem.reason) or any(count.of == DECK for count in situation.counts):
        raise problem
    found: dict[str, tuple[Outcome, Situation]] = {}
    for what in DECKS:
        decks = tuple(Count(who, DECK, DECK_SIZE, what) for who in (ME, OPPONENT))
        stacked = situation._replace(counts=(*situation.counts, *decks))
        outcome = _tried(stacked, given, Tries(MOST_TRIED))
        if outcome is None:
            raise problem
        found.setdefault(outcome.said, (outcome, stacked))
    first, stacked = next(iter(found.values()))
    if len(found) == 1:
        return solve(stacked, given)
    return first._replace(said=DEPENDS, why=f"it depends on the cards in the deck: {first.why}").found()


def _open_amount(situation: Situation, found: Outcome, given: Given, tries: Tries) -> Outcome | None:
    """That an amount depends on what is left open, and changes it: that it is another one here shows nothing then."""
    if found.is_firm or situation.asked.amount is None:
        return None
    if situation.asked.verb != "have":
        if not situation.asked.to and any("Repeat" in one.what for one in of_costs(situation, given)):
            raise CannotSimulate("how much it is with Repeat was not worked out.")
        return None
    for other in left_open(_as_on_the_board(situation, found), given):
        outcome = _tried(other.situation, given, tries) if other.of_any else None
        if outcome is None or outcome.why != found.why:
            return found._replace(said=DEPENDS, why=f"it depends on {other.what}: {found.why}")
    thing = situation.thing(situation.asked.to)
    card = card_of(thing, given)
    is_bare = not (situation.happened or situation.counts or thing.at or thing.states) and len(situation.things) == 1
    if is_bare and card is not None and _GROWS.search(text_of(card)):
        return found._replace(said=DEPENDS, why=f"it depends on what the text of {thing.name} counts: {found.why}")
    return None


def _against_an_enemy(situation: Situation, found: Outcome, given: Given, tries: Tries) -> Outcome | None:
    """The no that an enemy's thing cannot be chosen, where whose it is is not said and one's own can be."""
    owners = dict(found.owners)
    for thing in situation.things:
        if thing.key in {situation.asked.to, *situation.asked.on} and not thing.whose and owners.get(thing.key) == ME:
            things = tuple(one._replace(whose=OPPONENT) if one == thing else one for one in situation.things)
            outcome = _best(situation._replace(things=things), given, tries)
            if outcome is not None and outcome.said == NO and UNTARGETABLE in outcome.rules:
                return outcome._replace(why=f"{outcome.why.rstrip('. ')}; P1 can choose one of their own")
            if _unseen(situation):
                continue
            if outcome is not None and outcome.said == NO and situation.mood == "does" and situation.asked.by:
                told = _shown_by(situation, given, Tries(MOST_BESIDE, tries), outcome)
                return outcome._replace(why=f"{outcome.why}; {told}") if told else None
    return None


def _as_on_the_board(situation: Situation, found: Outcome) -> Situation:
    """The same with whose everything is, as it was on the board that was found."""
    owners = dict(found.owners)
    things = tuple(one._replace(whose=one.whose or owners.get(one.key, "")) for one in situation.things)
    return situation._replace(things=things)


def _best(situation: Situation, given: Given, tries: Tries) -> Outcome | None:
    """The outcome of a situation in one of the ways to bring it about: a yes of any, else that of the first."""
    best: Outcome | None = None
    for whole in chain.from_iterable(completed(one, given) for one in of_either_player(situation)):
        found = decided(whole, given, tries)
        if found is not None and found.said not in {NO, ""}:
            return found
        if found is not None and (best is None or (found.is_firm and not best.is_firm)):
            best = found
    return best


def _tried(situation: Situation, given: Given, tries: Tries) -> Outcome | None:
    """The outcome of a situation. None also if the engine does not perform it."""
    try:
        return _best(situation, given, tries)
    except NotModelled:
        return None


def _is_shown(outcome: Outcome, situation: Situation, given: Given, tries: Tries) -> bool:
    """Whether the answer with something stated is one to be believed: a yes, or a no that is proven."""
    return outcome.said != NO or outcome.is_firm or bool(_shown_by(situation, given, tries))


def _shown_by(situation: Situation, given: Given, tries: Tries, on: Outcome | None = None) -> str:
    """The proof that it does not happen: the one stated thing without which it would. "" for none.

    ``on``: with the owners of all things there.
    """
    for contrast in contrasts(situation):
        if tries.left <= 0:
            break
        each = Tries(min(MOST_EACH, tries.left), tries)
        other = _as_on_the_board(contrast.situation, on) if on is not None else contrast.situation
        outcome = _tried(other, given, each)
        tries.left -= min(MOST_EACH, tries.left) - each.left
        if outcome is not None and outcome.said not in {NO, ""} and (contrast.is_certain or outcome.said == YES):
            may = "would" if outcome.said == YES else "could"
            return f"it {may} {contrast.what}"
    return ""
