"""What the product grants to connections, seen from outside: nothing of it grows with how badly a client behaves.

`IDLE_CONNECTIONS=10000` asks for as many (`make chaos-sockets`).
"""

import asyncio
import json
import os
import time
import urllib.request
from pathlib import Path

import pytest
from test_product import Product

IDLE = int(os.environ.get("IDLE_CONNECTIONS", 1_000))
STORM = 2_000
# A debug build; `make bench ONLY=realtime` measures the release build's memory.
BYTES_A_CONNECTION = 40 * 1024
GREETING = (
    "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: tumble\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
).encode()


@pytest.fixture(scope="module")
def product(tmp_path_factory):
    product = Product(tmp_path_factory.mktemp("bounds"))
    yield product
    product.stop()


def frame(text: str) -> bytes:
    """A text frame of a client, masked with zeros."""
    data = text.encode()
    length = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + len(data).to_bytes(2, "big")
    return b"\x81" + length + bytes(4) + data


class Connection:
    """A WebSocket that answers pings."""

    @classmethod
    async def open(cls, port: int) -> "Connection":
        connection = cls()
        connection.reader, connection.writer = await asyncio.open_connection("127.0.0.1", port)
        connection.writer.write(GREETING)
        assert b" 101 " in await connection.reader.readuntil(b"\r\n\r\n")
        assert (await connection.text()).startswith("0{")
        return connection

    async def text(self) -> str:
        first, length = await self.reader.readexactly(2)
        if length == 126:
            length = int.from_bytes(await self.reader.readexactly(2), "big")
        data = await self.reader.readexactly(length)
        if first & 15 == 8:
            raise ConnectionError(f"closed with {int.from_bytes(data[:2], 'big')}")
        return data.decode()

    def send(self, text: str) -> None:
        self.writer.write(frame(text))

    async def enter(self, namespace: str, token: str) -> str:
        self.send(f"40{namespace}," + json.dumps({"token": token}))
        return await self.text()

    async def stay(self) -> None:
        while True:
            if await self.text() == "2":
                self.send("3")

    def close(self) -> None:
        self.writer.transport.abort()


def memory(product: Product) -> int:
    status = Path(f"/proc/{product.process.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) * 1024


def answers(product: Product) -> float:
    """How many seconds an API call takes now."""
    begun = time.monotonic()
    with urllib.request.urlopen(f"{product.url}/health", timeout=10) as answer:
        assert answer.status == 200
    return time.monotonic() - begun


async def gather_in_parts(count: int, work, part: int = 100) -> list:
    results: list = []
    while len(results) < count:
        results += await asyncio.gather(*(work() for _ in range(min(part, count - len(results)))))
    return results


def test_idle_connections_cost_little_and_stay(product):
    async def run():
        async def join():
            connection = await Connection.open(product.port)
            answer = await connection.enter("/chat", product.customer)
            assert answer.startswith('40/chat,{"sid":'), answer
            return connection, asyncio.create_task(connection.stay())

        # What the first ones allocate stays for those that follow.
        first = await gather_in_parts(100, join)
        before = memory(product)
        rest = await gather_in_parts(IDLE, join)
        each = (memory(product) - before) / IDLE
        print(f"{IDLE} idle connections: {each / 1024:.1f} KiB each, an API call in {await asyncio.to_thread(answers, product):.3f} s")
        ended = [task for _, task in first + rest if task.done()]
        for connection, task in first + rest:
            task.cancel()
            connection.close()
        assert not ended
        assert each < BYTES_A_CONNECTION

    asyncio.run(run())


def test_a_storm_of_connects_is_answered_in_full(product):
    async def run():
        async def join():
            connection = await Connection.open(product.port)
            answer = await connection.enter("/chat", product.customer)
            connection.close()
            return answer.startswith('40/chat,{"sid":')

        begun = time.monotonic()
        joined = await asyncio.wait_for(asyncio.gather(*(join() for _ in range(STORM))), 60)
        print(f"{STORM} at once: {time.monotonic() - begun:.1f} s")
        assert all(joined)

    asyncio.run(run())


def test_a_payload_of_one_byte_too_many_is_refused(product):
    async def run():
        connection = await Connection.open(product.port)
        connection.writer.write(b"\x81\xff" + (1_000_001).to_bytes(8, "big") + bytes(4))
        with pytest.raises(ConnectionError, match="1009"):
            await connection.text()

        reader, writer = await asyncio.open_connection("127.0.0.1", product.port)
        writer.write(b"GET /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: tumble\r\n\r\n")
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(int(line[15:]) for line in head.decode().split("\r\n") if line.lower().startswith("content-length:"))
        sid = json.loads((await reader.readexactly(length))[1:])["sid"]
        target = f"POST /socket.io/?EIO=4&transport=polling&sid={sid} HTTP/1.1\r\nHost: tumble\r\nContent-Length: 1000001\r\n\r\n"
        writer.write(target.encode())
        # The answer doesn't wait for the body.
        assert b" 413 " in await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
        writer.transport.abort()

    asyncio.run(run())


def test_namespaces_asked_for_are_refused_one_by_one_and_a_thousand_at_once_cost_the_connection(product):
    async def run():
        connection = await Connection.open(product.port)
        for number in range(100):
            answer = await connection.enter(f"/none{number}", product.customer)
            assert answer == f'44/none{number},{{"message":"Invalid namespace"}}'
        assert (await connection.enter("/chat", product.customer)).startswith('40/chat,{"sid":')
        answers = 0
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            for number in range(1_000):
                connection.send(f"40/none{number}")
            while True:
                await asyncio.wait_for(connection.text(), 10)
                answers += 1
        assert answers < 1_000

    asyncio.run(run())


def test_a_namespace_that_floods_its_server_is_cut_off(product):
    async def run():
        connection = await Connection.open(product.port)
        await connection.enter("/chat", product.customer)
        for _ in range(1_000):
            connection.send('42/chat,["nothing"]')
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            while True:
                await asyncio.wait_for(connection.text(), 10)

    asyncio.run(run())
