"""Paying with the provider of development: cards are entered and payments confirmed on its own page, at an origin of its own, and the order waits meanwhile."""

import re
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import DESKTOP, PHONE, SCREENSHOTS, Server, running
from mailbox import mails
from people import SOON, check_address, element, is_live, order_number, press, register, sign_in
from playwright.sync_api import Page, expect
from test_keyboard import tab_to, type_into
from test_screens import FAULTS, look
from world import IRVINE, Account, World, eventually

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Payments", "Orders", "Auth"}

WORKS, DECLINED, SAVED_THEN_DECLINED, ASKS = "4242 4242 4242 4242", "4000 0000 0000 0002", "4000 0000 0000 0341", "4000 0027 6000 3184"


class PaidServer(Server):
    """A development server that takes payments."""

    payments = "fake"


@pytest.fixture(scope="module")
def paid_server():
    yield from running(PaidServer)


def picture(page: Page, name: str) -> None:
    folder = SCREENSHOTS / "paying"
    folder.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=str(folder / f"{name}.png"), full_page=True)


def on_card_page(page: Page, server: Server) -> None:
    """Waits for the provider's page, which is no page of ours."""
    expect(element(page, "card.save")).to_be_visible(timeout=SOON)
    assert urlsplit(page.url).port != server.port


def enter_card(page: Page, number: str) -> None:
    for name, text in (("number", number), ("expiry", "12/34"), ("code", "123")):
        element(page, f"card.{name}").fill(text)
    press(page, "card.save")


def add_card(page: Page, server: Server, number: str) -> None:
    """Adds a card on the page of payment methods."""
    page.goto(f"{server.url}/customer/payments")
    press(page, "payments.add")
    press(page, "payments.card")
    on_card_page(page, server)
    enter_card(page, number)
    expect(page.locator('[data-testid^="payments.method."]').get_by_text(number[-4:]).first).to_be_visible(timeout=SOON)


def payments_of(account: Account, order: int) -> list[dict]:
    return account.call("GET", f"/payments?orderId={order}")


def newcomer(page: Page, name: str) -> str:
    """Registers somebody, fills in an order of two bags, and returns its price."""
    register(page, "Pay Lee", f"{name}@example.org", "tumble-demo")
    expect(element(page, "orders.address.line1")).to_be_visible(timeout=SOON)
    check_address(page, "100 Spectrum Center Dr", "Irvine", "92618")
    press(page, "orders.bags.plus")
    expect(element(page, "orders.noCard")).to_be_visible(timeout=SOON)
    expect(page.get_by_text("Wash and fold × 2")).to_be_visible(timeout=SOON)
    expect(element(page, "orders.start")).to_be_enabled(timeout=SOON)
    return element(page, "orders.start.total").inner_text()


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_newcomer_adds_a_card_on_the_way_and_loses_nothing(paid_server, open_page, size):
    page = open_page(paid_server.url, PHONE if size == "phone" else DESKTOP)
    price = newcomer(page, f"pay-{size}")
    picture(page, f"{size}-1-no-card")
    press(page, "orders.start")
    page.wait_for_url("**/customer/payments/add", timeout=SOON)
    picture(page, f"{size}-2-add")
    press(page, "payments.card")
    on_card_page(page, paid_server)
    picture(page, f"{size}-3-card")
    enter_card(page, DECLINED)
    expect(element(page, "card.message")).to_contain_text("declined", timeout=SOON)
    picture(page, f"{size}-4-declined")
    enter_card(page, WORKS)
    page.wait_for_url("**/customer/home", timeout=SOON)
    expect(element(page, "orders.hold")).to_contain_text("Visa •••• 4242", timeout=SOON)
    expect(page.get_by_text("Wash and fold × 2")).to_be_visible(timeout=SOON)
    expect(element(page, "orders.start.total")).to_have_text(price, timeout=SOON)
    picture(page, f"{size}-5-back")
    press(page, "orders.start")
    order = order_number(page)
    payment = payments_of(Account(paid_server.url, f"pay-{size}"), order)[0]
    assert payment["status"] == "authorized"
    press(page, "orders.payment")
    expect(element(page, f"payments.payment.{payment['id']}")).to_contain_text("Held", timeout=SOON)
    picture(page, f"{size}-6-receipt")


def test_going_back_without_a_card_keeps_the_order(paid_server, open_page):
    page = open_page(paid_server.url)
    price = newcomer(page, "hesitant")
    press(page, "orders.card.add")
    press(page, "payments.card")
    on_card_page(page, paid_server)
    press(page, "card.cancel")
    page.wait_for_url("**/customer/payments/add", timeout=SOON)
    press(page, "payments.back")
    page.wait_for_url("**/customer/home", timeout=SOON)
    expect(element(page, "orders.start.total")).to_have_text(price, timeout=SOON)


def test_a_returning_customer_orders_in_two_taps(paid_server, open_page):
    page = open_page(paid_server.url)
    sign_in(page, "customer@tumble.example")
    expect(element(page, "orders.hold")).to_contain_text("$", timeout=SOON)
    start = element(page, "orders.start")
    expect(start).to_be_enabled(timeout=SOON)
    box = start.bounding_box()
    assert box["y"] + box["height"] <= PHONE["height"], "the button is below the screen"
    start.click()
    order = order_number(page)
    assert [payment["status"] for payment in payments_of(Account(paid_server.url, "customer"), order)] == ["authorized"]


@pytest.mark.parametrize(("answer", "size"), [("confirm", "phone"), ("refuse", "desktop")])
def test_a_bank_asks_while_an_order_is_placed(paid_server, open_page, answer, size):
    page = open_page(paid_server.url, PHONE if size == "phone" else DESKTOP)
    name = f"bank-{answer}"
    newcomer(page, name)
    account = Account(paid_server.url, name)
    press(page, "orders.start")
    press(page, "payments.card")
    on_card_page(page, paid_server)
    enter_card(page, ASKS)
    expect(element(page, "orders.hold")).to_contain_text("3184", timeout=SOON)
    press(page, "orders.start")
    expect(element(page, "orders.confirm")).to_be_visible(timeout=SOON)
    picture(page, f"{size}-bank-1-asks")
    press(page, "orders.confirm")
    expect(element(page, "card.confirm")).to_be_visible(timeout=SOON)
    assert urlsplit(page.url).port != paid_server.port
    picture(page, f"{size}-bank-2-page")
    press(page, f"card.{answer}")
    if answer == "confirm":
        order = order_number(page)
        assert [payment["status"] for payment in payments_of(account, order)] == ["authorized"]
    else:
        expect(element(page, "orders.message")).to_contain_text("confirm", timeout=SOON)
        expect(element(page, "orders.card.other")).to_be_visible()
        picture(page, f"{size}-bank-3-refused")
        assert account.call("GET", "/orders")["items"] == []


def test_a_declined_card_gives_way_to_another(paid_server, open_page):
    page = open_page(paid_server.url)
    sign_in(page, "sam@tumble.example")
    expect(element(page, "orders.start")).to_be_visible(timeout=SOON)
    before = len(Account(paid_server.url, "sam").call("GET", "/orders")["items"])
    add_card(page, paid_server, SAVED_THEN_DECLINED)
    page.goto(f"{paid_server.url}/customer/home")
    page.get_by_role("button", name="Visa •••• 0341").click()
    expect(element(page, "orders.hold")).to_contain_text("0341", timeout=SOON)
    expect(element(page, "orders.start")).to_be_enabled(timeout=SOON)
    press(page, "orders.start")
    expect(element(page, "orders.message")).to_contain_text("declined", timeout=SOON)
    picture(page, "phone-declined")
    page.get_by_role("button", name="Use Visa •••• 4242").click()
    expect(element(page, "orders.hold")).to_contain_text("4242", timeout=SOON)
    press(page, "orders.start")
    order = order_number(page)
    assert len(Account(paid_server.url, "sam").call("GET", "/orders")["items"]) == before + 1
    assert payments_of(Account(paid_server.url, "sam"), order)[0]["status"] == "authorized"


def test_a_receipt_follows_its_order_and_is_mailed(paid_server, open_page):
    world = World.empty(paid_server.url)
    order = world.order(IRVINE)
    payment = payments_of(world.customer, order)[0]["id"]
    page = open_page(paid_server.url)
    sign_in(page, "customer@tumble.example")
    expect(element(page, "orders.start")).to_be_visible(timeout=SOON)
    page.goto(f"{paid_server.url}/customer/payments/orders/{order}")
    card = element(page, f"payments.payment.{payment}")
    expect(card).to_contain_text("Held", timeout=SOON)
    before = len(mails(paid_server, "customer@tumble.example"))
    world.customer.call("POST", f"/orders/{order}/tip", {"tipCents": 300})
    world.bring(order)
    world.wash(order)
    # The page is open all the while.
    expect(card.locator(".t-pill")).to_have_text("Paid", timeout=3 * SOON)
    taken = payments_of(world.customer, order)[0]
    assert taken["capturedCents"] == world.customer.call("GET", f"/orders/{order}")["price"]["totalCents"]
    world.dispatcher.call("POST", f"/payments/{payment}/refund", {"amountCents": 500, "reason": "A stain stayed."})
    expect(card).to_contain_text("Refunded", timeout=3 * SOON)
    picture(page, "phone-receipt-refunded")
    sent = eventually("A receipt", lambda: mails(paid_server, "customer@tumble.example")[before:])[0]
    assert f"order {order}" in sent["Subject"]
    plain, html = (sent.get_body((kind,)).get_content() for kind in ("plain", "html"))
    total = f"${taken['capturedCents'] / 100:.2f}"
    assert total in plain and total in html and "Tip: $3.00" in plain
    press(page, f"payments.mail.{payment}")
    expect(page.get_by_text("We've mailed your receipt.")).to_be_visible(timeout=SOON)
    eventually("Another receipt", lambda: mails(paid_server, "customer@tumble.example")[before + 1:])
    world.bring_back(order)


@pytest.mark.parametrize("language", ["en-US", "es-US", "pl-PL"])
def test_the_provider_s_pages_fit_and_are_accessible(paid_server, open_page, language):
    page = open_page(paid_server.url, locale=language)
    sign_in(page, "customer@tumble.example")
    expect(element(page, "orders.start")).to_be_visible(timeout=SOON)
    page.goto(f"{paid_server.url}/customer/payments")
    press(page, "payments.add")
    press(page, "payments.card")
    on_card_page(page, paid_server)
    assert page.evaluate("document.documentElement.lang") == language[:2]
    enter_card(page, "1234")
    page.locator("summary").click()
    faults = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        for name, viewport in (("phone", PHONE), ("desktop", DESKTOP)):
            page.set_viewport_size(viewport)
            faults += page.evaluate(FAULTS)
            picture(page, f"card-{name}-{scheme}-{language[:2]}")
            results = Axe().run(page, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]})
            faults += [f"axe {violation['id']}: {violation['nodes'][0]['html'][:160]}" for violation in results.response["violations"]]
    assert not faults, "\n".join(faults)


def test_a_card_is_added_and_a_payment_confirmed_by_keyboard_alone(paid_server, open_page):
    page = open_page(paid_server.url, DESKTOP)
    newcomer(page, "keys")
    tab_to(page, "orders.start")
    page.keyboard.press("Enter")
    page.wait_for_url("**/customer/payments/add", timeout=SOON)
    expect(element(page, "payments.card")).to_be_visible(timeout=SOON)
    tab_to(page, "payments.card")
    page.keyboard.press("Enter")
    on_card_page(page, paid_server)
    for name, text in (("number", ASKS), ("expiry", "1234"), ("code", "123")):
        type_into(page, f"card.{name}", text)
    page.keyboard.press("Enter")
    expect(element(page, "orders.hold")).to_contain_text("3184", timeout=SOON)
    expect(element(page, "orders.start")).to_be_enabled(timeout=SOON)
    tab_to(page, "orders.start")
    page.keyboard.press("Enter")
    expect(element(page, "orders.confirm")).to_be_visible(timeout=SOON)
    tab_to(page, "orders.confirm")
    page.keyboard.press("Enter")
    expect(element(page, "card.confirm")).to_be_visible(timeout=SOON)
    tab_to(page, "card.confirm")
    page.keyboard.press("Enter")
    order_number(page)


def test_a_laundry_without_payment_says_so(shared_server, open_page):
    page = open_page(shared_server.url)
    sign_in(page, "customer@tumble.example")
    expect(element(page, "orders.payLater")).to_be_visible(timeout=SOON)
    picture(page, "phone-pay-later")
    press(page, "orders.start")
    order_number(page)


def test_cards_never_reach_our_server(paid_server, open_page):
    page = open_page(paid_server.url)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(f"{request.url} {request.post_data or ''}") if urlsplit(request.url).port == paid_server.port else None)
    page.on("websocket", lambda socket: socket.on("framesent", lambda payload: sent.append(str(payload))))
    sign_in(page, "customer@tumble.example")
    expect(element(page, "orders.start")).to_be_visible(timeout=SOON)
    add_card(page, paid_server, "5555 5555 5555 4444")
    assert sent and not re.search("5555", "".join(sent))


@pytest.mark.parametrize("language", ["en", "es", "pl"])
def test_the_screens_of_paying_fit_and_are_accessible(paid_server, open_page, language):
    world = World.empty(paid_server.url)
    world.reads("customer", language)
    order = world.order(IRVINE)
    page = open_page(paid_server.url, locale=f"{language}-US")
    sign_in(page, "customer@tumble.example")
    expect(element(page, "orders.hold")).to_be_visible(timeout=SOON)
    faults: list[str] = []
    for name, path in (("methods", ""), ("add", "/add"), ("receipt", f"/orders/{order}")):
        page.goto(f"{paid_server.url}/customer/payments{path}")
        is_live(page)
        page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")
        look(page, f"paying-{name}-{language}", faults)
    world.reads("customer", "en")
    assert not faults, "\n".join(faults)
