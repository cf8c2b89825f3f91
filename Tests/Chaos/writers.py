"""People who order and write at full speed, and remember what they were told is kept."""

import asyncio
import uuid
from dataclasses import dataclass, field

from api import API


@dataclass
class Ledger:
    """What was acknowledged: for each key, the id that the server gave."""

    orders: dict[str, int] = field(default_factory=dict)
    #: By writer, in the order in which they were sent.
    messages: dict[str, list[tuple[str, int]]] = field(default_factory=dict)
    grown: asyncio.Condition = field(default_factory=asyncio.Condition)
    is_over: bool = False

    @property
    def count(self) -> int:
        return len(self.orders) + sum(len(sent) for sent in self.messages.values())

    async def add(self) -> None:
        async with self.grown:
            self.grown.notify_all()

    async def grows_by(self, number: int) -> None:
        """Waits until so much more is acknowledged."""
        wanted = self.count + number
        async with self.grown:
            await self.grown.wait_for(lambda: self.count >= wanted)


async def place_orders(api: API, ledger: Ledger) -> None:
    while not ledger.is_over:
        key = uuid.uuid4().hex
        order = await api.call("POST", "/orders", {"bags": 1, "pickupMode": "ASAP", "notes": key}, key=key)
        assert order["notes"] == key, "the answer to another request"
        ledger.orders[key] = order["id"]
        await ledger.add()


async def write_messages(api: API, conversation: int, name: str, ledger: Ledger) -> None:
    sent = ledger.messages.setdefault(name, [])
    while not ledger.is_over:
        key = uuid.uuid4().hex
        body = {"type": "TEXT", "text": f"{name} {len(sent)} {key}", "clientId": key}
        message = await api.call("POST", f"/chat/conversations/{conversation}/messages", body)
        assert message["clientId"] == key, "the answer to another request"
        sent.append((key, message["id"]))
        await ledger.add()


async def check(customer: API, conversation: int, ledger: Ledger) -> None:
    """Fails where an acknowledged write is missing, doubled, or out of order."""
    by_key: dict[str, list[int]] = {}
    for order in await customer.all_orders():
        by_key.setdefault(order["notes"], []).append(order["id"])
    lost = [key for key in ledger.orders if key not in by_key]
    assert not lost, f"{len(lost)} of {len(ledger.orders)} acknowledged orders are lost"
    wrong = {key: ids for key, ids in by_key.items() if key and len(ids) > 1 or key in ledger.orders and ids != [ledger.orders[key]]}
    assert not wrong, f"orders placed twice, or under another id than acknowledged: {wrong}"

    stored = await customer.all_messages(conversation)
    assert len({message["clientId"] for message in stored}) == len(stored), "messages are doubled"
    for name, sent in ledger.messages.items():
        kept = [(message["clientId"], message["id"]) for message in stored if message["text"].startswith(f"{name} ")]
        # The last one may be stored without its writer having heard so.
        assert kept[: len(sent)] == sent, f"{name}'s messages are lost or in another order"
        assert len(kept) <= len(sent) + 1


def check_events(events: list[tuple[str, int, int, str]], ledger: Ledger) -> None:
    """Fails where the events of one thing have a gap, a double or another order, or where an acknowledged order has none.

    Events are rows of (aggregate, id, sequence, kind) in the order in which they are delivered.
    """
    last: dict[tuple[str, int], int] = {}
    for aggregate, identifier, sequence, _ in events:
        expected = last.get((aggregate, identifier), 0) + 1
        assert sequence == expected, f"event {sequence} of {aggregate} {identifier} comes where {expected} should"
        last[(aggregate, identifier)] = sequence
    unheard = [order for order in ledger.orders.values() if ("order", order) not in last]
    assert not unheard, f"{len(unheard)} acknowledged orders have no event"
