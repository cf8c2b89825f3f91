"""Sessions that are more than one tab: another browser of the same person, another process that serves the same browser."""

import re
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import pytest
from conftest import Server
from people import SOON, element, fill, is_live, press, sign_in
from playwright.sync_api import Page, expect
from world import eventually

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Auth"}

#: How long an access token lives here, in seconds.
LIFETIME = 2


class ShortTokens(Server):
    """A server whose access tokens end soon."""

    @property
    def command(self) -> list[str]:
        return super().command + ["--set", f"ACCESS_TOKEN_SECONDS={LIFETIME}"]


@pytest.fixture
def two_servers():
    """Two processes on one data folder, as behind a balancer."""
    with tempfile.TemporaryDirectory(prefix="tumble-browser-") as folder:
        servers = [ShortTokens(Path(folder)), ShortTokens(Path(folder))]
        try:
            for server in servers:
                server.start()
            yield servers
        finally:
            for server in servers:
                server.stop()


def has_tabs(page: Page) -> None:
    page.locator('[data-testid^="tab."]').first.wait_for(timeout=SOON)


def mailed_links(server: Server, path: str) -> list[str]:
    """The links to a page in the mail that was sent, the oldest first, as addresses of this server."""
    texts = [file.read_text() for file in sorted((server.folder / "data" / "mail").glob("*.eml"))]
    return [link for text in texts for link in re.findall(rf"{path}\?token=[\w-]+", text)]


def test_a_mailed_link_sets_a_new_password_and_signs_out_everywhere(server, open_page):
    elsewhere = open_page(server.url)
    sign_in(elsewhere, "customer@tumble.example")
    has_tabs(elsewhere)

    page = open_page(server.url)
    is_live(page)
    press(page, "auth.toForgotPassword")
    fill(page, "auth.forgot.email", "customer@tumble.example")
    press(page, "auth.forgot.send")
    element(page, "auth.forgot.sent").wait_for()
    link = eventually("The mail", lambda: mailed_links(server, "/reset-password"))[-1]

    page.goto(server.url + link)
    is_live(page)
    fill(page, "auth.reset.password", "a brand new passphrase")
    press(page, "auth.reset.save")
    element(page, "auth.reset.done").wait_for()
    # Nobody touches the other browser: it learns of it by itself.
    element(elsewhere, "auth.submit").wait_for(timeout=SOON)

    press(page, "auth.mail.close")
    sign_in(page, "customer@tumble.example", "a brand new passphrase")
    has_tabs(page)

    again = open_page(server.url + link)
    is_live(again)
    fill(again, "auth.reset.password", "another new passphrase")
    press(again, "auth.reset.save")
    element(again, "auth.reset.spent").wait_for()


def test_two_tabs_on_two_processes_stay_signed_in_past_their_token(two_servers, open_page):
    first, second = two_servers
    page = open_page(first.url)
    sign_in(page, "customer@tumble.example")
    has_tabs(page)
    # The cookie is exchanged after the sign-in; browsers send one host's cookies to all of its ports.
    eventually("The session's row", lambda: rows(first, "SELECT COUNT(*) FROM live_browser_session") == [(1,)])
    other = page.context.new_page()
    other.goto(second.url)
    has_tabs(other)
    renewed = rows(first, "SELECT COUNT(*) FROM auth_refresh_token")[0][0]
    for _ in range(3):
        page.wait_for_timeout((LIFETIME + 1) * 1000)
        for tab, server in ((page, first), (other, second)):
            tab.evaluate("address => { window.location.href = address }", server.url + "/customer/account/devices")
        for tab in (page, other):
            expect(tab.locator('[data-testid="auth.back"]')).to_have_count(1, timeout=SOON)
            is_live(tab)
    assert rows(first, "SELECT COUNT(*) FROM auth_refresh_token")[0][0] >= renewed + 3, "The tokens were renewed."
    assert rows(first, "SELECT kind FROM auth_security_event WHERE kind = 'refresh_reused'") == []
    assert rows(first, "SELECT COUNT(*) FROM auth_session WHERE revoked_at IS NULL") == [(1,)]


def test_what_is_shown_without_a_server_says_from_when_it_is(server, open_page):
    page = open_page(server.url)
    sign_in(page, "customer@tumble.example")
    has_tabs(page)
    since = page.locator(".when-saved").first
    for tab in ("tab.activity", "tab.retail"):
        press(page, tab)
        is_live(page)
        expect(since).to_be_hidden()
        server.kill()
        expect(since).to_be_visible(timeout=SOON)
        expect(since).to_have_text(re.compile(r"Saved data from\s*\d{1,2}:\d\d"))
        server.start()
        expect(since).to_be_hidden(timeout=2 * SOON)


def rows(server: Server, statement: str) -> list[tuple]:
    with closing(sqlite3.connect(server.folder / "data" / "tumble.sqlite")) as database:
        return database.execute(statement).fetchall()
