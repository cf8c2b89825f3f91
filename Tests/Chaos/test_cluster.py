"""Three nodes on one PostgreSQL behind a balancer: nodes are killed and leave while pages are open and people write."""

import asyncio
import json
import random
import re
import time
from collections import Counter

import aiohttp
import pytest
import socketio

from api import API
from cluster import Cluster
from conftest import times
from live_page import Browser, Tab, browsers_session
from server import PASSWORD, SETTINGS
from test_kills import rows, unless_failed
from writers import Ledger, check, check_events, place_orders

#: Seconds within which a page shows the truth after it has come back.
BOUND = 5


class Watcher(Tab):
    """A tab on a conversation that knows which of the numbered messages it has shown, and how long it took after each loss."""

    def __init__(self, browser: Browser, path: str, truth: "Truth"):
        super().__init__(browser, path, self.read)
        self.truth = truth
        self.shown = -1
        self.losses = 0
        self.last_loss: Exception | None = None
        self.delays: list[float] = []
        self.back: tuple[float, int] | None = None

    def read(self, text: str) -> None:
        numbers = [int(number) for number in re.findall(rf"{self.truth.word} (\d+)", text)]
        self.shown = max([self.shown, *numbers])
        if self.back and self.shown >= self.back[1]:
            self.delays.append(time.monotonic() - self.back[0])
            self.back = None

    def lost(self, error: Exception) -> None:
        self.losses += 1
        self.last_loss = error
        # What counts is the time from the last return.
        self.back = None

    def returned(self, at: float) -> None:
        # What was acknowledged before the page came back must be on it soon.
        self.back = (at, self.truth.newest)
        self.read("")

    def __repr__(self) -> str:
        return f"shown {self.shown}, back {self.back}, {self.losses} losses, last {self.last_loss!r}, newest {self.truth.newest}, now {time.monotonic()}"

    @property
    def is_late(self) -> bool:
        return self.back is not None and time.monotonic() - self.back[0] > BOUND


class Truth:
    """Messages with a number, and the number of the newest that was acknowledged. Their first word is this test's own."""

    def __init__(self):
        self.word = f"truth{random.getrandbits(32):x}"
        self.newest = -1

    async def write(self, api: API, conversation: int, ledger: Ledger) -> None:
        sent = ledger.messages.setdefault(self.word, [])
        while not ledger.is_over:
            number = self.newest + 1
            key = f"{self.word}-{number}"
            message = await api.call(
                "POST", f"/chat/conversations/{conversation}/messages", {"type": "TEXT", "text": f"{self.word} {number}", "clientId": key})
            self.newest = number
            sent.append((key, message["id"]))
            await ledger.add()
            # Two hundred pages render each message: faster than people write, slow enough for two cores.
            await asyncio.sleep(0.5)


class Ear:
    """A client of the realtime socket that hears of messages, and comes back by itself."""

    def __init__(self, truth: Truth):
        self.truth = truth
        self.client = socketio.AsyncClient(reconnection=True, reconnection_delay=0.2, reconnection_delay_max=1)
        self.heard = -1
        self.client.on("message:new", self.take, namespace="/chat")

    async def take(self, message: dict) -> None:
        if found := re.match(rf"{self.truth.word} (\d+)", message["text"]):
            self.heard = max(self.heard, int(found[1]))


@pytest.fixture(scope="module")
def cluster():
    # In the second before a node leaves, the balancer's connections to it are closed with an answer each.
    with Cluster(settings={**SETTINGS, "DRAIN_SECONDS": "1"}) as running:
        yield running


async def until(condition, seconds: float, what) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, what()
        await asyncio.sleep(0.05)


async def conversation_of(customer: API, dispatcher: API) -> int:
    person = await customer.sign_in("customer@tumble.example")
    await dispatcher.sign_in("dispatcher@tumble.example")
    return (await dispatcher.call("POST", f"/chat/conversations/with/{person['id']}"))["id"]


def test_nodes_are_killed_while_pages_are_open(cluster):
    """Every acknowledged write is kept, and every page shows the truth soon after it has come back."""
    # Each node dies at least once: the pages of one browser are all with the same node.
    pages, sockets, kills, interval = times(24, 200), times(6, 50), times(3, 12), times(4, 10)

    async def story():
        ledger, truth, tasks, deaths = Ledger(), Truth(), [], []
        connector = aiohttp.TCPConnector(limit=0)
        async with aiohttp.ClientSession(connector=connector) as session, browsers_session() as browsing:
            customer, dispatcher = API(session, lambda: cluster.url), API(session, lambda: cluster.url)
            conversation = await conversation_of(customer, dispatcher)
            browsers = [Browser(browsing, cluster.url) for _ in range(-(-pages // 20))]
            for browser in browsers:
                await browser.sign_in("customer@tumble.example", PASSWORD)
            tabs = [Watcher(browsers[number % len(browsers)], f"/customer/messages/{conversation}", truth) for number in range(pages)]
            for tab in tabs:
                await tab.open()
            ears = [Ear(truth) for _ in range(sockets)]
            for ear in ears:
                await ear.client.connect(cluster.url, namespaces=["/chat"], auth={"token": customer.token}, transports=["websocket"], wait_timeout=30)
            tasks += [asyncio.create_task(tab.stay()) for tab in tabs]
            crowd = [truth.write(dispatcher, conversation, ledger), *(place_orders(customer, ledger) for _ in range(2))]
            watch = asyncio.create_task(asyncio.wait_for(asyncio.gather(*crowd), 900))
            try:
                await unless_failed(watch, ledger.grows_by(10))
                await until(lambda: all(tab.shown >= 0 for tab in tabs), 30, lambda: "pages without the first message")
                for number in range(kills):
                    node = cluster.nodes[number % len(cluster.nodes)]
                    killed = time.monotonic()
                    await asyncio.to_thread(node.kill)
                    start = time.monotonic()
                    deaths.append((killed, start))
                    while time.monotonic() - start < interval / 2:
                        late = [tab for tab in tabs if tab.is_late]
                        assert not late, f"{len(late)} pages that are back don't show the truth: {late[:3]}"
                        await asyncio.sleep(0.1)
                    await asyncio.to_thread(node.start)
                    await unless_failed(watch, ledger.grows_by(3))
                    await asyncio.sleep(interval / 2)
                ledger.is_over = True
                await watch
                newest = truth.newest
                await until(lambda: all(tab.shown >= newest for tab in tabs), 15, lambda: f"pages behind: {sum(t.shown < newest for t in tabs)}")
                await until(lambda: all(ear.client.connected for ear in ears), 15, lambda: "sockets that did not come back")
                assert any(ear.heard >= 0 for ear in ears), "no socket heard of a message"
                await check(customer, conversation, ledger)
                delays = sorted(delay for tab in tabs for delay in tab.delays)
                assert delays, "no page lost its socket: nothing was tested"
                assert delays[-1] <= BOUND
                # What fails was under way while a node died. It dies within milliseconds, in which its port may still take what comes.
                failures = customer.failures + dispatcher.failures
                others = [(begun, ended, what) for begun, ended, what in failures if not any(begun < gone and killed < ended for killed, gone in deaths)]
                assert not others, f"{others} failed, nodes died at {deaths}"
                print(json.dumps({
                    "pages": pages, "sockets": sockets, "kills": kills, "orders": len(ledger.orders), "messages": len(ledger.messages[truth.word]),
                    "losses": sum(tab.losses for tab in tabs), "delay": {"median": delays[len(delays) // 2], "longest": delays[-1]},
                    "failures": dict(Counter(what for _, _, what in failures)), "dying": max(gone - killed for killed, gone in deaths),
                }))
            finally:
                for task in [*tasks, watch]:
                    task.cancel()
                await asyncio.gather(*tasks, watch, return_exceptions=True)
                for ear in ears:
                    await ear.client.disconnect()
        check_events(rows(cluster.postgres, "SELECT aggregate, aggregate_id, sequence, kind FROM core_event ORDER BY transaction_id, id"), ledger)

    asyncio.run(story())


def test_a_node_that_leaves_finishes_what_it_has_begun(cluster):
    """Asked to end, a node cuts no request and is gone; its pages are soon on other nodes, and nothing acknowledged is lost."""

    async def story():
        ledger, truth = Ledger(), Truth()
        async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session, browsers_session() as browsing:
            customer, dispatcher = API(session, lambda: cluster.url), API(session, lambda: cluster.url)
            conversation = await conversation_of(customer, dispatcher)
            browsers = [Browser(browsing, cluster.url) for _ in range(6)]
            for browser in browsers:
                await browser.sign_in("customer@tumble.example", PASSWORD)
            tabs = [Watcher(browser, f"/customer/messages/{conversation}", truth) for browser in browsers]
            for tab in tabs:
                await tab.open()
            tasks = [asyncio.create_task(tab.stay()) for tab in tabs]
            crowd = [truth.write(dispatcher, conversation, ledger), *(place_orders(customer, ledger) for _ in range(4))]
            watch = asyncio.create_task(asyncio.wait_for(asyncio.gather(*crowd), 300))
            try:
                await unless_failed(watch, ledger.grows_by(20))
                for node in cluster.nodes:
                    await asyncio.to_thread(node.drain)
                    assert node.process.returncode == 0, node.log.read_text()[-2000:]
                    await unless_failed(watch, ledger.grows_by(10))
                    await asyncio.to_thread(node.start)
                ledger.is_over = True
                await watch
                await until(lambda: all(tab.shown >= truth.newest for tab in tabs), 15, lambda: f"{[tab.shown for tab in tabs]} of {truth.newest}")
                assert sum(tab.losses for tab in tabs) >= len(tabs), "no page was on a node that left: nothing was tested"
                await check(customer, conversation, ledger)
                assert not customer.failures and not dispatcher.failures, (customer.failures, dispatcher.failures)
            finally:
                for task in [*tasks, watch]:
                    task.cancel()
                await asyncio.gather(*tasks, watch, return_exceptions=True)

    asyncio.run(story())


def test_what_happens_on_one_node_is_heard_on_another(cluster):
    """A page of one node shows what another node was told; how long that takes is measured by the benchmarks."""

    async def story():
        truth = Truth()
        first, second, _ = cluster.nodes
        async with aiohttp.ClientSession() as session, browsers_session() as browsing:
            customer, dispatcher = API(session, lambda: cluster.url), API(session, lambda: second.url)
            conversation = await conversation_of(customer, dispatcher)
            browser = Browser(browsing, first.url)
            await browser.sign_in("customer@tumble.example", PASSWORD)
            tab = Watcher(browser, f"/customer/messages/{conversation}", truth)
            await tab.open()
            staying = asyncio.create_task(tab.stay())
            for number in range(5):
                body = {"type": "TEXT", "text": f"{truth.word} {number}", "clientId": f"{truth.word}-{number}"}
                await dispatcher.call("POST", f"/chat/conversations/{conversation}/messages", body)
                await until(lambda: tab.shown >= number, 5, lambda: f"the page shows {tab.shown}, not {number}")
            staying.cancel()

    asyncio.run(story())
