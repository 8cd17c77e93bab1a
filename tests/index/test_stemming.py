"""Stems: forms of one word have one, other words have another."""

from __future__ import annotations

import pytest

from judge.index.irregular_forms import BASE_FORMS
from judge.index.stemming import stem


@pytest.mark.parametrize(
    "forms",
    [
        "tap taps tapped tapping",
        "equip equips equipped equipping",
        "activate activates activated activating activation",
        "finalize finalized finalizing finalizes",
        "die dies died dying",
        "try tries tried trying",
        "recycle recycled recycling recycles",
        "reference referenced references",
        "sacrifice sacrificed sacrificing",
        "add adds added adding",
        "buff buffs buffed buffing",
        "pass passes passed passing",
        "draw drew drawn draws",
        "deal dealt deals dealing",
        "pay paid pays",
        "throw threw thrown",
        "choose chose chosen choosing",
        "hide hid hides hiding",
        "move moved moves moving",
    ],
)
def test_forms_of_a_word_have_one_stem(forms: str) -> None:
    assert len({stem(form) for form in forms.split()}) == 1


@pytest.mark.parametrize(("one", "other"), [("rune", "run"), ("hide", "hidden"), ("might", "mighty"), ("ban", "band")])
def test_other_words_have_other_stems(one: str, other: str) -> None:
    assert stem(one) != stem(other)


def test_no_irregular_form_is_its_own_base() -> None:
    assert all(form != base and base not in BASE_FORMS for form, base in BASE_FORMS.items())
