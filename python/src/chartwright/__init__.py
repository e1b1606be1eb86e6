"""Life insurers' build and medication charts as canonical records.

    normalize(path)              the records of one file
    pipe(paths, "normalize")     one answer a file, of as many as there are
    plan, pipe(jobs, "read"), pipe(results, "judge"), publish
                                 the steps of a dataset, to be done anywhere
    dataset("normalized")        versions, charts and differences of a published dataset
    objects("s3://bucket/dir")   a project in a bucket: fetched, and published so that one publisher wins

Everything is done by the program that comes with this package; nothing is imported until it is needed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ._program import ChartwrightError, program

if TYPE_CHECKING:
    from ._dataset import Chart, Dataset
    from ._objects import Objects
    from ._publication import Outpaced
    from ._records import normalize, write_parquet
    from ._steps import pipe, plan, publish

__all__ = [
    "Chart",
    "ChartwrightError",
    "Dataset",
    "Objects",
    "Outpaced",
    "dataset",
    "normalize",
    "objects",
    "pipe",
    "plan",
    "program",
    "publish",
    "write_parquet",
]


def dataset(path: str = "normalized") -> Dataset:
    """The dataset in a folder that `chartwright ingest` publishes to."""
    from ._dataset import Dataset
    from ._files import Folder

    return Dataset(Folder(path))


def objects(uri: str) -> Objects:
    """The project below an address of an S3-compatible store (needs [objects])."""
    from ._objects import Objects

    return Objects(uri)


def __getattr__(name: str) -> Any:
    if name in ("normalize", "write_parquet"):
        from . import _records

        return getattr(_records, name)
    if name in ("pipe", "plan", "publish"):
        from . import _steps

        return getattr(_steps, name)
    if name == "Objects":
        from . import _objects

        return _objects.Objects
    if name == "Outpaced":
        from . import _publication

        return _publication.Outpaced
    if name in ("Dataset", "Chart"):
        from . import _dataset

        return getattr(_dataset, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
