"""The server is killed while people order, cancel, get their laundry back and tip: nothing is held, taken or given back twice, and nothing for nobody."""

import asyncio
import csv
import random
import sqlite3
import subprocess
import time
import uuid
from dataclasses import dataclass, field

import aiohttp
import pytest

from api import API
from conftest import times
from postgres import program
from server import Server

ORDERING = 4
#: Each has one job at a time.
DRIVERS = ["driver@tumble.example", "driver2@tumble.example", "sam@tumble.example"]
TIP = 700


@dataclass
class Deeds:
    """The orders that were acknowledged, by what became of them."""

    placed: set[int] = field(default_factory=set)
    canceled: set[int] = field(default_factory=set)
    tipped: set[int] = field(default_factory=set)
    #: The steps so far, by which kills are timed.
    steps: int = 0
    is_over: bool = False

    async def grow_by(self, count: int, crowd: list[asyncio.Task]) -> None:
        goal = self.steps + count
        while self.steps < goal:
            for task in crowd:
                if task.done():
                    task.result()
            await asyncio.sleep(0.01)


async def place(customer: API, deeds: Deeds) -> int:
    key = uuid.uuid4().hex
    order = (await customer.call("POST", "/orders", {"bags": 2, "pickupMode": "ASAP"}, key))["id"]
    assert order not in deeds.placed, "two keys placed one order"
    deeds.placed.add(order)
    deeds.steps += 1
    return order


async def until_taken(step) -> None:
    """Tries a step until the events and calls that it waits for have come."""
    end = time.monotonic() + 120
    while True:
        try:
            return await step()
        except AssertionError as error:
            if not any(status in str(error) for status in (": 404 ", ": 409 ")) or time.monotonic() > end:
                raise
        await asyncio.sleep(0.1)


async def cancel(person: API, order: int, deeds: Deeds) -> None:
    await until_taken(lambda: person.call("POST", f"/orders/{order}/cancel", {"reason": "Changed my mind"}, uuid.uuid4().hex))
    deeds.canceled.add(order)
    deeds.steps += 1


async def order_and_cancel(customer: API, deeds: Deeds) -> None:
    """Places orders, and cancels half of them: holds and releases."""
    while not deeds.is_over:
        order = await place(customer, deeds)
        if random.random() < 0.5:
            await cancel(customer, order, deeds)


async def deliver(customer: API, dispatcher: API, driver: API, driver_id: int, deeds: Deeds) -> None:
    """Takes orders through their life: captures, supplements for tips, and refunds of those that are canceled when they are ready."""

    async def assign(order: int) -> None:
        await until_taken(lambda: dispatcher.call("POST", f"/dispatch/orders/{order}/assign", {"driverId": driver_id}, uuid.uuid4().hex))

    async def move(person: API, order: int, stage: str, **evidence) -> None:
        # Somebody else may change the order at the same time, which is said and tried again.
        await until_taken(lambda: person.call("PUT", f"/orders/{order}", {"stage": stage, **evidence}, uuid.uuid4().hex))
        deeds.steps += 1

    while not deeds.is_over:
        order = await place(customer, deeds)
        await assign(order)
        for stage in ("enRoutePickup", "arrivedPickup"):
            await move(driver, order, stage)
        await move(driver, order, "pickedUp", bags=2)
        await move(driver, order, "atFacility")
        await move(dispatcher, order, "weighed", kilograms=8)
        for stage in ("processing", "ready"):
            await move(dispatcher, order, stage)
        if random.random() < 0.4:
            # While it is being taken, or after that.
            await asyncio.sleep(random.random() / 2)
            await cancel(dispatcher, order, deeds)
            continue
        await assign(order)
        for stage in ("outForDelivery", "arrivedDropoff", "delivered"):
            await move(driver, order, stage)
        await until_taken(lambda: customer.call("POST", f"/orders/{order}/tip", {"tipCents": TIP}, uuid.uuid4().hex))
        deeds.tipped.add(order)
        deeds.steps += 1


class Rows:
    """Reads the server's database, which is a file or a PostgreSQL."""

    def __init__(self, server: Server, postgres=None):
        self.server, self.postgres = server, postgres

    def __call__(self, query: str) -> list[tuple]:
        if self.postgres is None:
            with sqlite3.connect(self.server.data / "tumble.sqlite") as database:
                return database.execute(query).fetchall()
        command = [program("psql"), "--no-psqlrc", "--tuples-only", "--csv", "--command", query, self.postgres.url]
        text = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
        return [tuple(int(cell) if cell.lstrip("-").isdigit() else cell for cell in row) for row in csv.reader(text.splitlines())]


async def until_nothing_waits(rows: Rows) -> None:
    """Waits until the calls to the provider are made, those that were under way at a kill included, and all that follows from them."""
    end, calm = time.monotonic() + 240, 0
    while calm < 6:
        waiting = rows("SELECT kind, attempts, error FROM payments_operation WHERE state = 'waiting'")
        assert time.monotonic() < end, waiting
        calm = 0 if waiting else calm + 1
        await asyncio.sleep(0.5)


async def run(server: Server, rows: Rows) -> None:
    deeds = Deeds()
    await server.start()
    try:
        async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
            customer, dispatcher = API(session, lambda: server.url), API(session, lambda: server.url)
            await customer.sign_in("customer@tumble.example")
            await dispatcher.sign_in("dispatcher@tumble.example")
            crowd = [asyncio.create_task(order_and_cancel(customer, deeds)) for _ in range(ORDERING)]
            for email in DRIVERS:
                driver = API(session, lambda: server.url)
                person = await driver.sign_in(email)
                # Those who have looked at their status once can be assigned.
                await driver.call("GET", "/drivers/status")
                crowd.append(asyncio.create_task(deliver(customer, dispatcher, driver, person["id"], deeds)))
            try:
                for _ in range(times(3, 100)):
                    await deeds.grow_by(random.randint(2, 40), crowd)
                    await server.kill()
                    await server.start()
                await deeds.grow_by(30, crowd)
                deeds.is_over = True
                await asyncio.gather(*crowd)
            finally:
                for task in crowd:
                    task.cancel()
            await until_nothing_waits(rows)
    finally:
        await server.stop()
    check(rows, deeds)
    print(f"{len(deeds.placed)} orders, {len(deeds.canceled)} canceled, {len(deeds.tipped)} tipped, {deeds.steps} steps, all reconciled")


def test_a_server_that_takes_payments_is_killed(tmp_path):
    server = Server(tmp_path, {"PAYMENT_GATEWAY": "fake"})
    asyncio.run(run(server, Rows(server)))


def test_a_server_that_takes_payments_on_postgresql_is_killed(tmp_path, postgres):
    server = Server(tmp_path, {"PAYMENT_GATEWAY": "fake", "DATABASE_URL": postgres.url})
    asyncio.run(run(server, Rows(server, postgres)))


def check(rows: Rows, deeds: Deeds) -> None:
    payments = rows("SELECT id, reference, order_id, status, captured_cents, refunded_cents FROM payments_payment")
    by_order: dict[int, list[tuple[str, int, int]]] = {}
    for _, _, order, status, captured, refunded in payments:
        if order not in (None, ""):
            by_order.setdefault(order, []).append((status, captured, refunded))
    orders = {order for (order,) in rows("SELECT id FROM orders_order")}
    assert deeds.placed <= orders
    assert set(by_order) == orders, "every order has its payment"
    for order, parts in by_order.items():
        kept = sum(captured - refunded for _, captured, refunded in parts)
        if order in deeds.canceled:
            assert kept == 0, (order, parts)
        elif order in deeds.tipped:
            assert sorted(status for status, _, _ in parts) == ["captured", "captured"], (order, parts)
            assert min(captured for _, captured, _ in parts) == TIP, (order, parts)
        assert not any(status == "authorized" for status, _, _ in parts) or order not in deeds.canceled | deeds.tipped, (order, parts)
    # The provider has done each thing once, and nothing that we don't know of.
    refunds = dict(rows("SELECT payment_id, SUM(amount_cents) FROM payments_fake_refund GROUP BY payment_id"))
    theirs: dict[str, list[tuple[str, int, int]]] = {}
    for name, reference, status, captured in rows("SELECT id, reference, status, captured_cents FROM payments_fake_payment"):
        theirs.setdefault(reference, []).append((status, captured, refunds.get(name, 0)))
    for _, reference, _, status, captured, refunded in payments:
        found = theirs.pop(reference, [])
        assert len(found) <= 1, f"held twice: {reference}"
        assert sum(part[1] for part in found) == captured and sum(part[2] for part in found) == refunded, (reference, found, captured, refunded)
        assert (status == "authorized") == any(part[0] == "authorized" for part in found), (reference, status, found)
    assert not theirs, "held without our knowing"
    (debits, credits), = rows("SELECT SUM(debit_cents), SUM(credit_cents) FROM payments_posting")
    assert debits == credits, "the ledger balances"
    tips = dict(rows("SELECT order_id, SUM(amount_cents) FROM payments_earning WHERE kind = 'tip' GROUP BY order_id"))
    assert tips == {order: TIP for order in deeds.tipped}, "each tip is earned once"
    assert not rows("SELECT id FROM payments_difference"), "the books agree"
