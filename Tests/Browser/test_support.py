"""A customer asks for help from an order, a dispatcher replies by keyboard, and both see it at once; then the ticket is closed and rated."""

import struct
import zlib

import pytest
from conftest import PHONE, Server, running
from looks import looks_right
from pages import Page, expect
from people import SOON, element, fill, is_live, press, sign_in
from world import IRVINE, World

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Support", "Orders", "Auth", "Payments", "Promotions"}

WIDE = {"width": 1440, "height": 900}


class PaidServer(Server):
    """A development server that takes payments, without which there is no credit."""

    payments = "fake"


@pytest.fixture
def paid_server():
    yield from running(PaidServer)


def enter(page: Page, person: str, address: str) -> None:
    sign_in(page, f"{person}@tumble.example")
    page.locator('[data-testid^="tab."]').first.wait_for()
    page.goto(address)
    is_live(page)


@pytest.mark.parametrize("viewport", [PHONE, WIDE], ids=["phone", "desktop"])
def test_a_question_is_asked_answered_and_closed(server, open_page, viewport):
    world = World.empty(server.url)
    order = world.order(IRVINE)
    customer = open_page(server.url, viewport)
    enter(customer, "customer", f"{server.url}/customer/activity/{order}")

    # From the order to the form, which says what is missing.
    press(customer, "orders.help")
    customer.wait_for_url(f"**/customer/support/new/{order}", timeout=SOON)
    expect(customer.get_by_text(f"Order {order}").first).to_be_attached(timeout=SOON)
    press(customer, "support.send")
    expect(customer.get_by_role("alert").first).to_be_visible(timeout=SOON)
    looks_right(customer, "support/form-wrong", viewport)
    press(customer, "support.category.delivery")
    fill(customer, "support.subject", "Where is my laundry?")
    fill(customer, "support.description", "It was due two hours ago.")
    press(customer, "support.send")
    expect(element(customer, "support.message.description")).to_contain_text("due two hours ago", timeout=SOON)
    number = int(customer.url.rsplit("/", 1)[1])
    looks_right(customer, "support/ticket", viewport)

    # The dispatcher finds it in the queue, and takes it on with a key.
    desk = open_page(server.url, viewport)
    enter(desk, "dispatcher", f"{server.url}/dispatcher/support")
    card = element(desk, f"support.ticket.{number}")
    expect(card).to_contain_text("Where is my laundry?", timeout=SOON)
    looks_right(desk, "support/queue", viewport)
    card.focus()
    desk.keyboard.press("a")
    expect(element(desk, f"support.ticket.{number}.take")).to_have_count(0, timeout=SOON)
    desk.keyboard.press("Enter")
    desk.wait_for_url(f"**/dispatcher/support/{number}", timeout=SOON)

    # A note stays with staff, a reply is at the customer's at once.
    press(desk, "support.reply.note")
    fill(desk, "support.reply", "The plant was slow today.")
    desk.keyboard.press("Enter")
    expect(desk.get_by_text("The plant was slow today.").first).to_be_visible(timeout=SOON)
    press(desk, "support.reply.public")
    press(desk, "support.reply.answers")
    desk.locator('[data-testid^="support.reply.answer."]').filter(has_text="Running late").click()
    expect(element(desk, "support.reply")).to_have_value(f"Hi Casey, we're sorry that order {order} is running late. We've asked the driver and will "
                                                         "write to you within the hour.\nDee Dispatcher", timeout=SOON)
    press(desk, "support.reply.send")
    expect(customer.get_by_text(f"order {order} is running late").first).to_be_visible(timeout=SOON)
    expect(customer.get_by_text("The plant was slow today.")).to_have_count(0)
    looks_right(desk, "support/desk", viewport)
    looks_right(customer, "support/replied", viewport)

    # The customer's answer is at the desk at once; then nothing is left to do.
    fill(customer, "support.reply", "It's here now, thanks!")
    press(customer, "support.reply.send")
    expect(desk.get_by_text("It's here now, thanks!").first).to_be_visible(timeout=SOON)
    expect(element(customer, "support.reply")).to_have_value("", timeout=SOON)
    press(desk, "support.close")
    expect(element(desk, "support.reopen")).to_be_visible(timeout=SOON)
    press(customer, "support.rating.5")
    fill(customer, "support.rating.comment", "Quick")
    press(customer, "support.rating.send")
    expect(element(customer, "support.rated")).to_be_visible(timeout=SOON)
    expect(element(desk, "support.rated")).to_contain_text("Quick", timeout=SOON)
    looks_right(customer, "support/rated", viewport)
    assert world.customer.call("GET", f"/support/tickets/{number}")["rating"] == 5


def test_the_queue_is_searched_and_filtered(server, open_page):
    world = World.empty(server.url)
    late, torn = (world.customer.call("POST", "/support/tickets", {"subject": subject, "description": "...", "category": category})["id"]
                  for subject, category in (("Delivery delay", "delivery"), ("Torn shirt", "damage")))
    desk = open_page(server.url, WIDE)
    enter(desk, "dispatcher", f"{server.url}/dispatcher/support")
    expect(element(desk, f"support.ticket.{late}")).to_be_visible(timeout=SOON)
    # By arrow keys from ticket to ticket: what is due first comes first.
    element(desk, f"support.ticket.{late}").focus()
    desk.keyboard.press("ArrowDown")
    expect(element(desk, f"support.ticket.{torn}")).to_be_focused()
    desk.keyboard.press("ArrowUp")
    expect(element(desk, f"support.ticket.{late}")).to_be_focused()
    fill(desk, "support.search", "shirt")
    expect(element(desk, f"support.ticket.{late}")).to_have_count(0, timeout=SOON)
    expect(element(desk, f"support.ticket.{torn}")).to_be_visible(timeout=SOON)
    fill(desk, "support.search", "")
    element(desk, "support.filter.category").select_option(label="Pickup or delivery")
    expect(element(desk, f"support.ticket.{torn}")).to_have_count(0, timeout=SOON)
    expect(element(desk, f"support.ticket.{late}")).to_be_visible(timeout=SOON)
    press(desk, "support.status.closed")
    expect(desk.get_by_text("No tickets here")).to_be_visible(timeout=SOON)
    # A new ticket shows at once.
    element(desk, "support.filter.category").select_option(label="All")
    press(desk, "support.status.open")
    new = world.driver.call("POST", "/support/tickets", {"subject": "Flat tire", "description": "On the freeway.", "category": "driving"})["id"]
    expect(element(desk, f"support.ticket.{new}")).to_be_visible(timeout=SOON)


@pytest.mark.parametrize("language", ["es-ES", "pl-PL"])
def test_support_is_read_in_other_languages(server, open_page, language):
    world = World.empty(server.url)
    world.customer.call("POST", "/support/tickets", {"subject": "Delivery delay", "description": "..."})
    page = open_page(server.url, PHONE, locale=language)
    enter(page, "customer", f"{server.url}/customer/account")
    press(page, "auth.row.support")
    expect(page.get_by_text({"es-ES": "Responderemos pronto", "pl-PL": "Wkrótce odpowiemy"}[language]).first).to_be_visible(timeout=SOON)
    looks_right(page, f"support/{language}", PHONE)
    press(page, "support.new")
    expect(element(page, "support.send")).to_be_visible(timeout=SOON)
    looks_right(page, f"support/form-{language}", PHONE)


@pytest.mark.parametrize("viewport", [PHONE, WIDE], ids=["phone", "desktop"])
def test_the_help_is_searched_read_and_judged(server, open_page, viewport):
    World.empty(server.url)
    customer = open_page(server.url, viewport)
    enter(customer, "customer", f"{server.url}/customer/support")
    press(customer, "support.help")
    expect(element(customer, "support.article.ordering")).to_be_visible(timeout=SOON)
    looks_right(customer, "support/help", viewport)
    fill(customer, "support.help.search", "refund")
    expect(element(customer, "support.article.ordering")).to_have_count(0, timeout=SOON)
    press(customer, "support.article.paying")
    customer.wait_for_url("**/customer/support/help/paying", timeout=SOON)
    expect(customer.get_by_role("heading", name="Refunds", exact=True)).to_be_visible(timeout=SOON)
    press(customer, "support.helped.no")
    expect(customer.get_by_text("Write to us, and we'll help.")).to_be_visible(timeout=SOON)
    looks_right(customer, "support/article", viewport)
    # What was said is still known, and the form offers articles about the subject.
    customer.reload()
    is_live(customer)
    press(customer, "support.help.new")
    fill(customer, "support.subject", "My shirt is damaged")
    press(customer, "support.article.lost-or-damaged")
    customer.wait_for_url("**/customer/support/help/lost-or-damaged", timeout=SOON)
    customer.go_back()
    expect(element(customer, "support.subject")).to_have_value("My shirt is damaged", timeout=SOON)


def picture(width: int, height: int) -> bytes:
    """A PNG with a gradient, as another program writes it."""
    rows = zlib.compress(b"".join(b"\0" + bytes((x * 255 // width, y * 255 // height, 150)[c] for x in range(width) for c in range(3)) for y in range(height)))
    parts = ((b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)), (b"IDAT", rows), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in parts)


SHIRT = {"name": "shirt.png", "mimeType": "image/png", "buffer": picture(320, 240)}
RECEIPT = {"name": "receipt.pdf", "mimeType": "application/pdf", "buffer": b"%PDF-1.4\ntrailer<<>>\n%%EOF\n"}
#: A moving picture, which only begins as a PNG by its name.
SCRIPT = {"name": "photo.png", "mimeType": "image/png", "buffer": b"<script>alert(1)</script>"}


def files(page: Page):
    return page.locator('[data-testid^="support.file."]:not([data-testid$=".remove"])')


def is_shown(page: Page, image) -> None:
    expect(image).to_be_visible(timeout=SOON)
    page.wait_for_function("image => image.complete && image.naturalWidth > 0", arg=image.element_handle(), timeout=SOON)


@pytest.mark.parametrize("viewport", [PHONE, WIDE], ids=["phone", "desktop"])
def test_pictures_and_documents_go_both_ways(server, open_page, viewport):
    world = World.empty(server.url)
    customer = open_page(server.url, viewport)
    enter(customer, "customer", f"{server.url}/customer/support/new")
    press(customer, "support.category.damage")
    fill(customer, "support.subject", "A torn shirt")
    fill(customer, "support.description", "Look at the sleeve.")
    # What isn't a picture says so by its name; what is one shows, and can be taken back.
    element(customer, "support.attach").set_input_files([SCRIPT])
    expect(customer.get_by_text("photo.png: Send a JPEG, PNG or WebP picture, or a PDF.").first).to_be_visible(timeout=SOON)
    element(customer, "support.attach").set_input_files([SHIRT, RECEIPT])
    expect(files(customer)).to_have_count(2, timeout=SOON)
    expect(customer.get_by_text("photo.png: Send")).to_have_count(0, timeout=SOON)
    is_shown(customer, files(customer).first.locator("img"))
    looks_right(customer, "support/form-files", viewport)
    customer.get_by_role("button", name="Remove receipt.pdf").click()
    expect(files(customer)).to_have_count(1, timeout=SOON)
    press(customer, "support.send")
    sent = customer.get_by_role("img", name="Picture: shirt.png")
    is_shown(customer, sent)
    number = int(customer.url.rsplit("/", 1)[1])

    # The dispatcher sees it, and sends a document without a word.
    desk = open_page(server.url, viewport)
    enter(desk, "dispatcher", f"{server.url}/dispatcher/support/{number}")
    is_live(desk)
    is_shown(desk, desk.get_by_role("img", name="Picture: shirt.png"))
    element(desk, "support.attach").set_input_files([RECEIPT])
    expect(desk.get_by_role("button", name="Remove receipt.pdf")).to_be_visible(timeout=SOON)
    looks_right(desk, "support/desk-files", viewport)
    press(desk, "support.reply.send")
    expect(desk.get_by_role("button", name="Remove receipt.pdf")).to_have_count(0, timeout=SOON)
    document = customer.get_by_role("link", name="receipt.pdf")
    expect(document).to_be_visible(timeout=SOON)
    looks_right(customer, "support/files", viewport)
    with customer.expect_download() as download:
        document.click()
    assert download.value.suggested_filename == "receipt.pdf"
    with open(download.value.path(), "rb") as saved:
        assert saved.read() == RECEIPT["buffer"]
    assert world.customer.call("GET", f"/support/tickets/{number}")["attachments"][0]["name"] == "shirt.png"


def test_a_file_that_is_too_large_or_lost_says_so(server, open_page, tmp_path):
    world = World.empty(server.url)
    ticket = world.customer.call("POST", "/support/tickets", {"subject": "Delivery delay", "description": "..."})["id"]
    page = open_page(server.url, PHONE)
    enter(page, "customer", f"{server.url}/customer/support/{ticket}")
    is_live(page)
    large = tmp_path / "large.pdf"
    large.write_bytes(b"%PDF-1.4\n" + bytes(11 << 20))
    element(page, "support.attach").set_input_files(str(large))
    expect(page.get_by_text("large.pdf: A file can have up to 10 MB.").first).to_be_visible(timeout=SOON)
    small = [{"name": f"{number}.pdf", "mimeType": "application/pdf", "buffer": RECEIPT["buffer"] + b"%d" % number} for number in range(6)]
    element(page, "support.attach").set_input_files(small)
    expect(page.get_by_text("A message can have up to 5 files.").first).to_be_visible(timeout=SOON)
    expect(files(page)).to_have_count(5, timeout=SOON)
    expect(element(page, "support.attach")).to_be_disabled()
    looks_right(page, "support/too-many", PHONE)
    page.get_by_role("button", name="Remove 0.pdf").click()
    expect(element(page, "support.attach")).to_be_enabled(timeout=SOON)
    page.route("**/live/files/**", lambda route: route.abort())
    element(page, "support.attach").set_input_files([RECEIPT])
    expect(page.get_by_text("You're offline. Add the file once you're connected again.").first).to_be_visible(timeout=SOON)
    page.unroute("**/live/files/**")
    element(page, "support.attach").set_input_files([RECEIPT])
    expect(page.get_by_role("button", name="Remove receipt.pdf")).to_be_visible(timeout=SOON)


@pytest.mark.parametrize("viewport", [PHONE, WIDE], ids=["phone", "desktop"])
def test_staff_grant_credit_and_merge_tickets(paid_server, open_page, viewport):
    server = paid_server
    world = World.empty(server.url)
    order = world.order(IRVINE)
    first, second = (world.customer.call("POST", "/support/tickets", {"subject": subject, "description": "...", "category": "damage", "orderId": order})["id"]
                     for subject in ("Torn shirt", "The shirt again"))
    customer = open_page(server.url, viewport)
    enter(customer, "customer", f"{server.url}/customer/support/{second}")
    desk = open_page(server.url, viewport)
    enter(desk, "dispatcher", f"{server.url}/dispatcher/support/{second}")
    desk.get_by_text("Actions", exact=True).first.click()
    for name in ("refund", "redeliver", "credit", "merge"):
        expect(element(desk, f"support.{name}")).to_be_visible(timeout=SOON)
    press(desk, "support.credit")
    press(desk, "support.credit.grant")
    expect(desk.get_by_text("Enter an amount up to $500.").first).to_be_visible(timeout=SOON)
    fill(desk, "support.credit.amount", "12.50")
    fill(desk, "support.credit.reason", "Sorry for the shirt")
    looks_right(desk, "support/credit", viewport)
    press(desk, "support.credit.grant")
    expect(desk.get_by_text("Credit granted: $12.50").first).to_be_visible(timeout=SOON)
    expect(customer.get_by_text("Credit granted: $12.50").first).to_be_visible(timeout=SOON)
    expect(element(desk, "support.credit.amount")).to_have_count(0, timeout=SOON)

    # The second ticket goes on in the first one, on both sides.
    press(desk, "support.merge")
    press(desk, f"support.merge.{first}")
    expect(element(desk, "support.merge.confirm")).to_be_visible(timeout=SOON)
    looks_right(desk, "support/merge", viewport)
    press(desk, "support.merge.confirm")
    desk.wait_for_url(f"**/dispatcher/support/{first}", timeout=SOON)
    expect(desk.get_by_text(f"Ticket {second} was merged into this one").first).to_be_visible(timeout=SOON)
    looks_right(desk, "support/merged", viewport)
    press(customer, "support.merged.open")
    customer.wait_for_url(f"**/customer/support/{first}", timeout=SOON)
    expect(customer.get_by_text("Credit granted: $12.50").first).to_be_visible(timeout=SOON)

    # Money is given back on the page of the order's payments.
    desk.get_by_text("Actions", exact=True).first.click()
    press(desk, "support.refund")
    desk.wait_for_url(f"**/dispatcher/refunds/{order}", timeout=SOON)


def test_a_failed_pickup_shows_in_the_queue_by_itself(server, open_page):
    world = World.empty(server.url)
    order = world.order(IRVINE)
    desk = open_page(server.url, WIDE)
    enter(desk, "dispatcher", f"{server.url}/dispatcher/support")
    door = world.accept(order)["stops"][0]
    for status in ("enRoute", "arrived"):
        world.report(door, status)
    world.driver.call("PUT", f"/drivers/stops/{door['id']}", {"status": "failed", "reason": "notAtHome"})
    card = desk.locator('[data-testid^="support.ticket."]').filter(has_text=f"Pickup of order {order} failed").first
    expect(card).to_be_visible(timeout=SOON)
    card.click()
    expect(desk.get_by_text("Nobody but our team sees this ticket.").first).to_be_visible(timeout=SOON)
    fill(desk, "support.reply", "Called them")
    desk.keyboard.press("Enter")
    expect(desk.get_by_text("Internal note · Dee Dispatcher").first).to_be_visible(timeout=SOON)
    looks_right(desk, "support/incident", WIDE)
