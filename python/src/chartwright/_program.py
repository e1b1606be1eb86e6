"""Where the program is, and how it is run."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Sequence


class ChartwrightError(Exception):
    """The program could not do what it was asked for: exit status 2, or 64 for wrong usage."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message or f"chartwright ended with status {status}")
        self.status = status


def program() -> str:
    """The path of the program: `CHARTWRIGHT_PROGRAM`, or the one that was installed with this package."""
    if own := os.environ.get("CHARTWRIGHT_PROGRAM"):
        return own
    import sysconfig

    folders = [sysconfig.get_path("scripts"), os.path.join(sys.prefix, "bin")]
    # `pip install --user` and `--target` put programs elsewhere.
    folders.append(sysconfig.get_path("scripts", f"{os.name}_user"))
    folders.append(os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "bin"))
    for folder in folders:
        path = os.path.join(folder, "chartwright")
        if os.path.isfile(path) and os.access(path, os.X_OK):
            return path
    raise ChartwrightError(2, f"expected the program chartwright in {folders[0]}, found none: install the wheel again")


def run(*arguments: str) -> bytes:
    """What the program prints; findings (exit status 1) are no error."""
    import subprocess

    done = subprocess.run([program(), *arguments], stdin=subprocess.DEVNULL, capture_output=True, check=False)
    if done.returncode not in (0, 1):
        raise ChartwrightError(done.returncode, done.stderr.decode("utf-8", "replace").strip())
    return done.stdout


def stream(arguments: Sequence[str], lines: Iterable[bytes]) -> Iterator[bytes]:
    """Sends lines to the program and gives those that it prints, as they come; neither side is held as a whole."""
    import subprocess
    import threading

    with subprocess.Popen(
        [program(), *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        inlet, errors = process.stdin, process.stderr
        told: list[bytes] = []
        failed: list[BaseException] = []

        def feed() -> None:
            try:
                for line in lines:
                    inlet.write(line + b"\n")
                inlet.close()
            except BrokenPipeError:
                pass
            except BaseException as error:
                # Whoever gives the lines could not: what was sent is no whole, and its answers are none.
                failed.append(error)
                process.kill()

        threads = [
            threading.Thread(target=feed, daemon=True),
            threading.Thread(target=lambda: told.append(errors.read()), daemon=True),
        ]
        for thread in threads:
            thread.start()
        try:
            yield from process.stdout
        except GeneratorExit:
            process.kill()
            raise
        threads[1].join()
        status = process.wait()
        if failed:
            raise failed[0]
        if status not in (0, 1):
            raise ChartwrightError(status, b"".join(told).decode("utf-8", "replace").strip())
