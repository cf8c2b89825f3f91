"""Our Socket.IO against python-socketio, an implementation that isn't ours."""

import os
import subprocess
from contextlib import contextmanager

import engineio.payload
import pytest

# Theirs takes 16 packets at once and loses a burst; the protocol knows no such limit.
engineio.payload.Payload.max_decode_packets = 10_000

TUMBLE_DEV = os.environ.get("TUMBLE_DEV", ".build/debug/tumble-dev")


@contextmanager
def suite(*arguments: str):
    """Runs `tumble-dev socketio-suite` on a port of the system's choice; gives its port."""
    process = subprocess.Popen([TUMBLE_DEV, "socketio-suite", *arguments], stdout=subprocess.PIPE, text=True)
    try:
        line = process.stdout.readline()
        assert line.startswith("Listening on port "), line
        yield int(line.split()[-1])
    finally:
        process.terminate()
        process.wait(timeout=10)


@pytest.fixture(scope="session")
def conformance():
    with suite("--ping-interval", "300", "--ping-timeout", "2000") as port:
        yield port


@pytest.fixture(scope="session")
def load():
    with suite("--load") as port:
        yield port
