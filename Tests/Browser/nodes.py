"""A product that loses the process which has its pages: one that comes back on the same data, or one of two on the same PostgreSQL."""

import sys
from contextlib import contextmanager
from pathlib import Path

from conftest import Server
from cut_network import CutNetwork

sys.path.append(str(Path(__file__).resolve().parents[2] / "Scripts"))
from cluster import Node  # noqa: E402
from postgres import PostgresCluster  # noqa: E402


class OneNode(Server):
    """A process that is killed and started again, on the same data and port."""

    @property
    def command(self) -> list[str]:
        return [*super().command, "--set", "RATE_LIMIT_FACTOR=0"]

    def lose(self) -> None:
        self.kill()
        self.start()


class TwoNodes:
    """Two processes behind one address, which leads to the other as soon as one is killed."""

    def __init__(self, folder: Path, database: str):
        self.network = CutNetwork(0)
        self.url = self.network.url
        # The first one makes the keys that both share.
        keys = {"SIGNING_KEY_FILE": "first/signing-key.pem", "SEALING_KEY_FILE": "first/sealing-key"}
        settings = {"DATABASE_URL": database, "PUBLIC_URL": self.url, "PAYMENT_GATEWAY": "none", "LAUNCH_SCREEN_SECONDS": "0", "RATE_LIMIT_FACTOR": "0", "MAIL_FOLDER": str(folder / "mail")}
        shared = {key: str(folder / file) for key, file in keys.items()}
        self.first, self.second = Node("first", folder, settings), Node("second", folder, {**settings, **shared})
        for node in (self.first, self.second):
            node.start()
        self.network.target = self.first.port

    def lose(self) -> None:
        self.network.target = self.second.port
        self.first.kill()
        self.first.start()
        self.first, self.second = self.second, self.first

    def stop(self) -> None:
        self.network.close()
        self.first.stop()
        self.second.stop()


@contextmanager
def running(nodes: int, folder: Path):
    """Starts the product on this many nodes."""
    if nodes == 1:
        server = OneNode(folder)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    else:
        with PostgresCluster() as database:
            server = TwoNodes(folder, database.url)
            try:
                yield server
            finally:
                server.stop()
