"""An administrator sees the product as somebody does, and changes nothing."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import DESKTOP, PHONE, SCREENSHOTS
from pages import Page, expect
from people import SOON, element, fill, is_live, press, sign_in
from world import Account, World

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Administration", "Auth", "App", "Chat", "Orders"}

ADMIN = "dispatcher@tumble.example"
REASON = "Asked on the phone why the total differs."
SIZES = pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
BARS = {
    "en": "You are viewing as {}. Nothing can be changed.",
    "es": "Estás viendo la cuenta de {}. No se puede cambiar nada.",
    "pl": "Przeglądasz jako {}. Niczego nie można zmienić.",
}


def looks_right(page: Page, name: str, viewport: dict) -> None:
    page.screenshot(path=str(SCREENSHOTS / "administration" / f"{name}-{viewport['width']}.png"), full_page=True)
    violations = Axe().run(page).response["violations"]
    assert [f"{violation['id']}: {violation['nodes'][0]['html'][:200]}" for violation in violations] == []
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def begin(server, page: Page, person: Account) -> None:
    page.goto(f"{server.url}/administrator/people/{person.id}")
    is_live(page)
    press(page, "administration.view")
    fill(page, "administration.view.reason", REASON)
    press(page, "administration.view.begin")
    expect(element(page, "auth.viewing")).to_be_visible(timeout=SOON)
    expect(page).to_have_url(re.compile("/customer/"), timeout=SOON)
    is_live(page)


def administrator(server, open_page, viewport: dict) -> Page:
    server.admin("roles", ADMIN, "dispatcher", "admin")
    page = open_page(server.url, viewport)
    sign_in(page, ADMIN)
    page.locator('[data-testid^="tab."]').first.wait_for()
    return page


@SIZES
def test_an_administrator_sees_the_customers_pages_changes_nothing_and_comes_back(server, open_page, viewport):
    world = World(server.url)
    page = administrator(server, open_page, viewport)
    page.goto(f"{server.url}/administrator/people/{world.customer.id}")
    is_live(page)
    press(page, "administration.view")
    press(page, "administration.view.begin")
    expect(page.get_by_role("alert").first).to_be_visible(timeout=SOON)
    looks_right(page, "view-form", viewport)
    press(page, "administration.view.cancel")
    begin(server, page, world.customer)
    looks_right(page, "viewing-home", viewport)

    # Live, the person's, and under the bar wherever one goes.
    page.goto(f"{server.url}/customer/activity/{world.waiting}")
    is_live(page)
    expect(element(page, "auth.viewing")).to_contain_text("Nothing can be changed")
    looks_right(page, "viewing-order", viewport)
    before = world.customer.call("GET", f"/orders/{world.waiting}")
    press(page, "orders.cancel")
    fill(page, "orders.cancel.reason", "Changed my mind")
    press(page, "orders.cancel.confirm")
    expect(page.get_by_text(re.compile("^You are viewing as"))).to_have_count(2, timeout=SOON)
    assert world.customer.call("GET", f"/orders/{world.waiting}") == before

    # A conversation stays between those who have it, and nothing of it counts as read or as being there.
    unread = [each["unreadCount"] for each in world.customer.call("GET", "/chat/conversations")["items"]]
    page.goto(f"{server.url}/customer/messages/{world.conversation}")
    is_live(page)
    expect(element(page, "auth.viewing")).to_be_visible()
    assert [each["unreadCount"] for each in world.customer.call("GET", "/chat/conversations")["items"]] == unread

    page.reload()
    is_live(page)
    press(page, "auth.viewing.end")
    expect(element(page, "auth.viewing")).to_have_count(0, timeout=SOON)
    is_live(page)
    page.goto(f"{server.url}/administrator/people/{world.customer.id}")
    is_live(page)
    expect(element(page, "administration.viewing.1")).to_contain_text(REASON, timeout=SOON)
    expect(element(page, "administration.person.events")).to_contain_text("viewing ended", timeout=SOON)

    own = open_page(server.url, viewport)
    sign_in(own, "customer@tumble.example")
    own.locator('[data-testid^="tab."]').first.wait_for()
    own.goto(f"{server.url}/customer/account/privacy")
    is_live(own)
    expect(element(own, "auth.privacy.viewings")).to_contain_text(REASON, timeout=SOON)
    looks_right(own, "viewing-told", viewport)


@SIZES
@pytest.mark.parametrize("language", list(BARS))
def test_the_bar_speaks_the_persons_language_and_goes_with_the_administrators_session(server, open_page, viewport, language):
    customer = Account(server.url, "customer")
    customer.call("PUT", f"/users/{customer.id}/profile", {"language": language})
    page = administrator(server, open_page, viewport)
    begin(server, page, customer)
    expect(element(page, "auth.viewing")).to_contain_text(BARS[language].format("Casey Customer"), timeout=SOON)
    looks_right(page, f"viewing-{language}", viewport)
    # What another device of the administrator's ends, ends here too.
    admin = Account(server.url, "dispatcher")
    own = admin.call("GET", "/auth/sessions")
    for session in own:
        if not session["current"]:
            admin.call("DELETE", f"/auth/sessions/{session['id']}")
    expect(element(page, "auth.viewing")).to_have_count(0, timeout=SOON)
    expect(element(page, "auth.submit")).to_be_visible(timeout=SOON)
