"""Texts that are named on the command line: files, pipes and standard input are read, devices are not."""

from __future__ import annotations

import io
import os
import sys
import threading
from typing import TYPE_CHECKING

import pytest

from judge.cli.entry import main
from judge.errors import Misuse
from judge.text_file import read_text_file

if TYPE_CHECKING:
    from pathlib import Path


def test_a_file_is_read_without_its_byte_order_mark(tmp_path: Path) -> None:
    (tmp_path / "text").write_bytes(b"\xef\xbb\xbfJ\xc3\xa4rvan")
    assert read_text_file(tmp_path / "text") == "J\u00e4rvan"


def test_a_pipe_is_read_to_its_end(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    begun = os.open(pipe, os.O_RDWR)  # somebody writes to it, as behind <(…)

    def write() -> None:
        os.write(begun, b"one, two")
        os.close(begun)

    writer = threading.Timer(0.05, write)
    writer.start()
    assert read_text_file(pipe) == "one, two"
    writer.join()


@pytest.mark.parametrize("command", ["eval", "run", "replay"])
def test_no_command_waits_for_a_pipe_that_nobody_writes_to(command: str, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert main([command, str(tmp_path / "pipe")]) == 2


@pytest.mark.parametrize("command", ["eval", "run", "replay"])
def test_no_command_reads_a_device(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "/dev/zero"]) == 2
    written = capsys.readouterr()
    assert "expected a file, got a device or a socket" in written.out + written.err


def test_standard_input_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"from a pipe")))
    assert read_text_file("-") == "from a pipe"


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"x" * 11, "expected at most 10 bytes, got more"),
        (b"\xff\xfe", "expected UTF-8 text, got something else at byte 0"),
    ],
)
def test_what_cannot_be_read_is_refused(data: bytes, reason: str, tmp_path: Path) -> None:
    (tmp_path / "text").write_bytes(data)
    with pytest.raises(Misuse) as refused:
        read_text_file(tmp_path / "text", at_most=10)
    assert refused.value.reason == reason


def test_a_folder_and_a_missing_file_are_told_apart(tmp_path: Path) -> None:
    with pytest.raises(Misuse, match="Is a directory"):
        read_text_file(tmp_path)
    with pytest.raises(Misuse, match="No such file"):
        read_text_file(tmp_path / "none")
