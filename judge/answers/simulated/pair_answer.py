"""Two cards: the verdict, the outcomes that the engine computed, the rules they rest on, and the written rulings."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.answers.library.cited_places import errata_citation, faq_citation
from judge.answers.library.engine_differences import engine_differences
from judge.answers.page.answer import Answer
from judge.answers.page.blocks import Hit, Section
from judge.answers.page.how_much import WHOLE
from judge.answers.page.how_read import HowRead
from judge.answers.page.numbers_in_sentences import with_numbers
from judge.answers.page.outcome_blocks import Outcome, Simulation, Step
from judge.answers.rulings.check_ruling import DISAGREES, NOT_WRITTEN, check, rulings_on, written_on
from judge.answers.rulings.written_scenario import enacted
from judge.answers.sentences.decisive_rules import decisive_citation, decisive_rules
from judge.answers.sentences.names_in_sentences import battlefields, named, names_in_rows
from judge.answers.sentences.pair_questions import pair_questions
from judge.answers.sentences.said_by_the_verdict import NOTHING, verdict_content
from judge.answers.simulated.fact_rows import FactRows
from judge.answers.simulated.near_misses_of_a_pair import NO_NEAR_MISS, near_misses_of_a_pair
from judge.answers.simulated.pair_details import sections
from judge.answers.simulated.pair_first_screen import ruling, screen
from judge.answers.simulated.pair_verdict import told_edges, verdict
from judge.citations.numbers import CURRENT, rule_id
from judge.citations.words import about
from judge.doubts import doubts_among, older_rulings_among
from judge.engine.wording.sentences import capital
from judge.errors import CannotSimulate
from judge.matchup.boards.roles import unmodelled
from judge.matchup.boards.steering import FREE
from judge.matchup.points.narration import summaries, when
from judge.matchup.points.open_between import notes_between
from judge.matchup.search.pair_search import FRAME
from judge.matchup.search.steered_search import steered_matchup
from judge.matchup.walks.explorer import left_out
from judge.matchup.walks.search_limit import SECONDS
from judge.matchup.walks.walk_status import CUT_SHORT
from judge.scenario.board.setup import card_for

if TYPE_CHECKING:
    from judge.answers.page.blocks import Citation
    from judge.answers.page.how_much import More
    from judge.answers.sentences.names_in_sentences import Names
    from judge.answers.sentences.pair_questions import PairQuestions
    from judge.content.library import Library
    from judge.content.model import FaqEntry
    from judge.engine.state.card import Card
    from judge.matchup.boards.board_of_roles import StatedSetUp
    from judge.matchup.boards.steering import Steering
    from judge.matchup.points.walked_set_up import WalkedSetUp
    from judge.matchup.search.pair_search import Matchup
    from judge.matchup.search.steered_search import Steered
    from judge.matchup.walks import explorer
    from judge.matchup.walks.explorer import Progress


def matchup_answer(
    library: Library, cards: list[str], stated: StatedSetUp | None = None, progress: Progress | None = None,
    *, wanted: Steering = FREE, more: More = WHOLE, seconds: float = SECONDS, said: str = "",
) -> Answer:  # fmt: skip
    """The answer to what happens between two cards, in their wording on the library's day.

    A card named twice stands for two copies of it. Parts beyond the first screen that ``more`` does not ask for are
    left out and not computed. The search ends after ``seconds`` at most. ``said`` is the question in words. Raises
    CannotSimulate if a card is not defined for the engine, a clause is not modelled, or there are not two cards.
    """
    if len(cards) != 2:
        raise CannotSimulate(f"{len(cards)} cards are named; the simulation takes two at a time.")
    day = date.fromisoformat(library.as_of)
    one, other = (_defined(name, day) for name in cards)
    if one.name == other.name:
        other = replace(other, name=f"second {other.name}")
    steered = steered_matchup(one, other, stated, wanted, progress, seconds=seconds)
    asked_for: HowRead | None = None
    if wanted is not FREE and not steered.found.set_ups and not steered.found.cut:
        from judge.answers.simulated.no_set_up_fits import none_fits  # noqa: PLC0415 - only where none of the set-ups fits

        steered, asked_for = none_fits(steered, stated, progress, seconds)
    found = steered.found
    names = (cards[0], cards[1])
    asked_about = (*names, *(card.name for card in wanted.cards))
    entries = rulings_on(library, asked_about, said)
    checked = check(library, entries, found, day)
    is_stated = wanted.stated is not None or bool(wanted.play)
    written, quote = written_on(library, entries, asked_about, said) if not is_stated else NOT_WRITTEN
    entries.sort(key=lambda entry: entry is not written)
    whole = more.everything
    played = enacted(library, written, found, day) if written is not None and whole else None
    own: tuple[Section, ...] = ()
    if written is not None and played is not None:
        end = f"what came of it: {played.happened}"
        own = (Section(f"The scenario of {written.id} ({played.where})", (*played.lines, "", end)),)
    ends = found.best.walk.outcomes if found.best else ()
    fields = battlefields(found.best) if found.best else {}
    outcomes = tuple(
        _outcome(outcome, words, library.version, fields)
        for outcome, words in (zip(ends, summaries(ends), strict=True) if whole or more.shows_steps else ())
    )
    remarks = _notes(library, {cards[0]: one, cards[1]: other})
    asked = pair_questions(found)
    if checked.status == DISAGREES:
        remarks.append(f"The written ruling and the simulation disagree: {checked.why}")
    is_printed = asked_for is not None and bool(asked_for.printed)
    near = NO_NEAR_MISS if is_printed else near_misses_of_a_pair(library, found, asked, quote.passage)
    told = asked_for.printed if asked_for and is_printed else verdict(found, asked, quote.passage, near)
    told = with_numbers(told, library.version)
    first = verdict_content(found.best, told_edges(found.best), told) if found.best is not None else NOTHING
    written_ruling = ruling(library, entries, quote, checked)
    shown = screen(library, found, asked, more, written_ruling, told=first, quote=quote.passage, near=near)
    noted = found.notes(point.set_up for point in shown.points if point.set_up)
    met = tuple(dict.fromkeys((*noted, *checked.notes)))
    known = {note.slug for note in met}
    notes = (*met, *(note for note in notes_between(one, other) if note.slug not in known))
    doubts = doubts_among(notes)
    return Answer(
        question="",
        read_as=" vs ".join(names),
        kind="matchup",
        answer=told,
        citations=_citations(library, found, entries, names) if whole or more.rule_texts else (),
        outcomes=outcomes,
        simulation=_simulation(found, asked, doubtful=bool(doubts)),
        questions=asked,
        facts=FactRows(found.best.facts, fields, names_in_rows(found.best, (one.name, other.name)), first.facts)
        if found.best is not None
        else None,
        asked_for=asked_for or (_asked_for(steered, stated) if wanted is not FREE or stated is not None else None),
        check=checked.status,
        hits=tuple(Hit(f"card:{name}", "card", name, "in force") for name in names),
        notes=tuple(remarks),
        sections=(*own, *sections(found, library.version, others=whole), *_apart(library))
        if whole or more.wordings
        else (),
        doubts=doubts,
        older_rulings=older_rulings_among(notes),
        screen=shown,
    )


def _asked_for(steered: Steered, stated: StatedSetUp | None) -> HowRead:
    third = steered.third
    from judge.answers.sentences.stated_board_words import stated_in_words  # noqa: PLC0415 - only for what the question states

    read, said = stated_in_words(stated, steered.found.best) if stated is not None else ((), ())
    return HowRead(
        (*read, *steered.wanted.describe()), said=(*said, *steered.said),
        part_of_third=third.words if third is not None else "", third_differs=third is not None and third.differs,
    )  # fmt: skip


def _defined(name: str, day: date) -> Card:
    card = card_for(name, day)
    missing = unmodelled(card)
    if missing:
        raise CannotSimulate(f"{name}: {missing} is not modelled yet.")
    return card


def _outcome(outcome: explorer.Outcome, words: str, version: str, fields: Names) -> Outcome:
    """An outcome with an example line, its battlefields called by their cards."""
    example = tuple(
        Step(
            named(str(event), fields),
            tuple(rule_id(rule, version) for rule in event.rules),
            tuple(map(about, event.rules)),
        )
        for event in outcome.end.events
    )
    observed = tuple(named(str(fact), fields) for fact in outcome.facts)
    return Outcome(
        named(words, fields),
        named(when(outcome), fields),
        outcome.lines,
        example,
        observed,
        tuple(doubt.slug for doubt in outcome.doubts),
    )


def _simulation(found: Matchup, asked: PairQuestions, *, doubtful: bool) -> Simulation:
    best = found.best
    over = f"{capital(found.cut)}: not everything was tried." if found.cut else ""
    if best is None and found.cut:
        return Simulation("cut", f"{over} {asked.left}".strip(), (f"Cut: {found.cut}.",), 0, 0)
    if best is None:
        tried = "not all tried" if asked.left else "complete"
        status = "not found" if asked.interact is None else "doubtful" if doubtful else tried
        return Simulation(status, f"No set-up that was tried can be played. {asked.left}".strip(), (), 0, 0)
    frame = [f"Set-up: {best.board.describe()}", f"Frame: {FRAME}"]
    frame += _result_without_a_text(found, best)
    if found.cut:
        frame.append(f"Cut: {found.cut}.")
    elif not best.walk.complete:
        frame.append("Cut: the walk reached its budget.")
    elif doubtful:
        frame.append("Complete within that frame, but for what is open.")
    elif not best.walk.dropped_lines:
        frame.append("Complete within that frame.")
    if best.walk.can_repeat:
        frame.append("Some of it can repeat; a loop is reported, not ruled.")
    told = left_out(best.walk)
    frame += [f"Left out: {told}."] if told else []
    frame += [f"Questions asked of the two cards: {asked.counted}."] if asked.asked else []
    untried, status = asked.left, best.walk.status
    if found.cut or status == CUT_SHORT:
        status = CUT_SHORT
    elif doubtful:
        status = "doubtful"
    elif asked.interact is None:
        status = "not found"
    elif untried:
        status = "not all tried"
    open_question = "It rests on an open question." if doubtful and not over else ""
    dropped = f"{capital(told)}." if told and status not in (CUT_SHORT, "not found") else ""
    reason = " ".join(part for part in (over, open_question or untried, dropped) if part)
    return Simulation(status, reason, tuple(frame), best.walk.positions, best.walk.lines, best.walk.dropped_lines)


def _result_without_a_text(found: Matchup, best: WalkedSetUp) -> list[str]:
    """The result of the set-up without a text.

    If nothing was found, on how many set-ups that text makes no difference.
    """
    if best.without is not None:
        count = len(best.without.outcomes)
        words = named(" | ".join(summaries(best.without.outcomes)), battlefields(best))
        outcomes = f"{count} outcome{'s' * (count != 1)} ({words})" if count else "the rest cannot be done"
        return [f"Without {best.left_out}: {outcomes}."]
    if found.interact:
        return []
    many = f"{found.apart} of {len(found.others)} set-ups"
    return [f"Compared: each text does the same with and without the other on {many}."]


def _citations(library: Library, found: Matchup, entries: list[FaqEntry], names: tuple[str, str]
               ) -> tuple[Citation, ...]:  # fmt: skip
    citations = [faq_citation(library, entry) for entry in entries]
    citations += [decisive_citation(library, identifier) for identifier in decisive_rules(found)]
    for name in names:
        errata = [entry for entry in library.page(name).errata if entry.stands(library.as_of)]
        if errata:
            citations.append(errata_citation(library, errata[-1], current=True))
    return tuple({citation.id: citation for citation in citations}.values())


def _apart(library: Library) -> tuple[Section, ...]:
    """The rules of the rulebook in force that the engine performs in other words."""
    apart = engine_differences(library)
    return (Section("The rules that were followed", (apart,)),) if apart else ()


def _notes(library: Library, cards: dict[str, Card]) -> list[str]:
    """The rules and the wordings that were followed, if they are not simply the present ones."""
    notes = []
    wordings = [
        f"{name} as printed"
        for name, card in cards.items()
        if card.wording == "printed" and any(not entry.announced for entry in library.page(name).errata)
    ]
    if apart := engine_differences(library):
        notes.append(f"{apart} The card wordings are those of {library.as_of}.")
    elif library.version != CURRENT:
        notes.append(
            f"Play follows Core Rules {CURRENT} with the card wordings of {library.as_of}; rule numbers are those of "
            f"{library.version} where it has the rule."
        )
    if wordings:
        notes.append(f"On {library.as_of} the wording in force was the printed one: {', '.join(wordings)}.")
    return notes
