"""What the security tests share: how long they are, and a server with production's limits."""

import os
import sys
import urllib.request
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[2] / "Scripts"))
from cluster import Node  # noqa: E402

#: The long form is `make security`, on the release build; the short one is part of `make test`.
IS_LONG = os.environ.get("SECURITY") == "long"
#: The address of whoever attacks, and of everybody else.
ATTACKER, OTHER = "127.0.0.1", "127.0.0.2"
#: A server with production's limits, whatever it is built for.
SETTINGS = {"RATE_LIMIT_FACTOR": "1", "CONNECTIONS_PER_ADDRESS": "1000", "LAUNCH_SCREEN_SECONDS": "0", "LOG_LEVEL": "warning", "PAYMENT_GATEWAY": "none"}


def long(short, long):
    return long if IS_LONG else short


@pytest.fixture
def server(tmp_path):
    node = Node("server", tmp_path, SETTINGS)
    node.start()
    yield node
    node.kill()


def memory(node) -> int:
    """The resident memory of a node in bytes."""
    status = Path(f"/proc/{node.process.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) * 1024


class From(urllib.request.HTTPHandler):
    """Sends requests from another address of this machine."""

    def __init__(self, address: str):
        super().__init__()
        self.address = address

    def http_open(self, request):
        return self.do_open(self.connection, request)

    def connection(self, host, **options):
        import http.client

        return http.client.HTTPConnection(host, source_address=(self.address, 0), **options)


def page(url: str, address: str = OTHER, timeout: float = 20) -> str:
    """A page as somebody at another address gets it."""
    with urllib.request.build_opener(From(address)).open(f"{url}/", timeout=timeout) as response:
        return response.read().decode()
