"""``judge explore``: all outcomes of a scenario or of a set-up of cards, and who decides what."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from judge.answers.page.how_much import NO_WISHES, Wishes
from judge.cli.command_or_question import is_pair
from judge.cli.output import say, write
from judge.cli.read_arguments import Options
from judge.cli.run import day_of, read_among, read_in, with_imported_cards, writer_of
from judge.errors import Misuse

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.answers.imported.read_cards import ReadCards
    from judge.answers.simulated.outcomes_of_a_scenario import Explored
    from judge.scenario.ruling_files import RulingBlock


def explore(
    words: list[str], *, block: int, since: int, tree: bool, depth: int, svg: str, budget: int, seconds: int, html: str,
    board: str, play: str, set_up: int, swap: bool, before: bool, response: bool, combat: bool, hold: bool,
    as_of: str, width: int, json: bool, md: bool, plain: bool,
) -> int:  # fmt: skip
    """Write what can come of a scenario or a set-up of cards; 3 where not every line of play was walked."""
    from judge.cli.progress import progress  # noqa: PLC0415

    written = writer_of(md=md, plain=plain, json=json, width=width)
    wishes = Wishes(board, play, 0, swap, before, response, combat, hold)
    read: ReadCards | None = None
    if html:
        from judge.cli.html_page import check_page  # noqa: PLC0415 - only where a page is asked for

        check_page(html)
    if is_pair(words):
        if block or since:
            raise Misuse("--block and --from require a file", where="judge explore",
                         hint="--set-up N chooses a set-up of cards.")  # fmt: skip
        with progress(shown=not json) as told:
            made, version, read = _of_cards(
                words, wishes, set_up or 1, as_of, budget=budget, seconds=seconds, told=told
            )
        if html:
            from judge.cli.html_page import explored_set_up_to_page  # noqa: PLC0415 - only where a page is asked for

            explored_set_up_to_page(html, version, made)
    else:
        if wishes != NO_WISHES or set_up:
            given = " and ".join(wishes._replace(set_up=set_up).options())
            raise Misuse(f"{given} cannot be combined with a file", where="judge explore",
                         hint="A file states its own board and play.")  # fmt: skip
        from judge.answers.simulated.outcomes_of_a_scenario import explored  # noqa: PLC0415 - loads the engine

        day = day_of(as_of)
        with_imported_cards(day)
        found = chosen_block(words[0], block)
        with progress(shown=not json) as told:
            made = explored(found, day, budget=budget, seconds=seconds, since=since, progress=told)
        read = read_in(found, day)
        if html:
            from judge.cli.html_page import explored_to_page  # noqa: PLC0415 - only where a page is asked for

            explored_to_page(html, found, day, made)
    if svg:
        from judge.cli.writers.choice_picture import choice_picture  # noqa: PLC0415 - only where it is asked for

        title = f"Choices of {made.name}"
        ends = tuple(summary for summary, _ in made.outcomes())
        try:
            Path(svg).write_text(choice_picture(made.choices, title, ends, made.said()), encoding="utf-8")
        except OSError as problem:
            raise Misuse(f"--svg: {svg} cannot be written: {problem.strerror}", where="judge explore",
                         hint="Name a file in an existing directory.") from problem  # fmt: skip
    if json:
        from judge.cli.writers.json_line import json_line  # noqa: PLC0415 - each form loads its own writer

        write(json_line(made.as_json() | ({"read_cards": read.as_json()} if read is not None else {})))
        return made.exit_code
    write(written([*made.as_blocks(), *([read] if read is not None else [])]))
    if tree:
        from judge.cli.writers.choice_tree import choice_tree  # noqa: PLC0415 - only where it is asked for

        drawn = choice_tree(made.choices, width or 100, depth)
        write(f"\n```text\n{drawn}\n```" if md else f"\n{drawn}")
    if made.exit_code:
        say("not every line of play was walked: this is partial.")
    return made.exit_code


def _of_cards(
    words: list[str],
    wishes: Wishes,
    number: int,
    as_of: str,
    *,
    budget: int,
    seconds: int,
    told: Callable[[int, int], None] | None,
) -> tuple[Explored, tuple[date, str], ReadCards | None]:
    """A set-up of the cards that are named, as their words and the options ask for it, walked in full.

    With it go the day of the cards and the version of the rules, and what was read from the texts of cards.
    """
    from judge.answers.readers.several_cards import named_cards, words_about_cards  # noqa: PLC0415
    from judge.answers.simulated.outcomes_of_a_set_up import explored_pair  # noqa: PLC0415 - loads the engine
    from judge.answers.typed.board_options import said_in_words, steering  # noqa: PLC0415
    from judge.cli.entry import opened  # noqa: PLC0415

    library = opened(Options(as_of=as_of))
    day = date.fromisoformat(library.as_of)
    with_imported_cards(day)
    asked = words_about_cards(library, " ".join(words))
    names = named_cards(library, asked.question)
    wanted = steering(wishes, names, day, said_in_words(asked, names, day))
    made = explored_pair(names, day, wanted, number, budget=budget, seconds=seconds, progress=told)
    if asked.not_understood:
        say(f"not understood: {', '.join(map(repr, asked.not_understood))}")
    return made, (day, library.version), read_among(names, day)


def chosen_block(file: str, number: int) -> RulingBlock:
    """The block of a file with this number (0: the only one). Raises Misuse if there is none."""
    from judge.answers.rulings.ruling_blocks import blocks_at  # noqa: PLC0415 - imported when it runs

    blocks = blocks_at(file, say)
    if not blocks:
        raise Misuse(f"there is no scenario block in {file}", hint="A block begins with ```scenario on a line.")
    if number > len(blocks) or (not number and len(blocks) > 1):
        said = f"a number from 1 to {len(blocks)}" if len(blocks) > 1 else "1"
        lines = ", ".join(f"{place} (line {one.line})" for place, one in enumerate(blocks[:12], 1))
        raise Misuse(
            f"--block: expected {said}, got {number or 'nothing'}", where="judge explore",
            hint=f"{file} has these scenario blocks: {lines}{', …' if len(blocks) > 12 else ''}.",
        )  # fmt: skip
    return blocks[max(number, 1) - 1]
