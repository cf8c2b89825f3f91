"""Somebody applies to drive: from nothing to the first time online, with a question on the way, declined, and withdrawn."""

import re
import struct
import uuid
import zlib

import pytest
from conftest import DESKTOP, PHONE
from looks import looks_right
from pages import Page, expect
from people import SOON, element, fill, is_live, press, sign_in
from world import APPLICATION, DOCUMENT, Account, World

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Fleet", "Auth", "Administration", "Notifications"}

ADMIN = "dispatcher@tumble.example"
SIZES = pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
KINDS = ("licenseFront", "licenseBack", "insurance", "vehicle")
FORM = {**APPLICATION, "name": "Marisol Vega"}


def png(width: int, height: int, color: bytes) -> bytes:
    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    rows = (b"\0" + color * width) * height
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


PHOTO = {"name": "photo.png", "mimeType": "image/png", "buffer": png(64, 40, b"\x40\x80\xc0")}
POLICY = {"name": "policy.pdf", "mimeType": "application/pdf", "buffer": DOCUMENT}
SCRIPT = {"name": "license.png", "mimeType": "image/png", "buffer": b"<script>alert(1)</script>"}


class Newcomer:
    """A customer who has just registered."""

    def __init__(self, server, language: str | None = None):
        self.name = f"apply{uuid.uuid4().hex[:8]}"
        World.empty(server.url).customer.call(
            "POST", "/auth/register",
            {"name": "Marisol Vega", "email": f"{self.name}@example.org", "password": "tumble-demo", **({"language": language} if language else {})})
        self.url = server.url
        self.account = Account(server.url, self.name)

    def open(self, open_page, viewport: dict, place: str, **options) -> Page:
        page = open_page(self.url, viewport, **options)
        sign_in(page, f"{self.name}@example.org")
        page.locator('[data-testid^="tab."]').first.wait_for(timeout=60_000)
        page.goto(f"{self.url}/customer/{place}")
        is_live(page)
        return page

    def application(self) -> dict:
        return self.account.call("GET", "/drivers/application")["application"]


def open_list(server, open_page, viewport: dict) -> Page:
    server.admin("roles", ADMIN, "dispatcher", "admin")
    page = open_page(server.url, viewport)
    sign_in(page, ADMIN)
    page.locator('[data-testid^="tab."]').first.wait_for(timeout=60_000)
    page.goto(f"{server.url}/administrator/catalog")
    is_live(page)
    press(page, "administration.page.applications")
    expect(page).to_have_url(f"{server.url}/administrator/applications", timeout=SOON)
    return page


def fill_form(page: Page, viewport: dict, pictures: bool = True) -> None:
    """Fills all steps in, from the first one on."""
    for entry in ("name", "birthday", "phone", "address"):
        fill(page, f"fleet.apply.{entry}", FORM[entry])
    element(page, "fleet.apply.area").select_option(FORM["area"])
    press(page, "fleet.apply.continue")
    expect(element(page, "fleet.apply.make")).to_be_visible(timeout=SOON)
    if pictures:
        looks_right(page, "driving/vehicle", viewport)
    for entry in ("make", "model", "color", "plate"):
        fill(page, f"fleet.apply.{entry}", FORM[entry])
    element(page, "fleet.apply.bags").fill("8")
    element(page, "fleet.apply.bags").blur()
    press(page, "fleet.apply.continue")
    expect(element(page, "fleet.apply.licenseNumber")).to_be_visible(timeout=SOON)
    for entry in ("licenseNumber", "licenseExpires"):
        fill(page, f"fleet.apply.{entry}", FORM[entry])
    press(page, "fleet.apply.continue")
    expect(element(page, "fleet.apply.licenseFront")).to_be_attached(timeout=SOON)


def add_documents(page: Page) -> None:
    for kind in KINDS:
        element(page, f"fleet.apply.{kind}").set_input_files([POLICY if kind == "insurance" else PHOTO])
        expect(element(page, f"fleet.apply.{kind}.file")).to_be_visible(timeout=SOON)


def decide(page: Page, status: str) -> None:
    press(page, f"fleet.decision.{status}")
    press(page, "fleet.decision.confirm")
    expect(element(page, f"fleet.decision.{status}")).to_have_count(0, timeout=SOON)


@SIZES
def test_from_nothing_to_the_first_time_online(server, open_page, viewport):
    newcomer = Newcomer(server)
    page = newcomer.open(open_page, viewport, "account")
    press(page, "auth.row.drive")
    expect(page).to_have_url(f"{server.url}/customer/drive", timeout=SOON)
    expect(element(page, "fleet.apply.start")).to_be_visible(timeout=SOON)
    looks_right(page, "driving/start", viewport)
    press(page, "fleet.apply.start")
    expect(page).to_have_url(f"{server.url}/customer/drive/person", timeout=SOON)
    # The name is known; the rest is said at its field.
    expect(element(page, "fleet.apply.name")).to_have_value("Marisol Vega", timeout=SOON)
    press(page, "fleet.apply.continue")
    expect(page.get_by_text("This field is required.").first).to_be_visible(timeout=SOON)
    looks_right(page, "driving/person-wrong", viewport)
    fill_form(page, viewport)
    # Nothing of it is lost with a new page.
    page.reload()
    is_live(page)
    press(page, "fleet.apply.continue")
    expect(page.get_by_text("We need this document, too.").first).to_be_visible(timeout=SOON)
    element(page, "fleet.apply.licenseFront").set_input_files([SCRIPT])
    expect(page.get_by_text("license.png: Send a JPEG, PNG or WebP picture, or a PDF.").first).to_be_visible(timeout=SOON)
    add_documents(page)
    looks_right(page, "driving/documents", viewport)
    press(page, "fleet.apply.continue")
    expect(element(page, "fleet.apply.submit")).to_be_visible(timeout=SOON)
    press(page, "fleet.apply.submit")
    expect(element(page, "fleet.apply.terms.message")).to_be_visible(timeout=SOON)
    press(page, "fleet.apply.terms")
    looks_right(page, "driving/check", viewport)
    press(page, "fleet.apply.submit")
    expect(element(page, "fleet.apply.status")).to_have_text("Sent", timeout=SOON)
    looks_right(page, "driving/sent", viewport)
    number = newcomer.application()["id"]

    desk = open_list(server, open_page, viewport)
    row = element(desk, f"fleet.application.{number}")
    expect(row).to_contain_text("••••567", timeout=SOON)
    assert "D1234567" not in desk.content()
    looks_right(desk, "driving/list", viewport)
    row.click()
    expect(desk.get_by_text("D1234567").first).to_be_visible(timeout=SOON)
    picture = element(desk, "fleet.file.licenseFront")
    expect(picture).to_be_visible(timeout=SOON)
    desk.wait_for_function("image => image.complete && image.naturalWidth > 0", arg=picture.element_handle(), timeout=SOON)
    fill(desk, "fleet.application.note", "Called her, all is well.")
    press(desk, "fleet.application.note.add")
    expect(desk.locator(".t-timeline").get_by_text("Called her, all is well.")).to_be_visible(timeout=SOON)
    looks_right(desk, "driving/application", viewport)
    # More is asked for before it is approved.
    press(desk, "fleet.decision.infoRequested")
    expect(desk.get_by_text("Write the applicant what's missing, or why not.").first).to_be_visible(timeout=SOON)
    fill(desk, "fleet.decision.words", "Is the policy still valid?")
    decide(desk, "infoRequested")

    # The applicant sees it at once, and replies.
    expect(element(page, "fleet.apply.words")).to_have_text(re.compile("Is the policy still valid"), timeout=SOON)
    expect(page.get_by_text("Called her")).to_have_count(0)
    looks_right(page, "driving/asked", viewport)
    page.goto(f"{server.url}/customer/drive/documents")
    is_live(page)
    element(page, "fleet.apply.insurance").set_input_files([PHOTO])
    expect(element(page, "fleet.apply.insurance.file")).to_contain_text("photo.png", timeout=SOON)
    press(page, "fleet.apply.continue")
    press(page, "fleet.apply.terms")
    press(page, "fleet.apply.submit")
    expect(element(page, "fleet.apply.status")).to_have_text("Sent", timeout=SOON)

    desk.reload()
    is_live(desk)
    press(desk, "fleet.decision.approved")
    looks_right(desk, "driving/question", viewport)
    press(desk, "fleet.decision.confirm")
    expect(element(desk, "fleet.application.state")).to_have_text("Approved", timeout=SOON)
    expect(element(page, "fleet.apply.status")).to_have_text("Approved", timeout=SOON)

    # The next page knows that the person drives, without signing in again.
    page.reload()
    is_live(page)
    press(page, "fleet.apply.drive")
    expect(page).to_have_url(f"{server.url}/driver/home", timeout=SOON)
    press(page, "fleet.goOnline")
    expect(element(page, "fleet.takeBreak")).to_be_visible(timeout=SOON)
    expect(element(page, "fleet.vehicle")).to_contain_text("White Ford Transit · 7ABC123", timeout=SOON)
    page.goto(f"{server.url}/customer/account")
    is_live(page)
    expect(element(page, "auth.row.payments").or_(element(page, "auth.row.recurring")).first).to_be_visible(timeout=SOON)
    expect(element(page, "auth.row.drive")).to_have_count(0)


@SIZES
def test_declined_with_a_reason_and_a_time_to_come_back(server, open_page, viewport):
    newcomer = Newcomer(server)
    page = newcomer.open(open_page, viewport, "drive/person")
    fill_form(page, viewport, pictures=False)
    add_documents(page)
    press(page, "fleet.apply.continue")
    press(page, "fleet.apply.terms")
    press(page, "fleet.apply.submit")
    expect(element(page, "fleet.apply.status")).to_have_text("Sent", timeout=SOON)
    desk = open_list(server, open_page, viewport)
    press(desk, f"fleet.application.{newcomer.application()['id']}")
    fill(desk, "fleet.decision.words", "We have enough drivers in Irvine.")
    decide(desk, "declined")
    expect(element(page, "fleet.apply.words")).to_contain_text("We have enough drivers in Irvine.", timeout=SOON)
    expect(element(page, "fleet.apply.later")).to_contain_text("You can apply again from", timeout=SOON)
    expect(element(page, "fleet.apply.start")).to_have_count(0)
    looks_right(page, "driving/declined", viewport)
    # It is among the declined ones, and a notification says so.
    press(desk, "fleet.back")
    element(desk, "fleet.applications.status").select_option("Declined")
    expect(desk).to_have_url(f"{server.url}/administrator/applications?status=declined", timeout=SOON)
    expect(element(desk, f"fleet.application.{newcomer.application()['id']}")).to_be_visible(timeout=SOON)
    titles = [item["title"] for item in newcomer.account.call("GET", "/notifications")["items"]]
    assert "We can't take you on as a driver right now" in titles


@SIZES
def test_withdrawn_and_begun_again(server, open_page, viewport):
    newcomer = Newcomer(server)
    newcomer.account.call("PUT", "/drivers/application", FORM)
    page = newcomer.open(open_page, viewport, "drive")
    expect(element(page, "fleet.apply.status")).to_have_text("Not sent yet", timeout=SOON)
    press(page, "fleet.apply.withdraw")
    press(page, "fleet.apply.withdraw.dismiss")
    expect(element(page, "fleet.apply.withdraw.confirm")).to_have_count(0, timeout=SOON)
    press(page, "fleet.apply.withdraw")
    press(page, "fleet.apply.withdraw.confirm")
    expect(element(page, "fleet.apply.status")).to_have_text("Withdrawn", timeout=SOON)
    press(page, "fleet.apply.start")
    expect(element(page, "fleet.apply.phone")).to_have_value(FORM["phone"], timeout=SOON)
    press(page, "fleet.apply.continue")
    expect(element(page, "fleet.apply.make")).to_have_value("Ford", timeout=SOON)
    assert newcomer.application()["status"] == "draft"


@pytest.mark.parametrize(("language", "title", "start"), [
    ("es", "Conduce con nosotros", "Empezar tu solicitud"), ("pl", "Jeździj z nami", "Rozpocznij zgłoszenie"),
], ids=["es", "pl"])
def test_the_form_in_other_languages(server, open_page, language, title, start):
    newcomer = Newcomer(server)
    newcomer.account.call("PUT", f"/users/{newcomer.account.id}/profile", {"language": language})
    page = newcomer.open(open_page, PHONE, "drive")
    expect(page.get_by_role("heading", name=title).first).to_be_visible(timeout=SOON)
    expect(element(page, "fleet.apply.start")).to_have_text(start)
    press(page, "fleet.apply.start")
    expect(element(page, "fleet.apply.continue")).to_be_visible(timeout=SOON)
    for step in ("person", "vehicle", "license", "documents", "check"):
        newcomer.account.call("PUT", "/drivers/application", FORM)
        page.goto(f"{server.url}/customer/drive/{step}")
        is_live(page)
        expect(element(page, "fleet.back")).to_be_visible(timeout=SOON)
        looks_right(page, f"driving/{step}-{language}", PHONE)
