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


def write_parquet(
    folder: Path, output: Path, *, version: str | None = None, all_versions: bool = False
) -> dict[str, int]:
    """Writes a project's published dataset as Parquet files into a folder: `build`, `medication`, `charts`, `findings`.

    A row group is a carrier's. With `all_versions` the records of every version, with `valid_from` and `valid_to`, and `versions`. What
    reads them is your own: nothing has to be installed. Gives the number of records by the name of the file.
    """
    arguments = [version] if version is not None else []
    arguments += ["--all-versions"] if all_versions else []
    printed = run("export", *arguments, "-C", os.fspath(folder), "--format", "parquet", "--output", os.path.abspath(output))
    lines = (line.rsplit(": ", 1) for line in printed.decode("utf-8").splitlines())
    return {os.path.basename(name)[: -len(".parquet")]: int(said.split(", ")[1].split()[0]) for name, said in lines}
