"""An account that an operator locks: its pages sign out, its owner is told why, and all is well once it is unlocked."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import DESKTOP, PHONE, SCREENSHOTS
from people import HASHED, element, register, sign_in
from playwright.sync_api import expect

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Auth"}

SIZES = {"phone": PHONE, "desktop": DESKTOP}
LOCALES = {"en": "en-US", "es": "es-US", "pl": "pl-PL"}
TOLD = {"en": "Your account is locked.", "es": "Tu cuenta está bloqueada.", "pl": "Twoje konto jest zablokowane."}
PASSWORD = "four purple kettles sing"


@pytest.mark.parametrize(("size", "language"), [("phone", "en"), ("desktop", "en"), ("phone", "es"), ("desktop", "pl")])
def test_who_is_locked_out_is_signed_out_and_told_why(shared_server, open_page, size: str, language: str):
    address = f"locked-{size}-{language}@example.com"
    page = open_page(shared_server.url, SIZES[size], locale=LOCALES[language])
    register(page, "Lou Lockett", address, PASSWORD)
    page.locator('[data-testid^="tab."]').first.wait_for(timeout=HASHED)
    shared_server.admin("disable", address)
    element(page, "auth.submit").wait_for(timeout=HASHED)
    sign_in(page, address, PASSWORD)
    expect(page.get_by_text(TOLD[language])).to_be_visible(timeout=HASHED)
    folder = SCREENSHOTS / "lockout"
    folder.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=str(folder / f"locked-{size}-{language}.png"), full_page=True)
    results = Axe().run(page, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]})
    assert not results.response["violations"], results.generate_report()
    shared_server.admin("enable", address)
    sign_in(page, address, PASSWORD)
    page.locator('[data-testid^="tab."]').first.wait_for(timeout=HASHED)
