"""A server process on data of its own, which can be killed and started again."""

import asyncio
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2] / "Scripts"))
from cluster import Node  # noqa: E402

PASSWORD = "tumble-demo"
#: What every process of these tests is told.
SETTINGS = {"RATE_LIMIT_FACTOR": "0", "LAUNCH_SCREEN_SECONDS": "0", "LOG_LEVEL": "warning", "PAYMENT_GATEWAY": "none"}


class Server:
    """One node with demo people, without limits on rates."""

    def __init__(self, folder: Path, settings: dict[str, str] | None = None):
        self.node = Node("server", folder, {**SETTINGS, **(settings or {})})
        self.url = self.node.url
        #: Its database and keys.
        self.data = folder / "server"

    @property
    def log(self) -> str:
        return self.node.log.read_text(errors="replace")

    async def start(self) -> None:
        await asyncio.to_thread(self.node.start)

    async def kill(self) -> None:
        await asyncio.to_thread(self.node.kill)

    async def stop(self) -> None:
        await asyncio.to_thread(self.node.stop)
