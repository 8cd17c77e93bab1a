"""Questions as a deck for Anki: a card for each, with the situation and the choices in front and the answer behind."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from judge.practice.sheet import heading
from judge.practice.told import answer_lines
from judge.scenario.scene_told import USUAL

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from judge.practice.question import Question

DECK, MODEL = 1_718_042_921, 1_405_887_163
"""Numbers that Anki knows the deck and its kind of note by, the same for ever, so that a later file adds to it."""
FIELDS = ("Question", "Answer", "Source")
"""The fields of that kind of note, the same for ever, too: what is new is written into one of them.

Anki takes a note of a file for one that it has only if both have the same fields. With others it adds a second kind of
note and leaves every note as it was, without a word, and another number changes nothing about that.
"""
NAME = "Riftbound rulings"
_CSS = ".card { font-family: sans-serif; font-size: 17px; text-align: left; } .about { color: #666; font-size: 14px; }"
_UNBROKEN = 100_000


def write_deck(questions: Sequence[Question], path: str) -> None:
    """Write the deck as one file. Raises OSError if it cannot be written."""
    import genanki  # noqa: PLC0415 - an extra

    fields = [{"name": field} for field in FIELDS]
    template = {
        "name": "Question",
        "qfmt": "{{Question}}",
        "afmt": '{{FrontSide}}<hr id="answer">{{Answer}}<p class="about">{{Source}}</p>',
    }
    model = genanki.Model(MODEL, f"{NAME}: a question", fields=fields, templates=[template], css=_CSS)
    deck = genanki.Deck(DECK, NAME, description=USUAL)
    for question in questions:
        tags = [*(f"topic::{topic}" for topic in question.topics), f"level::{question.level}"]
        note = genanki.Note(
            model, [_front(question), _back(question), escape(question.source)], tags=tags,
            guid=genanki.guid_for(NAME, question.mark),
        )  # fmt: skip
        deck.add_note(note)
    genanki.Package(deck).write_to_file(path)


def _front(question: Question) -> str:
    cards = [f"<b>{escape(card.name)}</b> {escape(card.text)}" for card in question.cards]
    choices = [f"<b>{choice.letter})</b> {escape(choice.words)}" for choice in question.choices]
    play = "".join(f"<li>{escape(line)}</li>" for line in question.play)
    return "".join((
        f'<p class="about">{escape(heading(question))}</p>', _paragraphs(map(escape, question.board)),
        _paragraphs(cards), f"<ol>{play}</ol>", f"<p><b>{question.asks}</b></p>", _paragraphs(choices),
    ))  # fmt: skip


def _back(question: Question) -> str:
    return _paragraphs(escape(line.strip()) for line in answer_lines(question, "", _UNBROKEN))


def _paragraphs(lines: Iterable[str]) -> str:
    return "".join(f"<p>{line}</p>" for line in lines)
