"""``--html FILE``: a replay, the outcomes of a scenario, or those of two cards, as a page for a browser."""

from __future__ import annotations

from datetime import date
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from judge.cli.extras import how_to_install
from judge.cli.output import say
from judge.errors import CannotSimulate, Misuse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.answers.simulated.outcomes_of_a_scenario import Explored
    from judge.answers.simulated.replay_steps import ReplaySteps
    from judge.answers.simulated.replays_of_a_set_up import OtherSetUp
    from judge.cli.read_arguments import Options
    from judge.replay.moments import Replay
    from judge.scenario.ruling_files import RulingBlock

    Plays = Sequence[tuple[ReplaySteps, str]]
    """The steps of each play, and the text of its scenario."""


def replay_to_page(out: str, block: RulingBlock, day: date, rules: str, outcome: int) -> int:
    """Write the replay of a block: its own play, or every outcome that it leaves open side by side."""
    from judge.answers.simulated.replay_of_a_scenario import all_replayed, replayed  # noqa: PLC0415
    from judge.answers.simulated.replay_steps import steps_of  # noqa: PLC0415 - loads the engine
    from judge.cli.progress import progress  # noqa: PLC0415

    check_page(out)
    title = block.title or f"{Path(block.file).name}, line {block.line}"
    with progress() as told:
        made: tuple[tuple[str, Replay], ...]
        if outcome:
            made = (("", replayed(block, day, rules, outcome=outcome, progress=told)),)
        else:
            made = all_replayed(block, day, rules, told)
    plays = [(steps_of(replay, words or title), block.text) for words, replay in made]
    write_page(out, title, plays, (block.as_of or day, rules))
    return 0


def pair_to_page(options: Options) -> int:
    """Write every outcome of two cards in their set-up, side by side from where they part, then their other set-ups."""
    from judge.answers.library.open_library import open_library  # noqa: PLC0415
    from judge.answers.readers.several_cards import named_cards  # noqa: PLC0415
    from judge.answers.simulated.replays_of_a_set_up import replayed_pair  # noqa: PLC0415 - loads the engine
    from judge.answers.typed.board_options import said_in_words, steering  # noqa: PLC0415
    from judge.answers.typed.words_about_the_board import words_of  # noqa: PLC0415
    from judge.cli.progress import progress  # noqa: PLC0415

    check_page(options.html)
    library = open_library(options.as_of, options.rules, say)
    words = words_of(" ".join(options.words))
    names, day = named_cards(library, words.question), date.fromisoformat(library.as_of)
    if len(names) != 2:
        raise Misuse(
            f"--html: expected two cards, got {len(names)}",
            hint='judge "A vs B" --html FILE, judge explore "A vs B vs C" --html FILE, judge replay FILE --html.',
        )
    wanted = steering(options.wishes, names, day, said_in_words(words, names, day))
    with progress() as told:
        version = (day, library.version)
        made = replayed_pair(names, options.wishes.set_up or 1, version, wanted, told)
    if words.not_understood:
        say(f"not understood: {', '.join(map(repr, words.not_understood))}")
    write_page(options.html, " vs ".join(names), made.plays, version, about=made.about, others=made.others)
    return 0


def explored_to_page(out: str, block: RulingBlock, day: date, made: Explored) -> None:
    """Write the outcomes of a block side by side, and the picture of its choices."""
    from judge.answers.simulated.replay_of_a_scenario import all_replayed  # noqa: PLC0415
    from judge.answers.simulated.replay_steps import steps_of  # noqa: PLC0415 - loads the engine
    from judge.citations.numbers import CURRENT  # noqa: PLC0415
    from judge.cli.writers.choice_picture import choice_picture  # noqa: PLC0415

    check_page(out)
    title = block.title or f"{Path(block.file).name}, line {block.line}"
    words = tuple(summary for summary, _ in made.outcomes())
    picture = choice_picture(made.choices, f"Choices of {title}", words, made.said()) if made.choices else ""
    plays = [(steps_of(replay, said or title), block.text) for said, replay in all_replayed(block, day, CURRENT)]
    write_page(out, title, plays, (block.as_of or day, CURRENT), picture)


def explored_set_up_to_page(out: str, version: tuple[date, str], made: Explored) -> None:
    """Write the outcomes of a set-up of cards side by side, and the picture of its choices.

    Of a walk that was cut it is what there is, told as partial: the set-up alone where no outcome was reached.
    """
    from judge.answers.simulated.replays_of_a_set_up import replayed_set_up  # noqa: PLC0415 - loads the engine
    from judge.cli.writers.choice_picture import choice_picture  # noqa: PLC0415

    about = [*made.assumed, made.said()]
    plays: Plays = ()
    try:
        plays = replayed_set_up(made.in_words, *version) if made.in_words is not None else ()
    except CannotSimulate as problem:
        about.append(f"No page can replay it: {problem.reason}.")
    if made.in_words is None:
        about.append("The scenario language has no words for this set-up, so no page can replay it.")
    many = len(made.walk.outcomes)
    if plays and many > len(plays):
        about.append(f"The first {len(plays)} outcomes of {many} are on this page.")
    words = tuple(summary for summary, _ in made.outcomes())
    picture = choice_picture(made.choices, f"Choices of {made.name}", words, made.said()) if made.choices else ""
    write_page(out, made.name, plays, version, picture, about=about)


def write_page(
    out: str, title: str, plays: Plays, version: tuple[date, str], picture: str = "", *, about: Sequence[str] = (),
    others: Sequence[OtherSetUp] = (),
) -> None:  # fmt: skip
    """Write the page, ``about`` below its title, and say where it is. Raises Misuse if it cannot be written."""
    from judge.answers.library.open_library import open_library  # noqa: PLC0415 - the rules in words
    from judge.answers.library.rule_text import text_of_id  # noqa: PLC0415
    from judge.pages.replay_page import replay_page  # noqa: PLC0415 - loads the templates

    day, rules = version
    library = open_library(day.isoformat(), rules)
    basis = f"Core Rules {rules}, cards as of {day.isoformat()}"
    text = replay_page(
        title, plays, basis=basis, text_of=lambda rule: text_of_id(library, rule), picture=picture, about=about,
        others=others,
    )  # fmt: skip
    try:
        Path(out).write_text(text, encoding="utf-8")
    except OSError as problem:
        raise Misuse(f"--html: {out} cannot be written: {problem.strerror}",
                     hint="Name a file in an existing directory.") from problem  # fmt: skip
    many = f", {len(plays)} outcomes side by side" if len(plays) > 1 else ""
    many += f", {len(others)} other set-up{'s' * (len(others) != 1)} below" if others else ""
    say(f"written: {out}{many}; open it in a browser")


def check_page(out: str) -> None:
    """Raise Misuse if a page could not be written, before anything is worked out."""
    if find_spec("jinja2") is None:
        raise Misuse("--html needs the extra page", hint=how_to_install("page"))
    if not Path(out).parent.is_dir():
        raise Misuse(f"--html: there is no directory {Path(out).parent}", hint="Name a file in an existing one.")
