"""Disks run full or refuse writing under a server: it says so, reads on, goes on by itself, and has lost nothing that it acknowledged."""

import asyncio
import re
import shutil
import time
import uuid

import aiohttp
import pytest

from api import API
from disks import RealDisk, SmallDisk
from postgres import PostgresCluster
from server import Server
from test_kills import people, rows, unless_failed
from writers import Ledger, check_events

#: Seconds in which what is wanted must happen, on busy cores.
PATIENCE = 30


class Visitor:
    """Somebody who tells each answer from another."""

    def __init__(self, session: aiohttp.ClientSession, server: Server, ledger: Ledger):
        self.session, self.server, self.ledger = session, server, ledger
        self.api = API(session, lambda: server.url)

    async def sign_in(self) -> "Visitor":
        await self.api.sign_in("customer@tumble.example")
        return self

    async def get(self, path: str) -> int:
        async with self.session.get(self.server.url + path, headers={"Authorization": f"Bearer {self.api.token}"}) as answer:
            await answer.read()
            return answer.status

    async def order(self) -> tuple[int, dict, dict]:
        """Status, headers and body; what was acknowledged is in the ledger."""
        key = uuid.uuid4().hex
        headers = {"Authorization": f"Bearer {self.api.token}", "Idempotency-Key": key}
        body = {"bags": 1, "pickupMode": "ASAP", "notes": key}
        async with self.session.post(f"{self.server.url}/api/v1/orders", json=body, headers=headers) as answer:
            content = await answer.json()
            assert answer.status in (201, 503), f"{answer.status} {content}"
            if answer.status == 201:
                self.ledger.orders[key] = content["data"]["id"]
            return answer.status, dict(answer.headers), content

    async def is_refused(self) -> None:
        """Orders until that is refused, as it should be."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            status, headers, content = await self.order()
            if status == 503:
                assert int(headers["Retry-After"]) >= 1
                assert content["code"] == "unavailable", content
                return
        raise AssertionError(f"Nothing was refused within {PATIENCE} s.")

    async def reads_on(self) -> None:
        assert [await self.get(path) for path in ("/api/v1/orders", "/ready", "/health", "/")] == [200] * 4


def test_a_full_disk_is_read_on_and_written_again_as_soon_as_there_is_room(tmp_path):
    async def story():
        server = Server(tmp_path)
        with SmallDisk(server.data, megabytes=8) as disk:
            await server.start()
            try:
                async with people(server) as (ledger, watch), aiohttp.ClientSession() as session:
                    visitor = await Visitor(session, server, ledger).sign_in()
                    await unless_failed(watch, ledger.grows_by(20))
                    disk.fill()
                    for _ in range(50):
                        await visitor.is_refused()
                    await visitor.reads_on()
                    disk.make_room()
                    await unless_failed(watch, ledger.grows_by(20))
            finally:
                await server.stop()
        check_log(server.log, "database or disk is full", "To fix, free")

    asyncio.run(story())


def test_a_file_that_refuses_writing_is_read_on_and_written_again_as_soon_as_it_lets(tmp_path):
    async def story():
        server = Server(tmp_path)
        with RealDisk(server.data) as disk:
            # The file that its processes share in memory stays as it is.
            files = [server.data / "tumble.sqlite", server.data / "tumble.sqlite-wal"]
            await server.start()
            try:
                async with people(server) as (ledger, watch), aiohttp.ClientSession() as session:
                    visitor = await Visitor(session, server, ledger).sign_in()
                    await unless_failed(watch, ledger.grows_by(20))
                    disk.refuse_writes(*files)
                    try:
                        for _ in range(50):
                            await visitor.is_refused()
                        await visitor.reads_on()
                    finally:
                        disk.accept_writes(*files)
                    await unless_failed(watch, ledger.grows_by(20))
            finally:
                await server.stop()
        check_log(server.log, "disk I/O error", "To fix, ")

    asyncio.run(story())


def test_a_disk_that_turns_read_only_is_read_on_and_good_again_once_it_is_repaired(tmp_path):
    async def story():
        server = Server(tmp_path)
        with RealDisk(server.data) as disk:
            await server.start()
            try:
                async with people(server) as (ledger, watch), aiohttp.ClientSession() as session:
                    visitor = await Visitor(session, server, ledger).sign_in()
                    await unless_failed(watch, ledger.grows_by(20))
                    disk.fail()
                    await visitor.is_refused()
                    await visitor.reads_on()
                    await server.stop()
                    disk.repair()
                    await server.start()
                    await unless_failed(watch, ledger.grows_by(20))
            finally:
                await server.stop()
        check_log(server.log, "disk I/O error", "To fix, ")

    asyncio.run(story())


@pytest.mark.parametrize("place", ["data", "wal"])
def test_postgresql_on_a_full_disk_is_written_again_as_soon_as_there_is_room(tmp_path, place):
    cluster = PostgresCluster(durable=True, is_small=True)

    async def story(disk: SmallDisk):
        server = Server(tmp_path, {"DATABASE_URL": cluster.url})
        await server.start()
        supervisor = asyncio.create_task(supervise(cluster))
        try:
            async with people(server) as (ledger, watch), aiohttp.ClientSession() as session:
                visitor = await Visitor(session, server, ledger).sign_in()
                await unless_failed(watch, ledger.grows_by(20))
                disk.fill()
                if place == "data":
                    await visitor.is_refused()
                    await visitor.reads_on()
                else:
                    # PostgreSQL gives up in the middle of a commit; requests wait for it.
                    await unless_failed(watch, gives_up(cluster))
                disk.make_room()
                await unless_failed(watch, ledger.grows_by(20))
        finally:
            await server.stop()
            supervisor.cancel()
        check_events(rows(cluster, "SELECT aggregate, aggregate_id, sequence, kind FROM core_event ORDER BY transaction_id, id"), ledger)
        if place == "data":
            check_log(server.log, "No space left on device", "To fix, free")

    try:
        with SmallDisk(cluster.folder / place, megabytes=96) as disk, cluster:
            asyncio.run(story(disk))
    finally:
        shutil.rmtree(cluster.folder, ignore_errors=True)


async def gives_up(cluster: PostgresCluster) -> None:
    """Returns when PostgreSQL found no room for its log of writes."""
    end = time.monotonic() + PATIENCE
    while not re.search("PANIC: .*No space left on device", (cluster.folder / "log").read_text(errors="replace")):
        assert time.monotonic() < end
        await asyncio.sleep(0.05)


async def supervise(cluster: PostgresCluster) -> None:
    """Starts PostgreSQL again where it has ended, as an operating system does."""
    def start():
        try:
            cluster.start()
        except SystemExit:
            # There is no room yet.
            pass

    while True:
        await asyncio.sleep(0.1)
        if cluster.process.poll() is not None:
            await asyncio.to_thread(start)


def test_a_disk_that_is_read_only_at_the_start_is_said_in_one_line(tmp_path):
    server = Server(tmp_path)
    with SmallDisk(server.data, megabytes=16) as disk:
        disk.read_only()
        with pytest.raises(SystemExit):
            server.node.start()
        lines = server.log.splitlines()
        assert len(lines) == 1, server.log
        assert f"The data folder {server.data} can't be written (Read-only file system). To fix, " in lines[0]
        disk.read_only(False)
        server.node.start()
        server.node.stop()


def check_log(log: str, *words: str) -> None:
    """Fails unless the log says what happened and what helps, and that not once for each request."""
    lines = [line for line in log.splitlines() if "database failed" in line]
    assert lines and all(word in lines[0] for word in words), lines[:3] or log[-3000:]
    # One every ten seconds, of each kind.
    assert len(lines) <= 2 + PATIENCE // 5, f"{len(lines)} lines: {lines[:3]}"
