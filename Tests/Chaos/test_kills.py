"""Processes are killed while people order and write: what was acknowledged is there, once, in order."""

import asyncio
import csv
import json
import random
import sqlite3
import subprocess
import time
from contextlib import asynccontextmanager

import aiohttp

from api import API
from conftest import times
from postgres import program
from server import Server
from writers import Ledger, check, check_events, place_orders, write_messages

#: Under the load of one connection per writer, a group of writes is under way at nearly every moment.
ORDERING, WRITING = 6, 4


@asynccontextmanager
async def people(server: Server):
    """A customer with a conversation, and a ledger that a crowd fills until the block is over."""
    ledger = Ledger()
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
        customer, dispatcher = API(session, lambda: server.url), API(session, lambda: server.url)
        person = await customer.sign_in("customer@tumble.example")
        await dispatcher.sign_in("dispatcher@tumble.example")
        conversation = (await dispatcher.call("POST", f"/chat/conversations/with/{person['id']}"))["id"]
        crowd = [asyncio.create_task(place_orders(customer, ledger)) for _ in range(ORDERING)]
        for number in range(WRITING):
            writer = customer if number % 2 else dispatcher
            crowd.append(asyncio.create_task(write_messages(writer, conversation, f"writer{number}", ledger)))

        async def failed():
            """Ends the test as soon as one of the crowd fails."""
            done, _ = await asyncio.wait(crowd, return_when=asyncio.FIRST_EXCEPTION)
            for task in done:
                task.result()

        watch = asyncio.create_task(failed())
        try:
            yield ledger, watch
            ledger.is_over = True
            await watch
            await check(customer, conversation, ledger)
        finally:
            for task in [*crowd, watch]:
                task.cancel()
            await asyncio.gather(*crowd, watch, return_exceptions=True)


async def unless_failed(watch: asyncio.Task, work) -> None:
    """Waits for work, or for the failure of the crowd."""
    task = asyncio.ensure_future(work)
    await asyncio.wait([task, watch], return_when=asyncio.FIRST_COMPLETED)
    if watch.done():
        task.cancel()
        watch.result()
    await task


def test_a_server_on_sqlite_is_killed(tmp_path):
    async def story():
        server = Server(tmp_path)
        await server.start()
        kills, start = times(3, 50), time.monotonic()
        try:
            async with people(server) as (ledger, watch):
                for _ in range(kills):
                    await unless_failed(watch, ledger.grows_by(random.randint(5, 60)))
                    await server.kill()
                    await server.start()
                await unless_failed(watch, ledger.grows_by(20))
        finally:
            await server.stop()
        with sqlite3.connect(server.data / "tumble.sqlite") as database:
            check_events(database.execute("SELECT aggregate, aggregate_id, sequence, kind FROM core_event ORDER BY id").fetchall(), ledger)
            assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            assert database.execute("PRAGMA foreign_key_check").fetchone() is None
        print(json.dumps({"kills": kills, "acknowledged": ledger.count, "orders": len(ledger.orders), "seconds": round(time.monotonic() - start)}))

    asyncio.run(story())


def test_postgresql_is_killed_under_a_server(tmp_path, postgres):
    async def story():
        server = Server(tmp_path, {"DATABASE_URL": postgres.url})
        await server.start()
        kills, start = times(2, 20), time.monotonic()
        try:
            async with people(server) as (ledger, watch):
                for _ in range(kills):
                    await unless_failed(watch, ledger.grows_by(random.randint(5, 60)))
                    await asyncio.to_thread(restart, postgres)
                await unless_failed(watch, ledger.grows_by(20))
        finally:
            await server.stop()
        check_events(rows(postgres, "SELECT aggregate, aggregate_id, sequence, kind FROM core_event ORDER BY transaction_id, id"), ledger)
        print(json.dumps({"kills": kills, "acknowledged": ledger.count, "orders": len(ledger.orders), "seconds": round(time.monotonic() - start)}))

    asyncio.run(story())


def restart(postgres) -> None:
    """Kills PostgreSQL, and starts it as soon as what it left behind has noticed."""
    postgres.process.kill()
    postgres.process.wait()
    while True:
        try:
            return postgres.start()
        except SystemExit as refusal:
            # Its other processes end when they notice; until then their shared memory is in use.
            if "still in use" not in str(refusal).rsplit("FATAL", 1)[-1]:
                raise
            time.sleep(0.05)


def rows(postgres, statement: str) -> list[tuple]:
    """What a query returns; whole numbers as such, all else as text."""
    command = [program("psql"), "--no-psqlrc", "--tuples-only", "--csv", "--command", statement, postgres.url]
    answer = subprocess.run(command, check=True, capture_output=True, text=True)
    return [tuple(int(value) if value.isdigit() else value for value in row) for row in csv.reader(answer.stdout.splitlines())]
