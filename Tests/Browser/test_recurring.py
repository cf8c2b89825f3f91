"""A customer chooses a window on home, and has an order repeated: skips a date, pauses, changes, and ends it."""

import datetime
import zoneinfo

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import DESKTOP, PHONE, SCREENSHOTS
from mailbox import mails
from pages import Page, expect
from people import SOON, element, is_live, order_number, press, register, sign_in
from test_paying import ASKS, SAVED_THEN_DECLINED, WORKS, add_card, paid_server, payments_of
from world import IRVINE, Account, eventually

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Orders", "Auth", "Payments"}

__all__ = ["paid_server"]

CUSTOMER = "customer@tumble.example"


def picture(page: Page, viewport, name: str) -> None:
    folder = SCREENSHOTS / "recurring"
    folder.mkdir(parents=True, exist_ok=True)
    size = "phone" if viewport == PHONE else "desktop"
    page.screenshot(path=str(folder / f"{size}-{name}.png"), full_page=True)


def is_accessible(page: Page) -> None:
    """Nothing on the page breaks axe's rules."""
    # A notice covers what is under it for a moment.
    page.locator(".t-toast").first.wait_for(state="detached")
    violations = Axe().run(page).response["violations"]
    assert not violations, [violation["id"] for violation in violations]


def far_weekday() -> str:
    """A day of the week whose next date is too far off for its order to be placed during the test."""
    today = datetime.datetime.now(zoneinfo.ZoneInfo("America/Los_Angeles")).date()
    return (today + datetime.timedelta(days=4)).strftime("%A").lower()


def dates(page: Page):
    return page.locator('[data-testid^="recurring."][data-testid$=".skip"]')


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_window_of_another_day_is_chosen_and_the_order_repeated(server, open_page, viewport):
    page = open_page(server.url, viewport)
    sign_in(page, CUSTOMER)
    press(page, "orders.mode.scheduled")
    press(page, "orders.window.day.1")
    press(page, "orders.window.1")
    expect(element(page, "orders.window.1")).to_have_attribute("aria-current", "true", timeout=SOON)
    expect(element(page, "orders.start.total")).to_contain_text("$", timeout=SOON)
    is_accessible(page)
    picture(page, viewport, "home-scheduled")
    press(page, "orders.start")
    number = order_number(page)
    press(page, "orders.repeat")
    page.wait_for_url(f"**/customer/recurring/new/{number}", timeout=SOON)
    press(page, "recurrence.weeks.2")
    press(page, f"recurrence.day.{far_weekday()}")
    is_accessible(page)
    picture(page, viewport, "form")
    press(page, "recurrence.save")
    page.wait_for_url("**/customer/recurring", timeout=SOON)
    expect(dates(page)).to_have_count(4, timeout=SOON)
    is_accessible(page)
    picture(page, viewport, "list")

    # The second date is skipped, and not skipped after all.
    dates(page).nth(1).click()
    expect(dates(page).nth(1)).to_contain_text("Don't skip", timeout=SOON)
    picture(page, viewport, "skipped")
    dates(page).nth(1).click()
    expect(dates(page).nth(1)).not_to_contain_text("Don't", timeout=SOON)

    # Paused, there are no dates; resumed, there are.
    pause = page.locator('[data-testid^="recurring."][data-testid$=".pause"]')
    pause.click()
    expect(pause).to_contain_text("Resume", timeout=SOON)
    expect(dates(page)).to_have_count(0)
    picture(page, viewport, "paused")
    pause.click()
    expect(dates(page)).to_have_count(4, timeout=SOON)

    page.locator('[data-testid^="recurring."][data-testid$=".change"]').click()
    press(page, "recurrence.bags.plus")
    press(page, "recurrence.save")
    page.wait_for_url("**/customer/recurring", timeout=SOON)
    expect(page.locator("main")).to_contain_text("2 bags", timeout=SOON)

    page.locator('[data-testid^="recurring."][data-testid$=".end"]').click()
    press(page, "recurring.end.confirm")
    expect(dates(page)).to_have_count(0, timeout=SOON)


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_account_leads_to_recurring_orders(server, open_page, viewport):
    page = open_page(server.url, viewport)
    sign_in(page, "sam@tumble.example")
    expect(element(page, "orders.start")).to_be_visible(timeout=SOON)
    page.goto(f"{server.url}/customer/account")
    is_live(page)
    press(page, "auth.row.recurring")
    page.wait_for_url("**/customer/recurring", timeout=SOON)
    expect(element(page, "recurring.new")).to_be_visible(timeout=SOON)
    picture(page, viewport, "empty")
    press(page, "recurring.new")
    page.wait_for_url("**/customer/recurring/new", timeout=SOON)
    press(page, "recurrence.back")
    page.wait_for_url("**/customer/recurring", timeout=SOON)


def test_price_and_start_are_in_sight_and_two_presses_order(server, open_page):
    page = open_page(server.url, PHONE)
    page.set_viewport_size({"width": 390, "height": 844})
    sign_in(page, CUSTOMER)
    for name in ("orders.start", "orders.start.total"):
        expect(element(page, name)).to_be_visible(timeout=SOON)
        expect(element(page, name)).to_be_in_viewport(ratio=1, timeout=SOON)
    expect(element(page, "orders.start.total")).to_contain_text("$", timeout=SOON)
    # One press chooses the bags, the other orders.
    press(page, "orders.bags.plus")
    expect(element(page, "orders.start")).to_be_enabled(timeout=SOON)
    press(page, "orders.start")
    assert order_number(page) > 0


def tomorrow() -> str:
    """A day of the week whose next date is so near that its order is placed at once."""
    today = datetime.datetime.now(zoneinfo.ZoneInfo("America/Los_Angeles")).date()
    return (today + datetime.timedelta(days=1)).strftime("%A").lower()


def recurring_order(account: Account, start: str, end: str, method: int) -> dict:
    """Has an order placed for tomorrow, which the card doesn't pay for, and waits until the customer is asked."""
    new = {
        "bags": 1, "weekday": tomorrow(), "start": start, "end": end, "address": IRVINE, "addOns": ["ironing"], "paymentMethodId": method,
    }
    order = account.call("POST", "/orders/recurring", new)
    return eventually("A question", lambda: next(
        (date for date in account.call("GET", f"/orders/recurring/{order['id']}")["dates"] if date["status"] == "waiting"), None)) | {"order": order["id"]}


@pytest.mark.parametrize(("viewport", "size"), [(PHONE, "phone"), (DESKTOP, "desktop")], ids=["phone", "desktop"])
def test_a_bank_that_asks_and_a_declined_card_wait_for_the_customer(paid_server, open_page, viewport, size):
    page = open_page(paid_server.url, viewport)
    register(page, "Rae Peat", f"repeat-{size}@example.org", "tumble-demo")
    account = Account(paid_server.url, f"repeat-{size}")
    for number in (ASKS, SAVED_THEN_DECLINED, WORKS):
        add_card(page, paid_server, number)
    cards = {method["lastFour"]: method["id"] for method in account.call("GET", "/payments/methods")}
    asked = recurring_order(account, "08:00", "10:00", cards["3184"])
    assert asked["problem"]["code"] == "payment_action_required" and asked["problem"]["until"]
    mail = eventually("A mail", lambda: next((mail for mail in mails(paid_server, f"repeat-{size}@example.org") if "needs you" in mail["Subject"]), None))
    assert "/customer/recurring" in mail.get_content()

    page.goto(f"{paid_server.url}/customer/recurring")
    row = f"recurring.{asked['order']}.{asked['day']}"
    expect(element(page, f"{row}.until")).to_contain_text("You have until", timeout=SOON)
    is_accessible(page)
    picture(page, viewport, "bank-1-wants")
    press(page, f"{row}.retry")
    expect(element(page, "orders.confirm")).to_be_visible(timeout=SOON)
    is_accessible(page)
    picture(page, viewport, "bank-2-asks")
    press(page, "orders.confirm")
    press(page, "card.confirm")
    page.wait_for_url("**/customer/recurring", timeout=SOON)
    expect(element(page, f"{row}.order")).to_be_visible(timeout=SOON)
    picture(page, viewport, "bank-3-placed")

    declined = recurring_order(account, "10:00", "12:00", cards["0341"])
    row = f"recurring.{declined['order']}.{declined['day']}"
    expect(element(page, f"{row}.problem")).to_contain_text("declined", timeout=SOON)
    picture(page, viewport, "declined")
    press(page, f"{row}.card.{cards['4242']}")
    expect(element(page, f"{row}.order")).to_be_visible(timeout=SOON)
    for number in (asked["order"], declined["order"]):
        order = account.call("GET", f"/orders/recurring/{number}")["dates"][0]["orderId"]
        assert [payment["status"] for payment in payments_of(account, order)] == ["authorized"]
    assert len(account.call("GET", "/orders")["items"]) == 2
