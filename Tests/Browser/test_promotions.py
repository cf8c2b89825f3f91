"""An administrator makes a promo code and grants credit; a customer enters wrong and right codes, and pays with credit."""

import pytest
from conftest import DESKTOP, PHONE, Server, running
from looks import looks_right
from pages import expect
from people import SOON, element, fill, is_live, press, sign_in
from world import Account

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Promotions", "Orders", "Auth", "App"}

ADMIN = "dispatcher@tumble.example"
CUSTOMER = "sam@tumble.example"


class PaidServer(Server):
    """A development server that takes payments, without which there is no credit."""

    payments = "fake"


@pytest.fixture
def paid_server():
    yield from running(PaidServer)


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_code_is_made_entered_and_ended(server, open_page, viewport):
    server.admin("roles", ADMIN, "dispatcher", "admin")
    code = f"SPRING-{viewport['width']}"
    page = open_page(server.url, viewport)
    sign_in(page, ADMIN)
    page.locator('[data-testid^="tab."]').first.wait_for()
    page.goto(f"{server.url}/administrator/catalog")
    is_live(page)
    press(page, "administration.page.promotions")
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
    looks_right(page, "promotions/codes", viewport)

    customer = open_page(server.url, viewport)
    sign_in(customer, CUSTOMER)
    is_live(customer)
    expect(element(customer, "orders.price.total")).to_contain_text("$", timeout=SOON)
    customer.get_by_text("Promo code or credit").click()
    fill(customer, "orders.promo.typed", "NOWHERE")
    press(customer, "orders.promo.apply")
    expect(customer.get_by_role("alert").first).to_contain_text("We don't know this code", timeout=SOON)
    looks_right(customer, "promotions/wrong", viewport)
    fill(customer, "orders.promo.typed", code.lower())
    press(customer, "orders.promo.apply")
    expect(customer.locator(".t-prices").first).to_contain_text(f"20 % off with {code}", timeout=SOON)
    looks_right(customer, "promotions/home", viewport)
    press(customer, "orders.start")
    expect(element(customer, "orders.stage")).to_be_visible(timeout=SOON)

    press(page, f"promotions.end.{code}")
    expect(element(page, f"promotions.code.{code}")).to_contain_text("Ended", timeout=SOON)
    expect(element(page, f"promotions.code.{code}")).to_contain_text("Used by 1 ")

    customer.goto(f"{server.url}/customer/account")
    is_live(customer)
    press(customer, "auth.row.credit")
    expect(element(customer, "promotions.balance")).to_contain_text("$0.00", timeout=SOON)
    looks_right(customer, "promotions/credit", viewport)


@pytest.mark.parametrize("viewport", [PHONE, {"width": 1280, "height": 800}], ids=["phone", "desktop"])
def test_a_dispatcher_grants_credit_and_sees_no_codes(paid_server, open_page, viewport):
    sam = Account(paid_server.url, "sam")
    page = open_page(paid_server.url, viewport)
    sign_in(page, ADMIN)
    page.locator('[data-testid^="tab."]').first.wait_for()
    page.goto(f"{paid_server.url}/dispatcher/account")
    is_live(page)
    expect(element(page, "auth.row.promotions")).to_contain_text("Customer credit", timeout=SOON)
    press(page, "auth.row.promotions")
    press(page, "promotions.grant.confirm")
    expect(page.get_by_role("alert").first).to_contain_text("number", timeout=SOON)
    expect(element(page, "promotions.create")).to_have_count(0)
    expect(page.locator(".is-error")).to_have_count(0)
    fill(page, "promotions.grant.customer", str(sam.id))
    fill(page, "promotions.grant.amount", "7.50")
    fill(page, "promotions.grant.reason", "A sock got lost.")
    looks_right(page, "promotions/grant", viewport)
    # By keyboard alone.
    element(page, "promotions.grant.reason").focus()
    page.keyboard.press("Tab")
    expect(element(page, "promotions.grant.confirm")).to_be_focused()
    page.keyboard.press("Enter")
    expect(element(page, "promotions.grant.done")).to_be_visible(timeout=SOON)
    assert sam.call("GET", "/promotions/credit")["balanceCents"] == 750
    looks_right(page, "promotions/granted", viewport)


@pytest.mark.parametrize("language", ["es-ES", "pl-PL"])
def test_promotions_are_read_in_other_languages(server, open_page, language):
    server.admin("roles", ADMIN, "dispatcher", "admin")
    page = open_page(server.url, PHONE, locale=language)
    sign_in(page, ADMIN)
    page.locator('[data-testid^="tab."]').first.wait_for()
    page.goto(f"{server.url}/dispatcher/promotions")
    is_live(page)
    expect(element(page, "promotions.create")).to_contain_text({"es-ES": "Crear código", "pl-PL": "Utwórz kod"}[language], timeout=SOON)
    looks_right(page, f"promotions/{language}", PHONE)
