"""Records of files and of datasets."""

from __future__ import annotations

import importlib.util
import json
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, Union

from ._program import run

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


def write_parquet(folder: Path, output: Path) -> dict[str, int]:
    """Writes a project's published records as `build.parquet` and `medication.parquet`, a row group a carrier (needs pyarrow).

    Gives the number of records by the name of the file.
    """
    from ._arrow import write_parquet as write

    return write(os.fspath(folder), os.fspath(output))
