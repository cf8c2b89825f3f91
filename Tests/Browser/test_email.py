"""An email address: claimed by registering, confirmed in a session of its account, changed, and lost to its owner."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import DESKTOP, PHONE, SCREENSHOTS, Server
from mailbox import link, mails, next_mail
from pages import Page
from people import HASHED, SOON, element, fill, is_live, press, register, sign_in
from playwright.sync_api import expect
from world import Account

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Auth"}

SIZES = {"phone": PHONE, "desktop": DESKTOP}
LOCALES = {"en": "en-US", "es": "es-US", "pl": "pl-PL"}
PASSWORD = "four purple kettles sing"

in_every_form = pytest.mark.parametrize(("size", "language"), [("phone", "en"), ("desktop", "en"), ("phone", "es"), ("desktop", "pl")])


def look(page: Page, name: str) -> None:
    """Takes a picture, and fails where axe finds a violation or the page is wider than its window."""
    folder = SCREENSHOTS / "email"
    folder.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=str(folder / f"{name}.png"), full_page=True)
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"), f"{name} is too wide"
    results = Axe().run(page, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]})
    assert not results.response["violations"], f"{name}: {results.generate_report()}"


def opened(page: Page) -> Page:
    """The page once somebody has signed in or registered there."""
    page.locator('[data-testid^="tab."]').first.wait_for(timeout=HASHED)
    return page


def account(page: Page, server: Server, path: str = "") -> None:
    page.goto(f"{server.url}/customer/account{path}")
    is_live(page)


@in_every_form
def test_an_address_is_confirmed_in_another_browser_after_signing_in_there(shared_server, open_page, size: str, language: str):
    server, address = shared_server, f"confirming-{size}-{language}@example.com"
    page = open_page(server.url, SIZES[size], locale=LOCALES[language])
    register(page, "Nia Newcomer", address, PASSWORD)
    account(opened(page), server)
    element(page, "auth.verification.resend").wait_for()
    other = open_page(link(server, next_mail(server, address)), SIZES[size], locale=LOCALES[language])
    is_live(other)
    element(other, "auth.submit").wait_for()
    expect(element(other, "auth.verify.confirm")).to_have_count(0)
    look(other, f"confirm-signed-out-{size}-{language}")
    sign_in(other, address, PASSWORD)
    element(other, "auth.verify.done").wait_for(timeout=HASHED)
    look(other, f"confirmed-{size}-{language}")
    press(other, "auth.mail.close")
    opened(other)
    account(page, server)
    element(page, "auth.row.email").wait_for()
    expect(element(page, "auth.verification.resend")).to_have_count(0)


@in_every_form
def test_an_address_changes_once_the_link_to_the_new_one_is_opened(shared_server, open_page, size: str, language: str):
    server, old, new = shared_server, f"old-{size}-{language}@example.com", f"new-{size}-{language}@example.com"
    page = open_page(server.url, SIZES[size], locale=LOCALES[language])
    register(page, "Maya Mover", old, PASSWORD)
    opened(page)
    page.goto(link(server, next_mail(server, old)))
    is_live(page)
    press(page, "auth.verify.confirm")
    element(page, "auth.verify.done").wait_for()
    other = open_page(server.url, SIZES[size], locale=LOCALES[language])
    sign_in(other, old, PASSWORD)
    opened(other)

    account(page, server)
    press(page, "auth.row.email")
    element(page, "auth.email.present").wait_for()
    look(page, f"email-{size}-{language}")
    press(page, "auth.email.save")
    page.locator('[role="alert"]').first.wait_for()
    fill(page, "auth.email.new", new)
    fill(page, "auth.email.password", "not the password")
    press(page, "auth.email.save")
    page.locator("text=/current password|contraseña actual|obecne hasło/i").first.wait_for()
    fill(page, "auth.email.password", PASSWORD)
    press(page, "auth.email.save")
    element(page, "auth.email.pending").wait_for(timeout=HASHED)
    look(page, f"email-waiting-{size}-{language}")
    next_mail(server, old, 1)

    press(page, "auth.email.cancel")
    expect(element(page, "auth.email.pending")).to_have_count(0)
    expect(element(page, "auth.email.password")).to_have_value("")
    fill(page, "auth.email.new", new)
    fill(page, "auth.email.password", PASSWORD)
    press(page, "auth.email.save")
    element(page, "auth.email.pending").wait_for(timeout=HASHED)
    press(page, "auth.email.resend")
    element(page, "auth.email.sentAgain").wait_for()
    look(page, f"email-sent-again-{size}-{language}")

    # A change that was given up before its mail went out has none.
    next_mail(server, new, 1)
    page.goto(link(server, mails(server, new)[-1].get_content()))
    is_live(page)
    press(page, "auth.verify.confirm")
    element(page, "auth.verify.done").wait_for()
    element(other, "auth.signInAgain").wait_for(timeout=SOON)
    look(other, f"signed-out-{size}-{language}")
    sign_in(other, new, PASSWORD)
    account(opened(other), server)
    expect(other.get_by_text(new).first).to_be_visible()
    next_mail(server, old, 2)


@in_every_form
def test_who_registered_with_anothers_address_loses_it_and_changes_it(shared_server, open_page, size: str, language: str):
    server, address = shared_server, f"claimed-{size}-{language}@example.com"
    stranger = open_page(server.url, SIZES[size], locale=LOCALES[language])
    register(stranger, "Sid Stranger", address, PASSWORD)
    opened(stranger)
    strangers = link(server, next_mail(server, address))
    owner = open_page(server.url, SIZES[size], locale=LOCALES[language])
    register(owner, "Olga Owner", address, "seven green lanterns glow")
    opened(owner)
    owner.goto(strangers)
    is_live(owner)
    press(owner, "auth.verify.confirm")
    element(owner, "auth.verify.failed").wait_for()
    element(owner, "auth.signOut").wait_for()
    look(owner, f"other-account-{size}-{language}")
    expect(element(owner, "auth.verify.confirm")).to_have_count(0)
    owner.goto(link(server, next_mail(server, address, 1)))
    is_live(owner)
    press(owner, "auth.verify.confirm")
    element(owner, "auth.verify.done").wait_for()
    account(stranger, server)
    element(stranger, "auth.email.lost").wait_for()
    look(stranger, f"lost-{size}-{language}")
    press(stranger, "auth.email.toChange")
    element(stranger, "auth.email.new").wait_for()
    look(stranger, f"lost-change-{size}-{language}")


def test_registering_with_a_known_address_shows_nothing_of_it(server, open_page):
    pages = []
    for address in ("customer@tumble.example", "unknown@tumble.example"):
        page = open_page(server.url)
        register(page, "Nia Newcomer", address, PASSWORD)
        account(opened(page), server)
        element(page, "auth.verification.resend").wait_for()
        pages.append(page.inner_text("body").replace(address, "the address"))
    assert pages[0] == pages[1]
    text = next_mail(server, "customer@tumble.example")
    assert "You already have an account" in text and "token=" not in text
    assert Account(server.url, "customer").call("GET", "/auth/me")["name"] == "Casey Customer"
