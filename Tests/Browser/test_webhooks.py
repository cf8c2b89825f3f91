"""An administrator registers an address for events, tries it, pauses it, looks at its deliveries, and finds the events in the log."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from nodes import OneNode
from pages import expect
from people import SOON, element, fill, is_live, press
from test_administration import SIZES, enter, looks_right

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Administration", "Auth", "App", "Webhooks"}


class PrivateNode(OneNode):
    """One that may call addresses of this machine."""

    @property
    def command(self) -> list[str]:
        return [*super().command, "--set", "WEBHOOK_PRIVATE_ADDRESSES=YES"]


@pytest.fixture
def receiver():
    """An integrator's server, which answers with the next of its statuses."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self):
            self.rfile.read(int(self.headers["Content-Length"]))
            self.server.received.append(self.headers["Webhook-Id"])
            self.send_response(self.server.statuses.pop(0) if self.server.statuses else 200)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *arguments):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.received, server.statuses = [], [503]
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


@SIZES
def test_an_address_is_registered_tried_and_removed(open_page, tmp_path: Path, receiver, viewport):
    server = PrivateNode(tmp_path)
    server.start()
    try:
        page = enter(server, open_page, viewport, "system")
        press(page, "administration.page.webhooks")
        expect(page).to_have_url(f"{server.url}/administrator/webhooks")
        looks_right(page, "webhooks-empty", viewport)
        press(page, "webhooks.new")
        fill(page, "webhooks.url", "ftp://example.org")
        press(page, "webhooks.create")
        expect(page.get_by_text("Enter a valid web address.")).to_be_visible(timeout=SOON)
        looks_right(page, "webhooks-new", viewport)
        fill(page, "webhooks.url", f"http://127.0.0.1:{receiver.server_port}/hook")
        press(page, "webhooks.kind.account.rightsChanged")
        press(page, "webhooks.create")
        secret = element(page, "webhooks.secret")
        expect(secret).to_be_visible(timeout=SOON)
        assert secret.input_value().startswith("whsec_")
        looks_right(page, "webhooks-secret", viewport)
        press(page, "webhooks.secret.stored")
        expect(secret).to_have_count(0, timeout=SOON)

        press(page, "webhooks.1.test")
        expect(element(page, "webhooks.1.tested")).to_be_visible(timeout=SOON)
        press(page, "webhooks.1.deliveries")
        expect(page).to_have_url(f"{server.url}/administrator/webhooks/1")
        delivery = element(page, "webhooks.delivery.1")
        expect(delivery).to_contain_text("Response 503", timeout=SOON)
        press(page, "webhooks.delivery.1.replay")
        # The page looks again every few seconds.
        expect(delivery).to_contain_text("Delivered", timeout=SOON)
        looks_right(page, "webhooks-deliveries", viewport)
        assert len(receiver.received) == 2 and len(set(receiver.received)) == 1
        press(page, "webhooks.filter.dead")
        expect(delivery).to_have_count(0, timeout=SOON)

        press(page, "webhooks.back")
        press(page, "webhooks.1.pause")
        expect(element(page, "webhooks.1.resume")).to_be_visible(timeout=SOON)
        looks_right(page, "webhooks-paused", viewport)
        press(page, "webhooks.1.resume")
        expect(element(page, "webhooks.1.pause")).to_be_visible(timeout=SOON)
        press(page, "webhooks.1.remove")
        press(page, "webhooks.confirm")
        expect(element(page, "webhooks.1")).to_have_count(0, timeout=SOON)
    finally:
        server.stop()


@SIZES
def test_an_event_is_found_in_the_log(server, open_page, viewport):
    page = enter(server, open_page, viewport, "system")
    press(page, "administration.page.events")
    expect(page.locator('[data-testid^="administration.logged."]').first).to_be_visible(timeout=SOON)
    looks_right(page, "events", viewport)
    page.locator(".t-disclosure summary").first.click()
    fill(page, "administration.events.thing", "order")
    press(page, "administration.events.filter")
    expect(page.get_by_text("Enter a thing such as order/12.").first).to_be_visible(timeout=SOON)
    fill(page, "administration.events.thing", "")
    press(page, "administration.events.kind.account.rightsChanged")
    press(page, "administration.events.filter")
    found = page.locator('[data-testid^="administration.logged."]')
    expect(found.first).to_contain_text("account.rightsChanged", timeout=SOON)
    found.first.click()
    expect(page.locator(".t-code")).to_contain_text('"roles"', timeout=SOON)
    is_live(page)
    looks_right(page, "events-open", viewport)
    press(page, "administration.events.clear")
    expect(page.locator(".t-code")).to_have_count(0, timeout=SOON)
