"""A published dataset, read as its format says: latest.json, versions/, parts/, charts/."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ._files import Files
from ._program import ChartwrightError


@dataclass(frozen=True)
class Chart:
    """A chart's place in a version."""

    id: str
    sha256: str
    entry: dict[str, Any]
    files: Files = field(repr=False, compare=False)

    def document(self) -> dict[str, Any]:
        """The chart itself; its bytes are held against their hash."""
        document: dict[str, Any] = checked(self.files, content_path("charts", self.sha256), self.sha256)
        return document


class Dataset:
    """Versions, charts and differences of a dataset; nothing is cached, and nothing written."""

    def __init__(self, files: Files) -> None:
        self.files = files

    def latest(self) -> str:
        """The number of the latest version."""
        version: str = json.loads(self.files.read("latest.json"))["version"]
        return version

    def versions(self) -> list[str]:
        """The numbers of all versions, oldest first."""
        names = self.files.names("versions")
        if names is not None:
            return sorted((name[:-5] for name in names if name.endswith(".json")), key=number)
        # What nobody has published yet, or ever will, may be there too: only the chain of parents tells.
        version: str | None = self.latest()
        versions: list[str] = []
        while version is not None:
            versions.append(version)
            parent = self.manifest(version).get("parent")
            version = parent["version"] if parent else None
        return versions[::-1]

    def charts(self, version: str | None = None) -> Iterator[Chart]:
        """The charts of a version (the latest), in the order of their ids."""
        for entry in self._entries(version):
            yield Chart(entry["id"], entry["sha256"], entry, self.files)

    def findings(self, version: str | None = None) -> Iterator[dict[str, Any]]:
        """What should be known about the charts of a version (the latest), in the order of their ids."""
        manifest = self.manifest(version)
        for part in manifest.get("parts", []):
            sha256 = part["findings"]
            if sha256 is None:
                continue
            for chart in checked(self.files, content_path("parts", sha256), sha256)["charts"]:
                yield from chart["findings"]
        for entry in manifest.get("charts", []):
            yield from entry.get("findings", [])

    def diff(self, old: str, new: str | None = None) -> dict[str, list[str]]:
        """The ids that were added, removed and changed; `chartwright diff` says what changed in them."""
        before, after = self._hashes(old), self._hashes(new)
        return {
            "added": sorted(after.keys() - before.keys()),
            "removed": sorted(before.keys() - after.keys()),
            "changed": sorted(id for id in before.keys() & after.keys() if before[id] != after[id]),
        }

    def manifest(self, version: str | None = None) -> dict[str, Any]:
        """The manifest of a version (the latest) as it is published."""
        manifest: dict[str, Any] = json.loads(self.files.read(f"versions/{version or self.latest()}.json"))
        return manifest

    def _hashes(self, version: str | None) -> dict[str, str]:
        return {chart.id: chart.sha256 for chart in self.charts(version)}

    def _entries(self, version: str | None) -> Iterator[dict[str, Any]]:
        manifest = self.manifest(version)
        if "charts" in manifest:
            yield from manifest["charts"]
            return
        for part in manifest["parts"]:
            sha256 = part["entries"]
            yield from checked(self.files, content_path("parts", sha256), sha256)["charts"]


def number(version: str) -> list[int]:
    """What versions are sorted by."""
    return [int(part) for part in version.split(".")]


def content_path(folder: str, sha256: str) -> str:
    """Where a file is that is named by its content."""
    return f"{folder}/{sha256[:2]}/{sha256}.json"


def checked(files: Files, path: str, sha256: str) -> Any:
    """A file's document; its bytes have to be those that were published."""
    content = files.read(path)
    if hashlib.sha256(content).hexdigest() != sha256:
        raise ChartwrightError(2, f"{path}: its bytes are not those that were published; publish its version again")
    return json.loads(content)
