"""What the hits of a search say, each in words of its own."""

from __future__ import annotations

from judge.answers.library.cited_places import hit_of, hits_of
from judge.answers.library.open_library import open_library

HEADING, FIRST, SECOND = "core@1.4:431", "core@1.4:431.1", "core@1.4:431.2"


def test_a_heading_says_what_the_first_rule_under_it_says() -> None:
    library = open_library()
    assert hits_of(library, [HEADING])[0].excerpt == hit_of(library, FIRST).excerpt


def test_a_heading_beside_that_rule_says_what_the_next_one_says() -> None:
    library = open_library()
    first, heading = hits_of(library, [FIRST, HEADING])
    assert first == hit_of(library, FIRST)
    assert heading.excerpt == hits_of(library, [SECOND])[0].excerpt
    assert heading.id == HEADING


def test_a_rule_with_words_of_its_own_keeps_them() -> None:
    library = open_library()
    assert hits_of(library, [FIRST, FIRST])[1] == hit_of(library, FIRST)
