"""How a version becomes the latest one of a bucket, whoever else publishes and whatever breaks down.

latest.json decides. A publisher first puts what is named by its content, then its version's manifest where there is none of that number,
then latest.json on the condition that it still is the one that the version continues. Whoever finds a manifest that continues
latest.json puts latest.json for it: a publisher that broke down between the two holds nobody up.
"""

from __future__ import annotations

import hashlib
import json
from typing import Optional

from ._bucket import Bucket
from ._dataset import number
from ._program import ChartwrightError

LATEST = "normalized/latest.json"
CONDITIONS = "normalized/.conditions"

# Bytes of latest.json and their tag.
Latest = Optional[tuple[bytes, str]]


class Outpaced(ChartwrightError):
    """Somebody else has published first: pull, publish and push again. What was read and judged stays good."""


class Publication:
    def __init__(self, bucket: Bucket) -> None:
        self._bucket = bucket

    def latest(self) -> Latest:
        return self._bucket.tagged(LATEST)

    def publish(self, version: str, manifest: bytes) -> None:
        """The two puts that decide; everything that the version names is there."""
        self._demand_conditions()
        name = _manifest_name(version)
        parent = json.loads(manifest).get("parent")
        after = parent["version"] if parent else "nothing"
        lost = Outpaced(2, f"{self._bucket.name}: somebody else has published after {after}; pull, and publish again")
        while not self._bucket.put_if(name, manifest, None):
            there = self._bucket.tagged(name)
            if there is None:
                continue
            if there[0] == manifest:
                break
            # Another version of this number: it continues the latest and is published, or was outpaced itself and makes room.
            self.settle()
            if not _continues(parent, self.latest()):
                raise lost
            if self._bucket.put_if(name, manifest, there[1]):
                break
        if not self._move(version, manifest):
            raise lost

    def settle(self) -> None:
        """Ends what a publisher began: a manifest that continues the latest version is published."""
        while True:
            now = self.latest()
            least = number(json.loads(now[0])["version"]) if now else []
            names = [name.rsplit("/", 1)[1][:-5] for name, _ in self._bucket.objects("normalized/versions")]
            for version in sorted((name for name in names if number(name) > least), key=number):
                there = self._bucket.tagged(_manifest_name(version))
                if there and _continues(json.loads(there[0]).get("parent"), now) and self._move(version, there[0]):
                    break
            else:
                return

    def _move(self, version: str, manifest: bytes) -> bool:
        """Has latest.json name a version; False where it does not name that version's parent any more."""
        written = _latest(version, manifest)
        while True:
            now = self.latest()
            if now is not None and now[0] == written:
                return True
            if not _continues(json.loads(manifest).get("parent"), now):
                return False
            self._bucket.put_if(LATEST, written, now[1] if now else None)

    def _demand_conditions(self) -> None:
        """Some stores accept the condition of a put and do not keep it: two publishers would both win."""
        self._bucket.write(CONDITIONS, b"")
        if self._bucket.put_if(CONDITIONS, b"", None) or self._bucket.put_if(CONDITIONS, b"", '"another"'):
            raise ChartwrightError(
                2,
                f"{self._bucket.name}: expected a store that keeps the conditions of a put (If-None-Match, If-Match), found one "
                "that does not; publish from one place only, into a folder, and copy it",
            )


def sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _manifest_name(version: str) -> str:
    return f"normalized/versions/{version}.json"


def _continues(parent: dict[str, str] | None, latest: Latest) -> bool:
    if parent is None or latest is None:
        return parent is None and latest is None
    now = json.loads(latest[0])
    return (parent["version"], parent["sha256"]) == (now["version"], now["sha256"])


def _latest(version: str, manifest: bytes) -> bytes:
    """latest.json as the program writes it."""
    named = {"version": version, "manifest": f"versions/{version}.json", "sha256": sha256(manifest)}
    return json.dumps(named, separators=(",", ":")).encode() + b"\n"
