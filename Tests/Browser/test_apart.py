"""Pages from one process, the API and its realtime socket in another: `API_BASE_URL` and `SOCKET_ORIGIN` name it."""

import pytest
from conftest import Server
from people import SOON, element, fill, sign_in
from playwright.sync_api import expect
from world import Account


class Pages(Server):
    """A process that serves pages alone."""

    def __init__(self, folder, api: Server):
        super().__init__(folder)
        self.api = api

    @property
    def command(self) -> list[str]:
        return [*super().command, "--set", f"API_BASE_URL={self.api.url}", "--set", f"SOCKET_ORIGIN={self.api.url}"]


@pytest.fixture
def pages(server: Server, tmp_path):
    pages = Pages(tmp_path, server)
    pages.start()
    yield pages
    pages.stop()


def test_a_conversation_is_live_over_two_processes_and_the_end_of_one(server: Server, pages: Pages, open_page):
    dispatcher, customer = Account(server.url, "dispatcher"), Account(server.url, "customer")
    conversation = dispatcher.call("POST", f"/chat/conversations/with/{customer.id}")["id"]
    path = f"/chat/conversations/{conversation}/messages"

    def say(text: str) -> None:
        dispatcher.call("POST", path, {"type": "TEXT", "text": text})

    page = open_page(f"{pages.url}/customer/messages/{conversation}")
    sign_in(page, "customer@tumble.example")
    element(page, "chat.input").wait_for()

    def arrives(text: str, timeout: int = SOON) -> None:
        # A message on its way stands there as well, but under no id yet.
        message = page.locator('[data-stick="end"] [data-testid^="chat.message."]').get_by_text(text, exact=True)
        expect(message).to_have_count(1, timeout=timeout)

    say("Over the socket")
    arrives("Over the socket")
    fill(page, "chat.input", "Over the network")
    element(page, "chat.input").press("Enter")
    expect(element(page, "chat.input")).to_have_value("", timeout=SOON)
    arrives("Over the network")
    assert [message["text"] for message in dispatcher.call("GET", path)["items"]] == ["Over the socket", "Over the network"]

    server.kill()
    fill(page, "chat.input", "Written meanwhile")
    element(page, "chat.input").press("Enter")
    server.start()
    say("After the restart")
    for text in ("Written meanwhile", "After the restart"):
        arrives(text, timeout=3 * SOON)
    texts = [message["text"] for message in dispatcher.call("GET", path)["items"]]
    assert sorted(texts[2:]) == ["After the restart", "Written meanwhile"]
