"""Where a dataset's files are: a folder here, or objects in a bucket (`_objects`)."""

from __future__ import annotations

import os
from typing import Protocol

from ._program import ChartwrightError


class Files(Protocol):
    """What a reader of a dataset needs of its place."""

    def read(self, path: str) -> bytes:
        """The bytes of a file; an error where there is none."""

    def names(self, folder: str) -> list[str] | None:
        """The names of the files in a folder, where all of them are published; else None."""


class Folder:
    def __init__(self, root: str) -> None:
        self.root = root

    def read(self, path: str) -> bytes:
        try:
            with open(os.path.join(self.root, path), "rb") as file:
                return file.read()
        except OSError as error:
            raise ChartwrightError(2, f"{os.path.join(self.root, path)}: {error.strerror}") from error

    def names(self, folder: str) -> list[str] | None:
        try:
            return os.listdir(os.path.join(self.root, folder))
        except OSError as error:
            raise ChartwrightError(2, f"{os.path.join(self.root, folder)}: {error.strerror}") from error
