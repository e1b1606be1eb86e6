"""A published dataset, read as its format says: latest.json, versions/, parts/, charts/."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ._program import ChartwrightError


@dataclass(frozen=True)
class Chart:
    """A chart's place in a version."""

    id: str
    sha256: str
    entry: dict[str, Any]
    root: str

    def document(self) -> dict[str, Any]:
        """The chart itself; its bytes are held against their hash."""
        document: dict[str, Any] = _checked(self.root, f"charts/{self.sha256[:2]}/{self.sha256}.json", self.sha256)
        return document


class Dataset:
    """Versions, charts and differences of a dataset; nothing is cached, and nothing written."""

    def __init__(self, root: str | os.PathLike[str]) -> None:
        self.root = os.fspath(root)

    def latest(self) -> str:
        """The number of the latest version."""
        version: str = _json(self.root, "latest.json")["version"]
        return version

    def versions(self) -> list[str]:
        """The numbers of all versions, oldest first."""
        names = [name[:-5] for name in os.listdir(os.path.join(self.root, "versions")) if name.endswith(".json")]
        return sorted(names, key=lambda name: [int(part) for part in name.split(".")])

    def charts(self, version: str | None = None) -> Iterator[Chart]:
        """The charts of a version (the latest), in the order of their ids."""
        manifest = _json(self.root, f"versions/{version or self.latest()}.json")
        for entry in self._entries(manifest):
            yield Chart(entry["id"], entry["sha256"], entry, self.root)

    def diff(self, old: str, new: str | None = None) -> dict[str, list[str]]:
        """The ids that were added, removed and changed; `chartwright diff` says what changed in them."""
        before = {chart.id: chart.sha256 for chart in self.charts(old)}
        after = {chart.id: chart.sha256 for chart in self.charts(new)}
        return {
            "added": sorted(after.keys() - before.keys()),
            "removed": sorted(before.keys() - after.keys()),
            "changed": sorted(id for id in before.keys() & after.keys() if before[id] != after[id]),
        }

    def _entries(self, manifest: dict[str, Any]) -> Iterator[dict[str, Any]]:
        if "charts" in manifest:
            yield from manifest["charts"]
            return
        for part in manifest["parts"]:
            yield from _checked(self.root, *_named(part))["charts"]


def _named(part: dict[str, Any]) -> tuple[str, str]:
    sha256 = part["entries"]
    return f"parts/{sha256[:2]}/{sha256}.json", sha256


def _bytes(root: str, path: str) -> bytes:
    try:
        with open(os.path.join(root, path), "rb") as file:
            return file.read()
    except OSError as error:
        raise ChartwrightError(2, f"{path}: {error.strerror}") from error


def _json(root: str, path: str) -> Any:
    return json.loads(_bytes(root, path))


def _checked(root: str, path: str, sha256: str) -> Any:
    content = _bytes(root, path)
    if hashlib.sha256(content).hexdigest() != sha256:
        raise ChartwrightError(2, f"{path}: its bytes are not those that were published")
    return json.loads(content)
