"""Passkeys with Chromium's virtual authenticator: made, used to sign in, renamed and removed, in every language, on a phone and on a desktop."""

import pytest
from conftest import DESKTOP, PHONE, Server, running
from pages import expect
from people import HASHED, element, fill, is_live, press, sign_in
from playwright.sync_api import Page
from screens import enter
from test_screens import look
from test_two_step import DISPATCHER, ShortTokens, Strict

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Auth"}

DEVICES = {"english-phone": ("en-US", PHONE), "english-desktop": ("en-US", DESKTOP), "spanish-desktop": ("es-US", DESKTOP), "polish-phone": ("pl-PL", PHONE)}


SIZES = pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])


@pytest.fixture
def short_tokens():
    yield from running(ShortTokens)


@pytest.fixture
def strict():
    yield from running(Strict)


class Authenticator:
    """A virtual authenticator of a page's browser, whose person agrees at once."""

    def __init__(self, page: Page):
        self.session = page.context.new_cdp_session(page)
        self.session.send("WebAuthn.enable")
        options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True, "isUserVerified": True}
        self.id = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]

    def knows_its_person(self, knows: bool) -> None:
        self.session.send("WebAuthn.setUserVerified", {"authenticatorId": self.id, "isUserVerified": knows})

    @property
    def credentials(self) -> list[dict]:
        return self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})["credentials"]


def named(server: Server) -> str:
    """The address by name: browsers have no passkeys for machines that are named by number."""
    return f"http://localhost:{server.port}"


def sign_out(page: Page, url: str, mode: str = "customer") -> None:
    page.goto(f"{url}/{mode}/account")
    is_live(page)
    press(page, "auth.signOut")
    press(page, "auth.signOut.confirm")
    element(page, "auth.submit").wait_for()


@pytest.mark.parametrize("device", DEVICES)
def test_a_passkey_is_made_and_signs_in_until_it_is_removed(server: Server, open_page, device: str):
    (locale, viewport), url, faults = DEVICES[device], named(server), []
    page = open_page(url, viewport=viewport, locale=locale)
    authenticator = Authenticator(page)
    element(page, "auth.signInWithPasskey").wait_for()
    look(page, f"passkey-sign-in-{device}", faults)
    page.set_viewport_size(viewport)
    enter(page, "customer")
    page.goto(f"{url}/customer/account/passkeys")
    element(page, "auth.passkey.add").wait_for()
    look(page, f"passkeys-empty-{device}", faults)
    page.set_viewport_size(viewport)

    authenticator.knows_its_person(False)
    press(page, "auth.passkey.add")
    element(page, "auth.passkey.add.message").wait_for()
    look(page, f"passkeys-refused-{device}", faults)
    page.set_viewport_size(viewport)
    authenticator.knows_its_person(True)
    press(page, "auth.passkey.add")
    element(page, "auth.passkey.1").wait_for()
    expect(element(page, "auth.passkey.add.message")).to_have_count(0)
    assert [each["rpId"] for each in authenticator.credentials] == ["localhost"]
    press(page, "auth.passkey.add")
    element(page, "auth.passkey.add.message").wait_for()
    assert len(authenticator.credentials) == 1, "the device has a passkey already"

    press(page, "auth.passkey.1.rename")
    look(page, f"passkeys-rename-{device}", faults)
    page.set_viewport_size(viewport)
    fill(page, "auth.passkey.name", "My phone")
    press(page, "auth.passkey.save")
    expect(element(page, "auth.passkey.1")).to_contain_text("My phone")
    look(page, f"passkeys-{device}", faults)
    page.set_viewport_size(viewport)

    sign_out(page, url)
    press(page, "auth.signInWithPasskey")
    page.locator('[data-testid^="tab."]').first.wait_for(timeout=HASHED)

    page.goto(f"{url}/customer/account/passkeys")
    is_live(page)
    press(page, "auth.passkey.1.remove")
    press(page, "auth.passkey.remove.confirm")
    expect(element(page, "auth.passkey.1")).to_have_count(0)
    sign_out(page, url)
    press(page, "auth.signInWithPasskey")
    element(page, "auth.signInWithPasskey.message").wait_for()
    look(page, f"passkey-unknown-{device}", faults)
    assert not faults, "\n".join(faults)


def test_a_restarted_server_offers_passkeys_again(server: Server, open_page):
    page = open_page(named(server))
    Authenticator(page)
    element(page, "auth.signInWithPasskey").wait_for()
    with page.expect_websocket(timeout=HASHED):
        server.kill()
        server.start()
    is_live(page)
    press(page, "auth.signInWithPasskey")
    element(page, "auth.signInWithPasskey.message").wait_for()


def test_a_page_without_a_name_offers_no_passkeys(server: Server, open_page):
    page = open_page(server.url)
    Authenticator(page)
    enter(page, "customer")
    page.goto(f"{server.url}/customer/account/passkeys")
    is_live(page)
    element(page, "auth.passkeys.unavailable").wait_for()
    expect(element(page, "auth.passkey.add")).to_have_count(0)


@SIZES
def test_a_passkey_answers_whether_it_is_them(short_tokens, open_page, viewport):
    url, faults = named(short_tokens), []
    page = open_page(url, viewport)
    authenticator = Authenticator(page)
    enter(page, "customer")
    page.goto(f"{url}/customer/account/passkeys")
    press(page, "auth.passkey.add")
    element(page, "auth.passkey.1").wait_for()

    page.goto(f"{url}/customer/account/security")
    is_live(page)
    element(page, "auth.totp.turnOn").wait_for()
    short_tokens.forget_proofs()
    page.wait_for_timeout(3_500)  # until the access token of before has expired
    press(page, "auth.totp.turnOn")
    element(page, "auth.proof.passkey").wait_for()
    look(page, f"passkey-proof-{viewport['width']}", faults)
    page.set_viewport_size(viewport)
    authenticator.knows_its_person(False)
    press(page, "auth.proof.passkey")
    element(page, "auth.proof.passkey.message").wait_for()
    authenticator.knows_its_person(True)
    press(page, "auth.proof.passkey")
    element(page, "auth.totp.secret").wait_for()
    expect(element(page, "auth.proof.password")).to_have_count(0)
    assert not faults, "\n".join(faults)


@SIZES
def test_staff_set_up_a_passkey_first_and_prove_themselves_with_it(strict, open_page, viewport):
    url, faults = named(strict), []
    page = open_page(url, viewport)
    Authenticator(page)
    sign_in(page, DISPATCHER)
    element(page, "auth.passkey.add").wait_for()
    press(page, "auth.passkey.add")
    page.locator('[data-testid^="tab."]').first.wait_for()
    sign_out(page, url, "dispatcher")

    sign_in(page, DISPATCHER)
    element(page, "auth.proof.passkey").wait_for()
    assert page.locator('[data-testid^="tab."]').count() == 0
    look(page, f"passkey-required-{viewport['width']}", faults)
    page.set_viewport_size(viewport)
    press(page, "auth.proof.passkey")
    page.locator('[data-testid^="tab."]').first.wait_for()
    assert not faults, "\n".join(faults)
