"""Records of files, and what becomes of them."""

from __future__ import annotations

import importlib.util
import json
import os
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Literal, Union

from ._program import ChartwrightError, program, run

if TYPE_CHECKING:
    import pyarrow as pa

Path = Union[str, "os.PathLike[str]"]
Record = dict[str, Any]


def normalize(
    path: Path,
    *,
    carrier: str | None = None,
    products: Sequence[str] = (),
    kind: Literal["build", "medication"] | None = None,
) -> pa.Table | list[Record]:
    """The canonical records of one file: a `pyarrow.Table` where pyarrow is installed, else a list of dicts.

    Findings are not among them: `pipe([path], "normalize")` has both.
    """
    return table(records(path, carrier=carrier, products=products, kind=kind))


def records(
    path: Path,
    *,
    carrier: str | None = None,
    products: Sequence[str] = (),
    kind: str | None = None,
) -> list[Record]:
    """The same as dicts, whatever is installed."""
    arguments = ["normalize", os.fspath(path)]
    if carrier is not None:
        arguments += ["--carrier", carrier]
    for product in products:
        arguments += ["--product", product]
    if kind is not None:
        arguments += ["--kind", kind]
    return [json.loads(line) for line in run(*arguments).splitlines()]


def table(rows: list[Record]) -> pa.Table | list[Record]:
    """A table of the rows where pyarrow is installed, else the rows."""
    if importlib.util.find_spec("pyarrow") is None:
        return rows
    from ._arrow import table_of

    return table_of(rows)


def pipe(lines: Iterable[Path], step: str = "normalize", *, options: Sequence[str] = ()) -> Iterator[Record]:
    """Sends lines to a step of the program and gives one answer a line, in their order.

    `normalize`, `inspect` and `tables` take names of files. An answer has `path`, `state` ("read" or "failed"), `result` and
    `findings`; a file on which the program breaks down is a failed answer and costs no other.
    """
    import subprocess
    import threading

    command = [program(), step, "--files-from", "-", *options]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        inlet, errors = process.stdin, process.stderr
        told: list[bytes] = []

        def feed() -> None:
            try:
                for line in lines:
                    inlet.write(os.fsencode(line) + b"\n")
                inlet.close()
            except BrokenPipeError:
                pass

        threads = [
            threading.Thread(target=feed, daemon=True),
            threading.Thread(target=lambda: told.append(errors.read()), daemon=True),
        ]
        for thread in threads:
            thread.start()
        try:
            for answer in process.stdout:
                yield json.loads(answer)
        except GeneratorExit:
            process.kill()
            raise
        threads[1].join()
        status = process.wait()
        if status != 0:
            raise ChartwrightError(status, b"".join(told).decode("utf-8", "replace").strip())


def write_parquet(folder: Path, output: Path) -> dict[str, int]:
    """Writes a project's published records as `build.parquet` and `medication.parquet`, a row group a carrier (needs pyarrow).

    Gives the number of records by the name of the file.
    """
    from ._arrow import write_parquet as write

    return write(os.fspath(folder), os.fspath(output))
