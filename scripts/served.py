"""A running `serve` for the scripts that hold it against something."""

import hashlib
import json
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
PERSON = json.dumps({"person": {"height": 66, "weight": 201}, "detail": "summary"}).encode()


def copy_of_project(folder):
    """A copy of the project's dataset, its sources and its configuration."""
    folder = pathlib.Path(folder)
    for name in ("normalized", "raw", "review"):
        shutil.copytree(ROOT / name, folder / name)
    shutil.copy(ROOT / "pipeline.json", folder)
    return folder


def two_pointers(folder):
    """The last two versions as `latest.json` would name each of them, so that a publication can be played to and fro."""
    versions = sorted((folder / "normalized" / "versions").glob("*.json"), key=lambda p: [int(n) for n in p.stem.split(".")])
    return [json.dumps({"version": p.stem, "manifest": "versions/" + p.name,
                        "sha256": hashlib.sha256(p.read_bytes()).hexdigest()}) + "\n" for p in versions[-2:]]


def point(folder, pointer):
    """Publishes or rolls back, as the program does: the pointer is replaced at once."""
    new = folder / "normalized" / "latest.json.new"
    new.write_text(pointer)
    new.rename(folder / "normalized" / "latest.json")


class Server:
    """A server of a copy of the dataset, on a port of its own."""

    def __init__(self, program, folder, port=0):
        self.program = program
        # A file, not a pipe: nobody reads it while the server runs.
        self.log = open(pathlib.Path(folder) / "server.log", "a+b")
        at = self.log.seek(0, os.SEEK_END)
        self.process = subprocess.Popen(
            [program, "serve", "-C", str(folder), "--port", str(port)], stdout=subprocess.DEVNULL, stderr=self.log)
        for _ in range(200):
            self.log.seek(at)
            for line in self.log.read().decode().splitlines():
                if line.startswith("serving "):
                    self.port = int(line.rsplit(":", 1)[1])
                    return
            if self.process.poll() is not None:
                raise SystemExit("the server ended: status %s" % self.process.returncode)
            time.sleep(0.05)
        raise SystemExit("the server did not begin to serve")

    def connect(self, timeout=30):
        return socket.create_connection(("127.0.0.1", self.port), timeout=timeout)

    def ask(self, head, body=b"", connection=None):
        """One request and its whole answer: status, headers, body. Sent with a length unless the head has one."""
        own = connection is None
        connection = connection or self.connect()
        lines = head.encode() if isinstance(head, str) else head
        if body and b"ontent-Length" not in lines:
            lines += b"\r\nContent-Length: %d" % len(body)
        connection.sendall(lines + b"\r\nHost: x\r\n\r\n" + body)
        answer = read_answer(connection)
        if own:
            connection.close()
        return answer

    def build_check(self, connection=None):
        return self.ask(
            "POST /v1/eligibility/build HTTP/1.1\r\nContent-Type: application/json", PERSON, connection)

    def is_healthy(self):
        status, headers, body = self.build_check()
        expect(status == 200 and json.loads(body)["plans"], "a build check has status %s" % status)

    def end(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        return self.process.wait(timeout=20)


def read_answer(connection):
    data = b""
    while b"\r\n\r\n" not in data:
        more = connection.recv(65536)
        if not more:
            return (None, {}, data)
        data += more
    head, _, body = data.partition(b"\r\n\r\n")
    lines = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
    while len(body) < int(headers.get("content-length", 0)):
        more = connection.recv(65536)
        if not more:
            break
        body += more
    return (int(lines[0].split()[1]), headers, body)


def expect(holds, message):
    if not holds:
        raise SystemExit("failed: " + message)


def is_problem(answer, *statuses):
    status, headers, body = answer
    expect(status in statuses, "expected %s, found %s: %r" % (statuses, status, body[:200]))
    if body:
        expect(headers.get("content-type") == "application/problem+json", "no problem but %s" % headers)
        expect(json.loads(body)["status"] == status, "the body has another status")
