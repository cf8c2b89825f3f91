"""The server is killed while people order and cancel with payment: nothing is held twice, and nothing is held for nobody."""

import asyncio
import random
import sqlite3
import time
from dataclasses import dataclass, field

import aiohttp

from api import API
from conftest import times
from server import Server

ORDERING = 6


@dataclass
class Deeds:
    """The orders that were acknowledged, by whether they were canceled."""

    placed: set[int] = field(default_factory=set)
    canceled: set[int] = field(default_factory=set)
    is_over: bool = False

    async def grow_by(self, count: int) -> None:
        goal = len(self.placed) + count
        while len(self.placed) < goal:
            await asyncio.sleep(0.01)


async def order_and_cancel(customer: API, deeds: Deeds) -> None:
    """Places orders, and cancels half of them."""
    while not deeds.is_over:
        key = f"{random.getrandbits(64):x}"
        order = (await customer.call("POST", "/orders", {"bags": 2, "pickupMode": "ASAP"}, key))["id"]
        assert order not in deeds.placed, "two keys placed one order"
        deeds.placed.add(order)
        if random.random() < 0.5:
            await customer.call("POST", f"/orders/{order}/cancel", {"reason": "Changed my mind"}, f"cancel-{key}")
            deeds.canceled.add(order)


def rows(server: Server, query: str) -> list[tuple]:
    with sqlite3.connect(server.data / "tumble.sqlite") as database:
        return database.execute(query).fetchall()


async def until_nothing_waits(server: Server) -> None:
    """Waits until the calls to the provider are made, those that were under way at a kill included."""
    end = time.monotonic() + 150
    while rows(server, "SELECT 1 FROM payments_operation WHERE state = 'waiting' LIMIT 1"):
        assert time.monotonic() < end, rows(server, "SELECT kind, attempts, error FROM payments_operation WHERE state = 'waiting'")
        await asyncio.sleep(0.5)


def test_a_server_that_takes_payments_is_killed(tmp_path):
    async def story():
        server, deeds = Server(tmp_path, {"PAYMENT_GATEWAY": "fake"}), Deeds()
        await server.start()
        try:
            async with aiohttp.ClientSession() as session:
                customer = API(session, lambda: server.url)
                await customer.sign_in("customer@tumble.example")
                crowd = [asyncio.create_task(order_and_cancel(customer, deeds)) for _ in range(ORDERING)]
                for _ in range(times(3, 100)):
                    await deeds.grow_by(random.randint(2, 20))
                    await server.kill()
                    await server.start()
                await deeds.grow_by(5)
                deeds.is_over = True
                await asyncio.gather(*crowd)
                # The last cancellations become calls once their events are delivered.
                await asyncio.sleep(2)
                await until_nothing_waits(server)
        finally:
            await server.stop()
        check(server, deeds)

    asyncio.run(story())


def check(server: Server, deeds: Deeds) -> None:
    payments = rows(server, "SELECT reference, order_id, status FROM payments_payment")
    by_order: dict[int, list[str]] = {}
    for _, order, status in payments:
        if order is not None:
            by_order.setdefault(order, []).append(status)
    orders = {order for (order,) in rows(server, "SELECT id FROM orders_order")}
    assert deeds.placed <= orders
    assert set(by_order) == orders, "every order has its payment"
    for order, statuses in by_order.items():
        assert statuses == (["voided"] if order in deeds.canceled else ["authorized"]), (order, statuses)
    held = dict(rows(server, "SELECT reference, COUNT(*) FROM payments_fake_payment WHERE status = 'authorized' GROUP BY reference"))
    known = {reference: status for reference, _, status in payments}
    for reference, count in held.items():
        assert count == 1, "held twice"
        assert known.get(reference) == "authorized", "held without our knowing"
    assert len(held) == sum(status == "authorized" for status in known.values())
