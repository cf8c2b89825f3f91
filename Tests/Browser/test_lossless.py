"""Two people write to each other while their connections are cut and the server is killed: nothing is lost, doubled or out of order.

`make chaos-chat` runs the long form: 2,000 messages, each connection cut 100 times, five kills.
"""

import json
import os
import random
import time

import pytest
from conftest import Server
from cut_network import CutNetwork
from people import SOON, element, sign_in
from playwright.sync_api import Page, expect
from world import Account

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Chat"}

MESSAGES = int(os.environ.get("CHAOS_MESSAGES", 200))
CUTS = int(os.environ.get("CHAOS_CUTS", 10))
KILLS = int(os.environ.get("CHAOS_KILLS", 1))
SEED = int(os.environ.get("CHAOS_SEED", 1))
PATIENCE = 120 + MESSAGES * 0.6

# Writes as a person does: types, presses Enter, and presses it again where the text is still there, until the field is empty.
WRITER = """
(texts) => {
  const field = () => document.querySelector('[data-testid="chat.input"]');
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  window.chaos = { written: 0, repeated: 0 };
  const write = async (text) => {
    while (!field() || field().value) await pause(20);
    field().value = text;
    field().dispatchEvent(new Event("input", { bubbles: true }));
    for (let wait = 0; ; wait += 1) {
      const at = field();
      if (at && at.value === "" && !document.documentElement.dataset.connection) return;
      if (at && at.value && wait % 25 === 0) {
        if (wait) window.chaos.repeated += 1;
        at.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
      }
      await pause(20);
    }
  };
  (async () => { for (const text of texts) { await write(text); window.chaos.written += 1; } })();
}
"""

TEXTS = """
() => [...document.querySelectorAll('[data-testid^="chat.message."]')].map((row) => (row.textContent.match(/<(\\w+)>/) || [])[1])
"""


class UnlimitedServer(Server):
    @property
    def command(self) -> list[str]:
        return [*super().command, "--set", "RATE_LIMIT_FACTOR=0"]


@pytest.fixture
def server(tmp_path):
    server = UnlimitedServer(tmp_path)
    server.start()
    yield server
    server.stop()


def moments(chance: random.Random, count: int) -> list[int]:
    """After how many messages something happens."""
    return sorted(chance.randrange(1, max(2, MESSAGES // 2 - 5)) for _ in range(count))


def written(pages: list[Page]) -> list[int]:
    return [page.evaluate("() => window.chaos.written") for page in pages]


def texts_of(page: Page, deadline: float) -> list[str]:
    """What the page shows when all older messages are there and nothing is on its way."""
    older, texts, since = element(page, "chat.older"), [], time.monotonic()
    while time.monotonic() < deadline:
        # It may be gone by now: coming near it presses it.
        page.evaluate("""() => document.querySelector('[data-testid="chat.older"]')?.click()""")
        page.wait_for_timeout(100)
        if (now := page.evaluate(TEXTS)) != texts:
            texts, since = now, time.monotonic()
        # What is missing now won't come any more.
        if older.count() == 0 and (len(texts) >= MESSAGES or time.monotonic() - since > 10):
            break
    return texts


def test_two_pages_end_with_the_same_messages_over_cut_connections_and_kills(server: Server, open_page):
    chance = random.Random(SEED)
    dispatcher, customer = Account(server.url, "dispatcher"), Account(server.url, "customer")
    conversation = dispatcher.call("POST", f"/chat/conversations/with/{customer.id}")["id"]
    networks = [CutNetwork(server.port, chance) for _ in range(2)]
    pages = []
    for network, mode in zip(networks, ("customer", "dispatcher")):
        page = open_page(f"{network.url}/{mode}/messages/{conversation}")
        sign_in(page, f"{mode}@tumble.example")
        expect(element(page, "chat.input")).to_be_visible(timeout=SOON)
        pages.append(page)

    begun = time.monotonic()
    deadline = begun + PATIENCE
    letters = ["a", "b"]
    for page, letter in zip(pages, letters):
        page.evaluate(WRITER, [f"<{letter}{number}>" for number in range(1, MESSAGES // 2 + 1)])
    cuts, kills = [moments(chance, CUTS) for _ in networks], moments(chance, KILLS)
    killed = 0
    while min(progress := written(pages)) < MESSAGES // 2 or any(cuts) or kills:
        assert time.monotonic() < deadline, f"Only {progress} messages were written, {killed} kills."
        for network, due, count in zip(networks, cuts, progress):
            if due and (count >= due[0] or count == MESSAGES // 2) and network.cut():
                due.pop(0)
        if kills and sum(progress) / 2 >= kills[0]:
            kills.pop(0)
            server.kill()
            server.start()
            killed += 1
        time.sleep(chance.uniform(0, 0.03))
    seconds = time.monotonic() - begun

    for page in pages:
        expect(element(page, "chat.input")).to_have_value("")
    shown = [texts_of(page, time.monotonic() + PATIENCE) for page in pages]
    figures = {
        "messages": len(shown[0]), "seconds": round(seconds, 1), "cuts": [network.cuts for network in networks], "kills": killed,
        "pressed again": [page.evaluate("() => window.chaos.repeated") for page in pages],
    }
    print(json.dumps(figures))
    for network in networks:
        network.close()
    assert shown[0] == shown[1]
    for letter in letters:
        assert [text for text in shown[0] if text.startswith(letter)] == [f"{letter}{number}" for number in range(1, MESSAGES // 2 + 1)]
    assert len(shown[0]) == MESSAGES
