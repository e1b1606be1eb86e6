"""Lines in, lines out: many files, and the steps of a dataset."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal, Union

from ._program import ChartwrightError, stream

Path = Union[str, "os.PathLike[str]"]
Line = Union[str, bytes, "dict[str, Any]"]
Answer = dict[str, Any]
Step = Literal["normalize", "inspect", "tables", "read", "judge"]


def pipe(lines: Iterable[Path | Line], step: Step = "normalize", *, options: Sequence[str] = ()) -> Iterator[Answer]:
    """Sends lines to a step of the program and gives its answers as they come.

    - `normalize`, `inspect` and `tables` take names of files. An answer has `path`, `state` ("read" or "failed"), `result` and
      `findings`; a file on which the program breaks down is a failed answer and costs no other.
    - `read` takes what `plan` gives and answers each job with a result, in their order; it needs no project.
    - `judge` takes all results of some carriers, in any order, and gives each once. With `options=["--store", "-C", project]` it puts
      their charts into the project's dataset, and gives a line a carrier, which `publish` takes as well.

    Jobs and results are texts or bytes of one line, or dicts.
    """
    by_name = step not in ("read", "judge")
    arguments = [step, *(["--files-from", "-"] if by_name else []), *options]
    sent = (os.fsencode(line) if by_name else _bytes(line) for line in lines)  # type: ignore[arg-type]
    for answer in stream(arguments, sent):
        yield json.loads(answer)


def plan(project: Path, *, options: Sequence[str] = ()) -> Iterator[bytes]:
    """A job a source of a project's pipeline.json, as the program prints it."""
    for line in stream(["plan", "-C", os.fspath(project), *options], []):
        yield line.rstrip(b"\n")


def publish(project: Path, judged: Iterable[Line], *, options: Sequence[str] = ()) -> Answer:
    """Publishes judged results of all sources, or carriers of `judge --store`, in any order, and gives the report of the run.

    A chart whose source has errors keeps its last published form: the report's findings say so.
    """
    arguments = ["publish", "-C", os.fspath(project), "--format", "json", *options]
    printed = b"".join(stream(arguments, (_bytes(line) for line in judged)))
    try:
        report: Answer = json.loads(printed)
    except ValueError as error:
        raise ChartwrightError(2, f"expected the report of a run, found {printed[:80]!r}") from error
    return report


def _bytes(line: Line) -> bytes:
    if isinstance(line, dict):
        return json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode("utf-8")
    return (line.encode("utf-8") if isinstance(line, str) else line).rstrip(b"\n")
