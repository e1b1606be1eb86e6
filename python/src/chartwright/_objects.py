"""A project in a bucket: fetched for the steps, and published (`_publication`)."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from ._bucket import Bucket
from ._dataset import Dataset, content_path
from ._files import Folder
from ._program import ChartwrightError
from ._publication import CONDITIONS, LATEST, Outpaced, Publication, sha256

# Requests take time and little work: many at once, not one a core.
_REQUESTS = 32
_IMMUTABLE = ("normalized/charts/", "normalized/parts/", "normalized/settings/")


class Objects:
    """A project below `s3://bucket/folder`: pipeline.json, raw/, review/ and normalized/, as in a folder."""

    def __init__(self, uri: str) -> None:
        self._bucket = Bucket(uri)
        self._publication = Publication(self._bucket)

    def dataset(self) -> Dataset:
        """The published dataset, read from the bucket."""
        return Dataset(_Published(self._bucket))

    def pull(self, folder: str | os.PathLike[str]) -> None:
        """Makes a folder what the bucket holds; what a folder has already from an earlier time is not fetched again."""
        root = os.fspath(folder)
        self._publication.settle()
        # Read before all else, written after: what it names is there at every moment.
        latest = self._publication.latest()
        listed = [(name, info) for name, info in self._bucket.objects() if name not in (LATEST, CONDITIONS)]
        _all(lambda item: self._fetch(root, *item), listed)
        if latest is None:
            return
        # What was published here and nowhere else, or was outpaced on its way there, is no version.
        local = _local(root)
        chain = {f"{version}.json" for version in _chain(local, json.loads(latest[0])["version"])}
        versions = os.path.join(root, "normalized", "versions")
        for name in os.listdir(versions):
            if name not in chain:
                os.remove(os.path.join(versions, name))
        _replace(os.path.join(root, *LATEST.split("/")), latest[0])

    def push(self, folder: str | os.PathLike[str]) -> list[str]:
        """Publishes the versions of a folder that the bucket does not have, oldest first, and gives their numbers.

        `Outpaced` where somebody else has published something that the folder's versions do not continue.
        """
        root = os.fspath(folder)
        self._publication.settle()
        latest = self._publication.latest()
        published = json.loads(latest[0]) if latest else None
        local = _local(root)
        missing: list[str] = []
        known: set[str] = set()
        for version in _chain(local, local.latest()):
            if published and version == published["version"] and sha256(_manifest(local, version)) == published["sha256"]:
                known = _named(local, version)
                break
            missing.append(version)
        else:
            if published:
                raise Outpaced(
                    2,
                    f"{self._bucket.name}: {published['version']} is published, which {root} does not continue; pull, and publish again",
                )
        missing.reverse()
        if missing:
            self._put_schemas(root)
        for version in missing:
            named = _named(local, version)
            _all(lambda name: self._put(root, name), sorted(named - known))
            known = named
            self._publication.publish(version, _manifest(local, version))
        return missing

    def _put_schemas(self, root: str) -> None:
        there = {name: info.size for name, info in self._bucket.objects("normalized/schema")}
        for name in sorted(os.listdir(os.path.join(root, "normalized", "schema"))):
            path = f"normalized/schema/{name}"
            content = Folder(root).read(path)
            if there.get(path) != len(content) or self._bucket.read(path) != content:
                self._bucket.write(path, content)

    def _put(self, root: str, name: str) -> None:
        path = f"normalized/{name}"
        # Settings are there only where a version recorded them.
        if os.path.exists(os.path.join(root, path)):
            self._bucket.write(path, Folder(root).read(path))

    def _fetch(self, root: str, name: str, info: Any) -> None:
        if ".." in name.split("/"):
            raise ChartwrightError(2, f'{self._bucket.name}/{name}: expected a name without ".."; rename the object')
        path = os.path.join(root, *name.split("/"))
        if os.path.exists(path):
            status = os.stat(path)
            if status.st_size == info.size and (name.startswith(_IMMUTABLE) or status.st_mtime_ns == info.mtime_ns):
                return
        _replace(path, self._bucket.read(name))
        os.utime(path, ns=(info.mtime_ns, info.mtime_ns))


class _Published:
    """What a bucket has published, for `Dataset`."""

    def __init__(self, bucket: Bucket) -> None:
        self._bucket = bucket

    def read(self, path: str) -> bytes:
        return self._bucket.read(f"normalized/{path}")

    def names(self, folder: str) -> list[str] | None:
        return None


def _local(root: str) -> Dataset:
    return Dataset(Folder(os.path.join(root, "normalized")))


def _manifest(dataset: Dataset, version: str) -> bytes:
    return dataset.files.read(f"versions/{version}.json")


def _chain(dataset: Dataset, version: str | None) -> Iterable[str]:
    """A version and those before it, newest first."""
    while version is not None:
        yield version
        parent = dataset.manifest(version).get("parent")
        version = parent["version"] if parent else None


def _named(dataset: Dataset, version: str) -> set[str]:
    """Everything that a version names by its content."""
    parts = dataset.manifest(version).get("parts", [])
    names = {content_path("parts", part[key]) for part in parts for key in ("entries", "findings") if part[key]}
    for chart in dataset.charts(version):
        names.add(content_path("charts", chart.sha256))
        if settings := chart.entry.get("inputs", {}).get("settings"):
            names.add(content_path("settings", settings))
    return names


def _all(work: Callable[[Any], None], items: Iterable[Any]) -> None:
    with ThreadPoolExecutor(_REQUESTS) as pool:
        for _ in pool.map(work, items):
            pass


def _replace(path: str, content: bytes) -> None:
    """Writes a file whole or not at all."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path + ".part", "wb") as file:
        file.write(content)
    os.replace(path + ".part", path)
