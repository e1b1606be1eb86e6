"""A project in a bucket: fetched for the steps, and published so that one of several publishers wins.

latest.json decides. A publisher first puts what is named by its content, then its version's manifest where there is none of that number,
then latest.json on the condition that it still is the one that the version continues. Whoever finds a manifest that continues
latest.json puts latest.json for it: a publisher that broke down between the two holds nobody up.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from ._bucket import Bucket
from ._dataset import Dataset, content_path, number
from ._files import Folder
from ._program import ChartwrightError

# Requests take time and little work: many at once, not one a core.
_REQUESTS = 32
_IMMUTABLE = ("normalized/charts/", "normalized/parts/", "normalized/settings/")
_LATEST = "normalized/latest.json"
_CONDITIONS = "normalized/.conditions"


class Outpaced(ChartwrightError):
    """Somebody else has published first: pull, publish and push again. What was read and judged stays good."""


class Objects:
    """A project below `s3://bucket/folder`: pipeline.json, raw/, review/ and normalized/, as in a folder."""

    def __init__(self, uri: str) -> None:
        self._bucket = Bucket(uri)

    def dataset(self) -> Dataset:
        """The published dataset, read from the bucket."""
        return Dataset(_Published(self._bucket))

    def pull(self, folder: str | os.PathLike[str]) -> None:
        """Makes a folder what the bucket holds; what a folder has already from an earlier time is not fetched again."""
        root = os.fspath(folder)
        self._settle()
        # Read before all else, written after: what it names is there at every moment.
        latest = self._bucket.tagged(_LATEST)
        listed = [(name, info) for name, info in self._bucket.objects() if name not in (_LATEST, _CONDITIONS)]
        self._all(lambda item: self._fetch(root, *item), listed)
        # What was published here and nowhere else, or was outpaced on its way there, is no version.
        chain: set[str] = set()
        version = json.loads(latest[0])["version"] if latest else None
        local = Dataset(Folder(os.path.join(root, "normalized")))
        while version is not None:
            chain.add(f"{version}.json")
            parent = local.manifest(version).get("parent")
            version = parent["version"] if parent else None
        versions = os.path.join(root, "normalized", "versions")
        for name in os.listdir(versions) if os.path.isdir(versions) else ():
            if name not in chain:
                os.remove(os.path.join(versions, name))
        if latest is not None:
            _replace(os.path.join(root, *_LATEST.split("/")), latest[0])

    def push(self, folder: str | os.PathLike[str]) -> list[str]:
        """Publishes a folder's versions that the bucket does not have, and gives their numbers; all or, if `Outpaced`, none of the last."""
        root = os.fspath(folder)
        self._settle()
        local = Dataset(Folder(os.path.join(root, "normalized")))
        remote = self._bucket.tagged(_LATEST)
        published = json.loads(remote[0]) if remote else None
        chain: list[tuple[str, bytes]] = []
        version: str | None = local.latest()
        while version is not None and (published is None or version != published["version"]):
            content = local.files.read(f"versions/{version}.json")
            chain.append((version, content))
            parent = json.loads(content).get("parent")
            version = parent["version"] if parent else None
        if published is not None and (version is None or _sha256(local.files.read(f"versions/{version}.json")) != published["sha256"]):
            raise Outpaced(2, f"{self._bucket.name}: {published['version']} is published, which {root} does not continue; pull, and publish again")
        self._put_schemas(root)
        known = _named(local, version) if version else set()
        for version, content in reversed(chain):
            named = _named(local, version)
            self._all(lambda name: self._put(root, name), sorted(named - known))
            known = named
            self._publish(version, content)
        return [version for version, _ in reversed(chain)]

    def _publish(self, version: str, manifest: bytes) -> None:
        """The two puts that decide."""
        name = f"normalized/versions/{version}.json"
        parent = json.loads(manifest).get("parent")
        self._demand_conditions()
        lost = Outpaced(2, f"{self._bucket.name}: somebody else has published after {parent['version'] if parent else 'nothing'}; pull, and publish again")
        while not self._bucket.put_if(name, manifest, None):
            there = self._bucket.tagged(name)
            if there is None:
                continue
            if there[0] == manifest:
                break
            # Another version of this number: it continues the latest and is published, or was outpaced itself and makes room.
            self._settle()
            if not _continues(parent, self._bucket.tagged(_LATEST)):
                raise lost
            if self._bucket.put_if(name, manifest, there[1]):
                break
        if not self._move(version, manifest):
            raise lost

    def _move(self, version: str, manifest: bytes) -> bool:
        """Has latest.json name a version; False where it does not name that version's parent any more."""
        written = _latest(version, manifest)
        while True:
            now = self._bucket.tagged(_LATEST)
            if now is not None and now[0] == written:
                return True
            if not _continues(json.loads(manifest).get("parent"), now):
                return False
            self._bucket.put_if(_LATEST, written, now[1] if now else None)

    def _settle(self) -> None:
        """Ends what a publisher began: a manifest that continues the latest version is published."""
        while True:
            now = self._bucket.tagged(_LATEST)
            least = number(json.loads(now[0])["version"]) if now else []
            names = [name.rsplit("/", 1)[1][:-5] for name, _ in self._bucket.objects("normalized/versions")]
            for version in sorted((name for name in names if number(name) > least), key=number):
                there = self._bucket.tagged(f"normalized/versions/{version}.json")
                if there and _continues(json.loads(there[0]).get("parent"), now) and self._move(version, there[0]):
                    break
            else:
                return

    def _demand_conditions(self) -> None:
        """Some stores accept the condition of a put and do not keep it: two publishers would both win."""
        self._bucket.write(_CONDITIONS, b"")
        if self._bucket.put_if(_CONDITIONS, b"", None) or self._bucket.put_if(_CONDITIONS, b"", '"another"'):
            raise ChartwrightError(2, f"{self._bucket.name}: expected a store that keeps the conditions of a put (If-None-Match, If-Match), found one that does not; publish from one place only, into a folder, and copy it")

    def _put_schemas(self, root: str) -> None:
        there = {name: info.size for name, info in self._bucket.objects("normalized/schema")}
        for name in sorted(os.listdir(os.path.join(root, "normalized", "schema"))):
            content = Folder(root).read(f"normalized/schema/{name}")
            path = f"normalized/schema/{name}"
            if there.get(path) != len(content) or self._bucket.read(path) != content:
                self._bucket.write(path, content)

    def _put(self, root: str, name: str) -> None:
        path = f"normalized/{name}"
        if os.path.exists(os.path.join(root, path)):
            self._bucket.write(path, Folder(root).read(path))

    def _fetch(self, root: str, name: str, info: Any) -> None:
        if ".." in name.split("/"):
            raise ChartwrightError(2, f"{self._bucket.name}/{name}: expected a name without \"..\"; rename the object")
        path = os.path.join(root, *name.split("/"))
        moment = (info.mtime_ns, info.mtime_ns)
        if os.path.exists(path):
            status = os.stat(path)
            if name.startswith(_IMMUTABLE) and status.st_size == info.size:
                return
            if (status.st_size, status.st_mtime_ns) == (info.size, info.mtime_ns):
                return
        _replace(path, self._bucket.read(name))
        os.utime(path, ns=moment)

    def _all(self, work: Callable[[Any], None], items: Iterable[Any]) -> None:
        with ThreadPoolExecutor(_REQUESTS) as pool:
            for _ in pool.map(work, items):
                pass


class _Published:
    """What a bucket has published, for `Dataset`."""

    def __init__(self, bucket: Bucket) -> None:
        self._bucket = bucket

    def read(self, path: str) -> bytes:
        return self._bucket.read(f"normalized/{path}")

    def names(self, folder: str) -> list[str] | None:
        return None


def _named(dataset: Dataset, version: str) -> set[str]:
    """Everything that a version names by its content."""
    parts = dataset.manifest(version).get("parts", [])
    names = {content_path("parts", part[key]) for part in parts for key in ("entries", "findings") if part[key]}
    for chart in dataset.charts(version):
        names.add(content_path("charts", chart.sha256))
        if settings := chart.entry.get("inputs", {}).get("settings"):
            names.add(content_path("settings", settings))
    return names


def _continues(parent: dict[str, str] | None, latest: tuple[bytes, str] | None) -> bool:
    if parent is None or latest is None:
        return parent is None and latest is None
    now = json.loads(latest[0])
    return (parent["version"], parent["sha256"]) == (now["version"], now["sha256"])


def _latest(version: str, manifest: bytes) -> bytes:
    """latest.json as the program writes it."""
    named = {"version": version, "manifest": f"versions/{version}.json", "sha256": _sha256(manifest)}
    return json.dumps(named, separators=(",", ":")).encode() + b"\n"


def _sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _replace(path: str, content: bytes) -> None:
    """Writes a file whole or not at all."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path + ".part", "wb") as file:
        file.write(content)
    os.replace(path + ".part", path)
