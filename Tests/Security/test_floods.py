"""Others are served while somebody takes all connections that they get, and none of them costs much."""

import asyncio
import os
import resource
import secrets
import subprocess
import time
from urllib.parse import urlsplit

import pytest
from conftest import ATTACKER, long, memory, page

HELLOS = long(1_500, 5_001)
PING_SECONDS = long(5, 30)
SLOW_SECONDS = long(15, 60)
SLOW_CONNECTIONS = 4_000
# Seconds in which a page comes. A debug build on a busy machine, in which the attacker's side takes half of the time, is slower.
PAGE = long(10, 1)
PING_GROWTH = 10 << 20

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nOrigin: http://{host}\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nCookie: tumble_session={cookie}\r\n\r\n"
)


def setup_module():
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def frame(opcode: int, data: bytes) -> bytes:
    """A frame of a client, masked with zeros."""
    length = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + len(data).to_bytes(2, "big")
    return bytes([0x80 | opcode]) + length + bytes(4) + data


async def handshake(server, path: str):
    address = urlsplit(server.url)
    reader, writer = await asyncio.open_connection(address.hostname, address.port, local_addr=(ATTACKER, 0))
    writer.write(HANDSHAKE.format(path=path, host=address.netloc, cookie=secrets.token_hex(32)).encode())
    return reader, writer


async def hello(server):
    """Opens a live page under a cookie of one's own making; returns the connection, or None if it is refused."""
    try:
        reader, writer = await handshake(server, "/live/socket")
        if b" 101 " not in await reader.readuntil(b"\r\n\r\n"):
            writer.close()
            return None
        writer.write(frame(1, b'{"kind":"hello","path":"/"}'))
        await writer.drain()
        return reader, writer
    except (OSError, asyncio.IncompleteReadError):
        return None


async def timed_page(server) -> float:
    start = time.monotonic()
    assert "<html" in await asyncio.to_thread(page, server.url)
    return time.monotonic() - start


def test_another_address_gets_its_page_while_one_opens_all_the_live_pages_it_can(server):
    async def run():
        before = memory(server)
        times, opened = [await timed_page(server)], []
        limit = asyncio.Semaphore(200)

        async def open_one():
            async with limit:
                if connection := await hello(server):
                    opened.append(connection)

        flood = [asyncio.create_task(open_one()) for _ in range(HELLOS)]
        while not all(task.done() for task in flood):
            times.append(await timed_page(server))
        times.append(await timed_page(server))
        grown = (memory(server) - before) >> 20
        print(f"{HELLOS} hellos: {len(opened)} sockets granted, {grown} MB more, slowest of {len(times)} pages from elsewhere {max(times):.2f} s")
        assert len(opened) <= 1_000
        assert max(times) <= PAGE
        for _, writer in opened:
            writer.close()

    asyncio.run(run())


@pytest.mark.parametrize("path", ["/live/socket", "/socket.io/?EIO=4&transport=websocket"], ids=["live", "socketio"])
def test_a_peer_that_pings_and_never_reads_costs_no_memory(server, path):
    async def run():
        before = memory(server)
        sent, ends = 0, time.monotonic() + PING_SECONDS
        ping = frame(9, b"x" * 125) * 500
        while time.monotonic() < ends:
            reader, writer = await handshake(server, path)
            reader.feed_data = lambda data: None
            writer.transport.pause_reading()
            try:
                while time.monotonic() < ends:
                    writer.write(ping)
                    await asyncio.wait_for(writer.drain(), ends - time.monotonic() + 0.1)
                    sent += 500
            except (OSError, TimeoutError):
                writer.transport.abort()
        grown = memory(server) - before
        print(f"{path}: {sent} pings in {PING_SECONDS} s, {grown / (1 << 20):.1f} MB more")
        assert grown < PING_GROWTH

    asyncio.run(run())


@pytest.mark.parametrize("mode", ["-H", "-B", "-X"], ids=["heads", "bodies", "reads"])
def test_a_page_comes_while_thousands_of_connections_are_slow(server, mode):
    command = ["slowhttptest", mode, "-c", str(SLOW_CONNECTIONS), "-r", "2000", "-i", "5", "-l", str(SLOW_SECONDS), "-u", f"{server.url}/", "-p", "3"]
    if mode == "-X":
        command += ["-w", "10", "-y", "20", "-n", "5", "-z", "1"]
    attack = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, "TERM": "dumb"})
    try:
        times = []
        while attack.poll() is None:
            start = time.monotonic()
            assert "<html" in page(server.url)
            times.append(time.monotonic() - start)
            time.sleep(0.2)
        assert attack.returncode == 0 and len(times) > SLOW_SECONDS / 5
        print(f"{mode}: {len(times)} pages in {SLOW_SECONDS} s, slowest {max(times):.2f} s")
        assert max(times) <= PAGE
    finally:
        attack.kill()
        attack.wait()
