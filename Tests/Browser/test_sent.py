"""What a development server sent: mail, text messages and pushes on one page."""

import json
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import DESKTOP, PHONE, SCREENSHOTS
from people import SOON, element, fill, is_live, press
from playwright.sync_api import Page, expect

#: The features whose screens are under test, for `make affected`.
DRIVES = {"App", "Auth", "Notifications"}

SIZES = pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])

#: A notification's mail, with both parts.
NOTICE = """From: Tumble <no-reply@tumble.example>\r
To: <casey@example.org>\r
Subject: Your order is placed\r
Content-Type: multipart/alternative; boundary="part-1"\r
\r
--part-1\r
Content-Type: text/plain; charset=utf-8\r
Content-Transfer-Encoding: 8bit\r
\r
Follow it: URL/track/7\r
--part-1\r
Content-Type: text/html; charset=utf-8\r
Content-Transfer-Encoding: 8bit\r
\r
<!doctype html><html lang="en"><head><title>Your order is placed</title></head><body><main><h1 style="color:#0b7285">Your order is placed</h1>\r
<p><a href="URL/track/7">Follow it</a></p></main></body></html>\r
--part-1--\r
"""


def looks_right(page: Page, name: str, viewport: dict) -> None:
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        page.screenshot(path=str(SCREENSHOTS / "sent" / f"{name}-{viewport['width']}-{scheme}.png"), full_page=True)
        violations = Axe().run(page).response["violations"]
        assert [f"{scheme} {violation['id']}: {violation['nodes'][0]['html'][:200]}" for violation in violations] == []
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"), "The page is wider than the window."


def keep(folder: Path, channel: str, name: str, text: str) -> None:
    """Leaves a message as the server does; it has neither a phone network nor a push service here."""
    (folder / "data" / channel).mkdir(exist_ok=True)
    (folder / "data" / channel / f"2026-01-01T12:00:00.000Z-{name}").write_text(text, newline="")


@SIZES
def test_what_was_sent_is_read_and_leads_on(server, open_page, viewport):
    page = open_page(server.url, viewport=viewport)
    is_live(page)
    press(page, "demo.sent")
    expect(element(page, "sent.empty")).to_be_visible(timeout=SOON)
    looks_right(page, "empty", viewport)

    # A new password is asked for; its mail is there once the page says so.
    page.goto(f"{server.url}/forgot-password")
    is_live(page)
    fill(page, "auth.forgot.email", "customer@tumble.example")
    press(page, "auth.forgot.send")
    expect(element(page, "auth.forgot.sent")).to_be_visible(timeout=SOON)
    keep(server.folder, "texts", "aa.txt", "To: +17145550100\n\nYour code is 123456.\n")
    push = {"person": 1, "title": "Your driver is here", "body": "Dana waits.", "link": "/customer/home", "time": "2026-01-01T12:00:00.000Z"}
    keep(server.folder, "pushes", "bb.json", json.dumps(push))
    keep(server.folder, "mail", "cc.eml", NOTICE.replace("URL", server.url))
    mail = page.locator('[data-testid="sent.mail"]', has_text="customer@tumble.example")
    for _ in range(20):
        page.goto(f"{server.url}/dev/sent")
        if mail.count():
            break
        page.wait_for_timeout(500)
    expect(mail).to_have_count(1)
    notice = page.locator('[data-testid="sent.mail"]', has_text="Your order is placed")
    notice.locator("summary").click()
    frame = notice.frame_locator("iframe")
    expect(frame.locator("a").first).to_be_visible(timeout=SOON)
    looks_right(page, "list", viewport)
    # A link of the framed page opens a page of its own.
    with page.expect_popup() as opened:
        frame.locator("a").first.click()
    opened.value.wait_for_url(f"{server.url}/track/7")
    opened.value.close()

    element(page, "sent.channel").select_option("text")
    press(page, "sent.show")
    expect(page.locator('[data-testid="sent.text"]')).to_have_count(1)
    expect(mail).to_have_count(0)
    element(page, "sent.channel").select_option("push")
    press(page, "sent.show")
    expect(page.locator('[data-testid="sent.push"]')).to_contain_text("Your driver is here")
    element(page, "sent.person").select_option("+17145550100")
    press(page, "sent.show")
    expect(element(page, "sent.empty")).to_be_visible()
    # The link of a mail's text leads on.
    page.goto(f"{server.url}/dev/sent?channel=mail")
    notice.locator(".sent-text a").click()
    expect(page).to_have_url(f"{server.url}/track/7", timeout=SOON)


@pytest.mark.parametrize(("locale", "title"), [("es-US", "Todo lo enviado"), ("pl-PL", "Wszystko, co wysłano")])
def test_it_is_in_the_readers_language(shared_server, open_page, locale, title):
    page = open_page(f"{shared_server.url}/dev/sent", viewport=PHONE, locale=locale)
    expect(page.locator("h1")).to_have_text(title)
    looks_right(page, f"empty-{locale}", PHONE)


def test_it_is_used_by_keyboard_alone(shared_server, open_page):
    page = open_page(f"{shared_server.url}/dev/sent?channel=push", viewport=DESKTOP)
    page.keyboard.press("Tab")
    for name in ("sent.channel", "sent.person", "sent.show"):
        page.keyboard.press("Tab")
        expect(element(page, name)).to_be_focused()
    page.keyboard.press("Enter")
    expect(element(page, "sent.empty")).to_be_visible()
