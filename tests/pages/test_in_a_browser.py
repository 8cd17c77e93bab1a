"""The page of a replay in a real browser: steps, links, outcomes side by side, a phone's width, dark and print."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING, Any

import pytest

from tests.pages.pages import page

pytest.importorskip("jinja2", reason="the extra page is not installed")
browsers = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed: pip install playwright")

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FOUND = next(filter(None, [os.environ.get("JUDGE_BROWSER"), *map(shutil.which, NAMES)]), None)

pytestmark = pytest.mark.skipif(FOUND is None, reason="no Chromium was found; JUDGE_BROWSER may name one")


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with browsers.sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=FOUND, args=["--no-sandbox"])
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("page") / "replay.html"
    file.write_text(page(), encoding="utf-8")
    return file.as_uri()


@pytest.fixture
def shown(browser: Any, address: str) -> Iterator[Any]:
    tab = browser.new_page(viewport={"width": 1280, "height": 900})
    problems: list[str] = []
    tab.on("pageerror", lambda problem: problems.append(str(problem)))
    tab.on("request", lambda request: None if request.url.startswith("file:") else problems.append(request.url))
    tab.goto(address)
    yield tab
    assert problems == []
    tab.close()


def visible(tab: Any) -> list[str]:
    """The ids of the steps that can be seen."""
    found: list[str] = tab.evaluate(
        "[...document.querySelectorAll('.step')].filter(s => s.checkVisibility()).map(s => s.id)"
    )
    return found


def test_one_step_is_seen_until_the_outcomes_part(shown: Any) -> None:
    assert visible(shown) == ["b1.s0"]
    assert shown.locator("#together").is_visible()
    shown.keyboard.press("ArrowRight")
    assert visible(shown) == ["b1.s1"]
    shown.keyboard.press("ArrowRight")
    assert visible(shown) == ["b1.s2", "b2.s2", "b3.s2"]
    assert not shown.locator("#together").is_visible()


def test_keys_buttons_and_slider_step_back_and_on(shown: Any) -> None:
    shown.keyboard.press("End")
    last = visible(shown)
    shown.keyboard.press("Home")
    assert visible(shown) == ["b1.s0"]
    shown.get_by_label("One step on").click()
    assert visible(shown) == ["b1.s1"]
    shown.get_by_label("One step back").click()
    assert visible(shown) == ["b1.s0"]
    shown.locator("#at").fill(str(int(shown.locator("#at").get_attribute("max"))))
    assert visible(shown) == last


def test_what_comes_of_an_outcome_is_told_at_its_end_only(shown: Any) -> None:
    shown.keyboard.press("ArrowRight")
    shown.keyboard.press("ArrowRight")
    ends = shown.locator(".end")
    assert not any(ends.nth(place).is_visible() for place in range(ends.count()))
    shown.keyboard.press("End")
    assert all(ends.nth(place).is_visible() for place in range(ends.count()))


def test_a_permalink_opens_its_step(browser: Any, address: str) -> None:
    tab = browser.new_page()
    tab.goto(f"{address}#b2.s3")
    assert "b2.s3" in visible(tab)
    assert tab.evaluate("location.hash") == "#b2.s3"
    tab.keyboard.press("ArrowLeft")
    assert tab.evaluate("location.hash").endswith(".s2")
    tab.close()


def test_a_rule_opens_in_place_and_closes_again(shown: Any) -> None:
    shown.keyboard.press("ArrowRight")
    link = shown.locator("#b1\\.s1 a.rule").first
    link.click()
    assert shown.locator("#b1\\.s1 .words").first.inner_text().startswith("Words of <core@1.4:")
    link.click()
    assert shown.locator("#b1\\.s1 .words").count() == 0


def test_at_a_phones_width_nothing_runs_out_at_the_side(browser: Any, address: str) -> None:
    tab = browser.new_page(viewport={"width": 360, "height": 740}, has_touch=True)
    tab.goto(f"{address}#b1.s3")
    assert tab.evaluate("document.documentElement.scrollWidth <= innerWidth")
    tab.close()


def test_a_swipe_steps_on_and_back(browser: Any, address: str) -> None:
    tab = browser.new_page(viewport={"width": 360, "height": 740}, has_touch=True)
    tab.goto(address)
    swipe = """across => { const at = x => ({ changedTouches: [{ clientX: x, clientY: 300 }] });
      for (const [name, x] of [["touchstart", 180], ["touchend", 180 + across]])
        dispatchEvent(Object.assign(new Event(name), at(x))); }"""
    tab.evaluate(swipe, -120)
    assert visible(tab) == ["b1.s1"]
    tab.evaluate(swipe, 120)
    assert visible(tab) == ["b1.s0"]
    tab.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_words_stand_out_from_their_ground(browser: Any, address: str, scheme: str) -> None:
    tab = browser.new_page(color_scheme=scheme)
    tab.goto(f"{address}#b1.s2")
    pairs = tab.evaluate("""() => [...document.querySelectorAll("p, li, a, h1, h2, h3, h4, h5, button")]
      .filter(one => one.offsetParent !== null).map(one => {
        let ground = one;
        while (getComputedStyle(ground).backgroundColor === "rgba(0, 0, 0, 0)") ground = ground.parentElement;
        return [getComputedStyle(one).color, getComputedStyle(ground).backgroundColor]; })""")
    assert pairs
    assert min(_contrast(ink, ground) for ink, ground in pairs) >= 4.5
    tab.close()


def test_a_print_has_every_step(shown: Any) -> None:
    shown.emulate_media(media="print")
    assert len(visible(shown)) == shown.locator(".step").count()
    assert not shown.locator("nav.steps").is_visible()


@pytest.fixture
def folded(browser: Any, tmp_path: Path) -> Iterator[Any]:
    file = tmp_path / "folded.html"
    file.write_text(page(folded=2), encoding="utf-8")
    tab = browser.new_page(viewport={"width": 1280, "height": 900})
    problems: list[str] = []
    tab.on("pageerror", lambda problem: problems.append(str(problem)))
    tab.goto(file.as_uri())
    yield tab
    assert problems == []
    tab.close()


def test_a_folded_set_up_is_stepped_by_itself_once_it_is_open(folded: Any) -> None:
    assert visible(folded) == ["b1.s0"]
    folded.locator("#s2 > summary").click()
    assert visible(folded) == ["b1.s0", "s2.b1.s0"]
    folded.keyboard.press("ArrowRight")
    assert visible(folded) == ["b1.s0", "s2.b1.s1"]
    folded.locator("nav .on").first.click()
    assert visible(folded) == ["b1.s1", "s2.b1.s1"]
    folded.keyboard.press("ArrowLeft")
    assert visible(folded) == ["b1.s0", "s2.b1.s1"]
    assert folded.evaluate("location.hash") == "#b1.s0"


def test_a_link_to_a_folded_set_up_or_a_step_in_it_opens_it(folded: Any) -> None:
    folded.evaluate("location.hash = '#s3.b2.s2'")
    folded.wait_for_function("document.getElementById('s3').open")
    assert "s3.b2.s2" in visible(folded)
    folded.evaluate("location.hash = '#s2'")
    folded.wait_for_function("document.getElementById('s2').open")


def test_without_scripts_every_step_can_be_read(browser: Any, address: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    tab = context.new_page()
    tab.goto(address)
    assert tab.locator(".step").first.is_visible()
    assert tab.locator(".step").last.is_visible()
    context.close()


def test_everything_that_can_be_pressed_has_a_name(shown: Any) -> None:
    unnamed = shown.evaluate("""[...document.querySelectorAll("button, input, a, summary")]
      .filter(one => !(one.textContent.trim() || one.getAttribute("aria-label"))).length""")
    assert unnamed == 0


def _contrast(ink: str, ground: str) -> float:
    one, other = sorted((_luminance(ink), _luminance(ground)), reverse=True)
    return (one + 0.05) / (other + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(part) / 255 for part in colour[colour.index("(") + 1 : -1].split(",")[:3]]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
