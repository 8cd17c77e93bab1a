"""The verdict on two cards, in one or a few sentences: the written ruling first, then the computed result."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.sentences.choice_words import choice_words
from judge.answers.sentences.edge_sentences import BY_CHOICE, sentence
from judge.answers.sentences.names_in_sentences import SECOND, in_plain_words
from judge.answers.sentences.of_any_card import of_any_card
from judge.answers.sentences.pair_questions import VARIES, done_to_one_object, in_short, refused_by_what_is_printed
from judge.answers.simulated.near_misses_of_a_pair import NO_NEAR_MISS
from judge.engine.state.decisions import YES, Kind
from judge.engine.state.events import Happened
from judge.engine.wording.sentences import capital
from judge.matchup.points.interaction import STRENGTH, edges
from judge.matchup.points.over_all_lines import AllLines
from judge.matchup.search.not_tried import common
from judge.matchup.search.tried_question import Came

if TYPE_CHECKING:
    from judge.answers.sentences.pair_questions import PairQuestions
    from judge.answers.simulated.near_misses_of_a_pair import NearMisses
    from judge.matchup.clauses.pair_question import Question
    from judge.matchup.points.interaction import Edge
    from judge.matchup.points.walked_set_up import WalkedSetUp
    from judge.matchup.search.not_tried import Common
    from judge.matchup.search.pair_search import Matchup
    from judge.matchup.walks.explorer import Outcome

MOST_EDGES = 3
_TOLD_BY = {"enables": frozenset(STRENGTH), "alters": frozenset({"changes", "decides"})}
"""Kinds of interaction that say nothing beside another one between the two cards, or beside one of these kinds."""
_CHANGE_MIGHT = frozenset({Happened.MIGHT_CHANGED, Happened.BUFFED})
_PLACE = re.compile(r" \([^()]*\)(?=$|, )")
_PAYS = re.compile(r"pay \(?((?:\[\w+\])+)\)?")
_NO_NAME = ("Through ", "With ", "Without ")
"""Beginnings of a sentence that are not names."""


def verdict(found: Matchup, asked: PairQuestions, quote: str, near: NearMisses = NO_NEAR_MISS) -> str:
    """The result between the two cards: the ``quote`` of a written answer if one fits, and the computed part.

    The first near miss stands before it if it leads.
    """
    if near.leads:
        if not found.interact and asked.interact is False:
            one, other = (card.name for card in found.cards)
            return f"{near.points[0].words} Otherwise {one} and {other} do not interact."
        return f"{near.points[0].words} {verdict(found, asked, quote)}"
    if not quote:
        refused = printed_refusal(found)
        if refused and asked.interact is False:
            return refused
        words = _interaction(found) if found.interact else _no_interaction(found, asked)
        if found.interact and (also := of_any_card(found, counts_as_played=True)):
            words = f"{words} {also}"
        if refused.startswith(VARIES) and found.interact:
            is_shown = _brought_about(found) is not None
            return f"{refused} {'Once it has the Might for it' if is_shown else 'Besides'}: {words}"
        return f"{refused} {words}" if refused else words
    walked = len(found.others)
    computed = _interaction(found) if found.interact else of_any_card(found) if asked.interact else ""
    computed = computed or f"none of this in the set-ups that were searched ({walked})."
    return f"{quote}\n\nComputed: {computed}"


def printed_refusal(found: Matchup) -> str:
    """What the printed text of the two cards refuses, whatever is played. "" for nothing."""
    return refused_by_what_is_printed(found.cards, _brought_about(found))


def _brought_about(found: Matchup) -> Question | None:
    """The question that the first set-up shows, if a card had to be given the required Might."""
    first = found.best.edges[0] if found.best is not None and found.best.edges else None
    if first is None:
        return None
    shown = (one.question for one in found.trials if one.came is Came.SHOWN and one.question.limit_varies)
    return next((one for one in shown if (one.by.name, one.other.name) == (first.by, first.to)), None)


def _interaction(found: Matchup) -> str:
    best = found.best
    assert best is not None
    if not best.edges:
        return f"{found.cards[0].name} and {found.cards[1].name} do not meet in this set-up."
    lines = AllLines(best.walk)
    told = list(dict.fromkeys(f"{sentence(edge, best, lines)}." for edge in told_edges(best)))
    told = depends(best, frozenset(card.name for card in found.cards), told)
    return " ".join(in_plain_words(told, best))


def told_edges(best: WalkedSetUp) -> list[Edge]:
    """The interactions of a set-up that have a sentence in the verdict."""
    if not best.edges:
        return []
    first = best.edges[0]
    by = first.by if first.how not in BY_CHOICE else ""
    telling = [edge for edge in best.edges if edge.how != "acts on" or edge.by != by]
    return [edge for edge in telling if not _is_told_by(edge, telling)][:MOST_EDGES]


def _is_told_by(edge: Edge, others: list[Edge]) -> bool:
    """Whether another interaction of the two cards contains all that this one does."""
    same = [one for one in others if (one.by, one.to) == (edge.by, edge.to)]
    if edge.how == "alters" and any(one.how in {"acts on", "keeps from choosing"} for one in same):
        return True
    if edge.how in {"alters", "changes"} and any(map(_tells_a_trigger, same)):
        return not _tells_a_trigger(edge)
    if edge.how == "changes" and any(one.how == "acts on" and one.kinds & _CHANGE_MIGHT for one in same):
        return True
    kinds = _TOLD_BY.get(edge.how, frozenset())
    return any(one.how in kinds and one.how != edge.how for one in others)


def _tells_a_trigger(edge: Edge) -> bool:
    """Whether an alteration is about the Might that a card has by the other one, and its trigger on that."""
    return edge.how == "alters" and " Might instead of " in edge.words and " triggers: " in edge.words


def depends(best: WalkedSetUp, names: frozenset[str], told: list[str]) -> list[str]:
    """The sentences, preceded by the condition or the players who decide if the first is true only on some lines.

    Not if the first one says by itself that somebody chooses.
    """
    if any(words in told[0] for words in (" may ", " can play ", " chooses)", " choose)")):
        return told
    first = best.edges[0]
    ends = best.walk.outcomes
    kind = (first.how, first.by, first.to)
    shows = [any((one.how, one.by, one.to) == kind for one in edges(end.end.events, names)) for end in ends]
    if first.how in BY_CHOICE or len(set(shows)) < 2:
        return told
    if condition := _condition(ends, shows, told[0]):
        begins = told[0][:1].lower() if told[0].startswith(_NO_NAME) else told[0][:1]
        return [f"{condition}, {begins}{told[0][1:]}", *told[1:]]
    who = sorted({choice.decision.by or "chance" for one in ends for choice in one.choices if choice.matters})
    return [*([f"It depends on {' and '.join(who)}."] if who else []), *told]


def _condition(ends: tuple[Outcome, ...], shows: list[bool], told: str) -> str:
    """The choice that is required for the sentence ``told``: the one answer that only its outcomes have, or ""."""
    made = [{(one.decision.by, one.decision.timing, one.decision.prompt): one for one in end.choices} for end in ends]
    for decision in [one for one in made[0] if all(one in other for other in made)]:
        answers = [{one[decision].answer for one, shown in zip(made, shows, strict=True) if shown is so}
                   for so in (True, False)]  # fmt: skip
        if len(answers[0]) > 1 or answers[0] & answers[1]:
            continue
        choice = next(one[decision] for one, shown in zip(made, shows, strict=True) if shown)
        words = _PLACE.sub("", choice_words(choice))
        if choice.decision.kind is Kind.PICK and choice.answer and any(map(str.isalpha, words)):
            return f"If {choice.decision.by} chooses {'it' if words in told else words}"
        if choice.decision.kind is Kind.YES_NO and choice.answer == YES:
            paid = _PAYS.match(words)
            return f"If {choice.decision.by} {f'pays {paid[1]}' if paid else f'chooses to {words}'}"
    return ""


def _each_for_itself(found: Matchup, met: list[Common]) -> str:
    """That two texts which act on one object do not affect each other: it was walked, or the effects add up."""
    if all(one.adds for one in met):
        return "and neither changes what the other one gives it"
    many = len(found.others)
    return f"and each then does what it does without the other: so it is on all {many} set-ups, in either order"


def _no_interaction(found: Matchup, asked: PairQuestions) -> str:
    """The sentence that they do not interact if no clause meets the other card, or else only that none was found."""
    one, other = (card.name for card in found.cards)
    other = f"a {other}" if other.startswith(SECOND) else other
    walked = len(found.others)
    if asked.interact is False and not asked.asked:
        if met := [one_of for one_of in common(*found.cards) if one_of.object]:
            return f"No. {one} and {other} can act on one and the same {met[0].object}, {_each_for_itself(found, met)}."
        return f"No. {one} and {other} do not interact: nothing that one says or does is anything the other is about."
    if asked.interact and (said := of_any_card(found)):
        return said
    if asked.interact is False:
        return (
            f"No interaction between {one} and {other}: it was walked, and made no difference. {in_short(asked.tried)}."
        )
    if asked.interact and (done := done_to_one_object(found)):
        told = "; ".join(dict.fromkeys(f"{event} ({event.source_card})" for event in done))
        return f"Both act on {done[0].name}: {told}. Nothing else of the one is about the other."
    if found.cut and not walked:
        because = f"{found.cut} before a set-up was walked"
    elif walked:
        seen = "the one set-up" if walked == 1 else f"any of the {walked} set-ups"
        because = f"not in {seen} that can be played"
    elif found.rejected:
        refused = next((one for one in found.rejected if one.rule is not None), found.rejected[0])
        because = f"no set-up that was tried can be played: {refused.why.rstrip('.')}"
    else:
        because = "no set-up was made for them"
    sentences = [f"Not found: no interaction between {one} and {other}, {because}."]
    if found.cut or asked.untried:
        sentences.append(f"{capital(found.cut)}." if found.cut and walked else "Not everything was tried.")
    if waiting := [f"{' and '.join(what)} (for {name})" for name, what in found.untried()]:
        sentences.append(f"Waited for, but not brought about: {', '.join(waiting)}.")
    return " ".join(sentences)
