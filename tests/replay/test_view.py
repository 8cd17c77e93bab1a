"""What a table looks like at a position."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from judge.replay.view import view_of
from tests.replay.replays import replayed, sampled

if TYPE_CHECKING:
    from judge.replay.table_view import ObjectView


def test_a_unit_shows_its_might_its_damage_and_what_is_attached() -> None:
    start = replayed("P1: at BF1 u = 5-Might unit damaged 2, Doran's Shield attached to u\n\nP1 ends the turn").moments[
        0
    ]
    (u,) = start.view().battlefields[0].objects
    assert (u.label, u.might, u.printed_might, u.damage) == ("u", 6, 5, 2)
    assert [one.name for one in u.attached] == ["Doran's Shield"]
    assert "Tank" in u.keywords


def test_a_player_shows_counts_and_what_lies_open() -> None:
    text = "P2: hand plain card, Defy; trash Hidden Blade; points 3; runes 2 Fury, 1 Calm exhausted\n\nP1 ends the turn"
    p2 = replayed(text).moments[0].view().players[1]
    assert p2.points == 3
    assert p2.trash == ("Hidden Blade",)
    assert "Defy" in p2.hand
    assert [(one.domain, one.ready, one.exhausted) for one in p2.runes] == [("Fury", 2, 0), ("Calm", 0, 1)]
    assert p2.deck > 0


def test_the_chain_shows_the_newest_item_first_with_what_it_points_at() -> None:
    text = "P1: hand Hidden Blade\nP2: at BF2 v = 3-Might unit, w = 4-Might unit; hand Defy\n\n"
    text += "P1 plays Hidden Blade on v\nP2 plays Defy on Hidden Blade\nall pass"
    replay = replayed(text)
    fullest = max((moment.view() for moment in replay.moments), key=lambda view: len(view.chain))
    assert [(item.label, item.controller, item.chosen) for item in fullest.chain] == [
        ("Defy", "P2", ("Hidden Blade",)), ("Hidden Blade", "P1", ("v",)),
    ]  # fmt: skip


def test_a_combat_is_told_at_its_battlefield() -> None:
    text = "P1: base u = 3-Might unit\nP2: at BF1 v = 2-Might unit\n\nP1 moves u to BF1\nthe rest of the combat"
    said = [field.now for moment in replayed(text).moments for field in moment.view().battlefields]
    assert "combat, P1 attacks" in said


def test_every_position_of_sampled_rulings_is_told_as_json_and_loses_no_object() -> None:
    for block, replay in sampled(40):
        for moment in replay.moments:
            view = moment.view()
            assert json.loads(json.dumps(view.as_json())) == json.loads(json.dumps(view_of(moment.position).as_json()))
            shown = sum(_many(one.objects) + len(one.facedown) for one in view.battlefields)
            shown += sum(
                _many(one.base) + sum(rune.ready + rune.exhausted for rune in one.runes) for one in view.players
            )
            board = moment.position.state.board
            assert shown == len(board.permanents) + len(board.facedown), f"{block.file}:{block.line}"


def _many(objects: tuple[ObjectView, ...]) -> int:
    return sum(1 + _many(one.attached) for one in objects)
