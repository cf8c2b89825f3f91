"""The second step of signing in: set up, given, proved again, lost."""

import base64
import hashlib
import hmac
import re
import sqlite3
import time

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import DESKTOP, PHONE, SCREENSHOTS, Server, running
from pages import Page, expect
from people import SOON, element, fill, is_live, press, sign_in

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Auth", "App"}

SIZES = pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
CUSTOMER = "customer@tumble.example"
DISPATCHER = "dispatcher@tumble.example"


class ShortTokens(Server):
    """Devices get new access tokens all the time, which state what the database knows of a session."""

    @property
    def command(self) -> list[str]:
        return [*super().command, "--set", "ACCESS_TOKEN_SECONDS=3"]

    def forget_proofs(self) -> None:
        """Lets all proofs of who somebody is be too long ago."""
        file = next((self.folder / "data").glob("*.sqlite"))
        with sqlite3.connect(file, timeout=10) as database:
            database.execute("UPDATE auth_session SET proved_at = NULL")


class Strict(Server):
    """A server whose staff need a second factor, as in production."""

    @property
    def command(self) -> list[str]:
        return [*super().command, "--set", "SECOND_FACTOR_REQUIRED=YES"]


@pytest.fixture
def short_tokens():
    yield from running(ShortTokens)


@pytest.fixture
def strict():
    yield from running(Strict)


def code(secret: str, steps: int = 0) -> str:
    """The code that an authenticator app shows, now or so many steps of 30 seconds later (RFC 6238)."""
    key = base64.b32decode(secret)
    mac = hmac.new(key, (int(time.time()) // 30 + steps).to_bytes(8, "big"), hashlib.sha1).digest()
    offset = mac[-1] & 15
    return f"{(int.from_bytes(mac[offset:offset + 4], 'big') & 0x7FFFFFFF) % 1_000_000:06}"


def wait_for_early_step() -> None:
    """Leaves the end of a step, so that a code is still shown when it arrives."""
    while time.time() % 30 > 20:
        time.sleep(0.5)


def set_up(page: Page) -> tuple[str, list[str]]:
    """Sets an authenticator app up on the open page; returns its secret and the recovery codes."""
    press(page, "auth.totp.turnOn")
    secret = element(page, "auth.totp.secret").inner_text().replace(" ", "")
    assert page.locator('[data-testid="auth.totp.qr"] svg').count() == 1
    look(page, "setup")
    fill(page, "auth.code", "000000")
    press(page, "auth.totp.confirm")
    expect(page.get_by_text("This code is wrong")).to_be_visible()
    wait_for_early_step()
    fill(page, "auth.code", code(secret))
    press(page, "auth.totp.confirm")
    element(page, "auth.codes.saved").wait_for()
    codes = element(page, "auth.codes").inner_text().split()
    assert len(set(codes)) == 10
    look(page, "recovery-codes")
    press(page, "auth.codes.saved")
    return secret, codes


def sign_out(page: Page, url: str) -> None:
    page.goto(url + "/customer/account")
    is_live(page)
    press(page, "auth.signOut")
    press(page, "auth.signOut.confirm")
    element(page, "auth.submit").wait_for()


def look(page: Page, name: str) -> None:
    """Takes a picture, and has axe look for what people with other eyes or hands couldn't use."""
    width = page.viewport_size["width"]
    page.screenshot(path=str(SCREENSHOTS / "two-step" / f"{name}-{width}.png"), full_page=True)
    violations = Axe().run(page).response["violations"]
    assert [f"{violation['id']}: {violation['nodes'][0]['html'][:200]}" for violation in violations] == [], name


@SIZES
def test_a_second_step_is_set_up_and_signs_in_by_code_or_recovery_code(server, open_page, viewport):
    page = open_page(server.url, viewport)
    sign_in(page, CUSTOMER)
    page.locator('[data-testid^="tab."]').first.wait_for()
    page.goto(server.url + "/customer/account/security")
    is_live(page)
    element(page, "auth.row.password").wait_for()
    look(page, "off")
    secret, recovery = set_up(page)
    element(page, "auth.totp.on").wait_for()
    look(page, "on")
    sign_out(page, server.url)

    sign_in(page, CUSTOMER)
    element(page, "auth.code").wait_for()
    look(page, "sign-in")
    fill(page, "auth.code", "000000")
    press(page, "auth.submit")
    expect(page.get_by_text("This code is wrong")).to_be_visible()
    wait_for_early_step()
    fill(page, "auth.code", code(secret, 1))
    press(page, "auth.submit")
    page.locator('[data-testid^="tab."]').first.wait_for()
    sign_out(page, server.url)

    sign_in(page, CUSTOMER)
    fill(page, "auth.code", recovery[0].upper())
    press(page, "auth.submit")
    page.locator('[data-testid^="tab."]').first.wait_for()
    page.goto(server.url + "/customer/account/security")
    is_live(page)
    expect(page.get_by_text("9 recovery codes left")).to_be_visible()
    press(page, "auth.totp.turnOff")
    press(page, "auth.totp.turnOff.confirm")
    element(page, "auth.totp.turnOn").wait_for()


@SIZES
def test_a_change_that_matters_asks_whether_it_is_them(short_tokens, open_page, viewport):
    page = open_page(short_tokens.url, viewport)
    sign_in(page, CUSTOMER)
    page.locator('[data-testid^="tab."]').first.wait_for()
    page.goto(short_tokens.url + "/customer/account/security")
    is_live(page)
    element(page, "auth.totp.turnOn").wait_for()
    short_tokens.forget_proofs()
    page.wait_for_timeout(3_500)  # until the access token of before has expired
    press(page, "auth.totp.turnOn")
    element(page, "auth.proof.password").wait_for()
    look(page, "proof")
    fill(page, "auth.proof.password", "not my password")
    press(page, "auth.proof.submit")
    expect(page.get_by_text("That's not your current password.")).to_be_visible(timeout=SOON)
    fill(page, "auth.proof.password", "tumble-demo")
    press(page, "auth.proof.submit")
    element(page, "auth.totp.secret").wait_for()
    expect(element(page, "auth.proof.password")).to_have_count(0)


@SIZES
def test_staff_set_it_up_first_and_an_operator_helps_who_lost_the_phone(strict, open_page, viewport):
    page = open_page(strict.url, viewport)
    sign_in(page, DISPATCHER)
    element(page, "auth.totp.turnOn").wait_for()
    look(page, "required")
    assert page.locator('[data-testid^="tab."]').count() == 0
    secret, _ = set_up(page)
    page.locator('[data-testid^="tab."]').first.wait_for()
    expect(page).to_have_url(re.compile("/dispatcher/"))

    assert "no second factor any more" in strict.admin("factors", "remove", DISPATCHER)
    element(page, "auth.submit").wait_for(timeout=SOON)
    sign_in(page, DISPATCHER)
    element(page, "auth.totp.turnOn").wait_for()
    assert code(secret)


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "pl-PL"])
def test_the_pages_are_in_each_language(server, open_page, locale):
    page = open_page(server.url, PHONE, locale=locale)
    sign_in(page, CUSTOMER)
    page.locator('[data-testid^="tab."]').first.wait_for()
    page.goto(server.url + "/customer/account/security")
    is_live(page)
    press(page, "auth.totp.turnOn")
    element(page, "auth.totp.secret").wait_for()
    look(page, f"setup-{locale}")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
