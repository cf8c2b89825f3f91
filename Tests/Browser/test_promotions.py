"""An administrator makes a promo code and grants credit; a customer enters wrong and right codes, and pays with credit."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import DESKTOP, PHONE, SCREENSHOTS
from pages import Page, expect
from people import SOON, element, fill, is_live, press, sign_in

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Promotions", "Orders", "Auth", "App"}

ADMIN = "dispatcher@tumble.example"
CUSTOMER = "sam@tumble.example"


def check(page: Page, name: str, viewport: dict) -> None:
    """Keeps a picture of the page, light and dark, and finds what assistive technology would stumble over."""
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.screenshot(path=str(SCREENSHOTS / "promotions" / f"{name}-{viewport['width']}-{scheme}.png"), full_page=True)
        violations = Axe().run(page).response["violations"]
        assert [f"{violation['id']}: {violation['nodes'][0]['html'][:200]}" for violation in violations] == []
    page.emulate_media(color_scheme="light")


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_code_is_made_entered_and_ended(server, open_page, viewport):
    server.admin("roles", ADMIN, "dispatcher", "admin")
    code = f"SPRING-{viewport['width']}"
    page = open_page(server.url, viewport)
    sign_in(page, ADMIN)
    page.locator('[data-testid^="tab."]').first.wait_for()
    page.goto(f"{server.url}/dispatcher/account")
    is_live(page)
    press(page, "auth.row.promotions")
    fill(page, "promotions.code", code)
    fill(page, "promotions.value", "much")
    press(page, "promotions.create")
    expect(page.get_by_role("alert").first).to_contain_text("number", timeout=SOON)
    # By keyboard alone.
    element(page, "promotions.value").focus()
    page.keyboard.press("Control+a")
    page.keyboard.type("20")
    page.keyboard.press("Tab")
    expect(element(page, "promotions.minimum")).to_be_focused()
    element(page, "promotions.create").focus()
    page.keyboard.press("Enter")
    expect(element(page, f"promotions.code.{code}")).to_contain_text("20 % off", timeout=SOON)
    check(page, "codes", viewport)

    customer = open_page(server.url, viewport)
    sign_in(customer, CUSTOMER)
    is_live(customer)
    expect(element(customer, "orders.price.total")).to_contain_text("$", timeout=SOON)
    customer.get_by_text("Promo code or credit").click()
    fill(customer, "orders.promo.typed", "NOWHERE")
    press(customer, "orders.promo.apply")
    expect(customer.get_by_role("alert").first).to_contain_text("We don't know this code", timeout=SOON)
    check(customer, "wrong", viewport)
    fill(customer, "orders.promo.typed", code.lower())
    press(customer, "orders.promo.apply")
    expect(customer.locator(".t-prices").first).to_contain_text(f"20 % off with {code}", timeout=SOON)
    check(customer, "home", viewport)
    press(customer, "orders.start")
    expect(element(customer, "orders.stage")).to_be_visible(timeout=SOON)

    press(page, f"promotions.end.{code}")
    expect(element(page, f"promotions.code.{code}")).to_contain_text("Ended", timeout=SOON)
    expect(element(page, f"promotions.code.{code}")).to_contain_text("Used by 1 ")

    customer.goto(f"{server.url}/customer/account")
    is_live(customer)
    press(customer, "auth.row.credit")
    expect(element(customer, "promotions.balance")).to_contain_text("$0.00", timeout=SOON)
    check(customer, "credit", viewport)


@pytest.mark.parametrize("language", ["es-ES", "pl-PL"])
def test_promotions_are_read_in_other_languages(server, open_page, language):
    server.admin("roles", ADMIN, "dispatcher", "admin")
    page = open_page(server.url, PHONE, locale=language)
    sign_in(page, ADMIN)
    page.locator('[data-testid^="tab."]').first.wait_for()
    page.goto(f"{server.url}/dispatcher/promotions")
    is_live(page)
    expect(element(page, "promotions.create")).to_contain_text({"es-ES": "Crear código", "pl-PL": "Utwórz kod"}[language], timeout=SOON)
    check(page, language, PHONE)
