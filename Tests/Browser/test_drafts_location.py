"""What an administrator has drawn and not stored outlives its server."""

import re
from pathlib import Path

import pytest
from conftest import DESKTOP, PHONE
from drafts import Tab
from nodes import running
from pages import expect
from people import SOON, element, fill, is_live, press, sign_in

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Location"}

ADMIN = "dispatcher@tumble.example"
SQUARE = "33.70, -117.84\n33.70, -117.80\n33.75, -117.80\n33.75, -117.84"


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize(("place", "name"), [("4", "Tustin, drawn again"), ("new", "Old Town")], ids=["changed", "new"])
def test_a_drawn_area_is_there_after_its_server_was_killed(open_page, tmp_path: Path, viewport, place, name):
    with running(1, tmp_path) as server:
        server.admin("roles", ADMIN, "dispatcher", "admin")
        page = open_page(server.url, viewport)
        sign_in(page, ADMIN)
        page.locator('[data-testid^="tab."]').first.wait_for()
        tab = Tab(page, "an area")
        page.goto(f"{server.url}/dispatcher/areas/{place}")
        is_live(page)
        corners = element(page, "location.area.map").locator("[data-handle^=c]")
        expect(element(page, "location.area.points")).to_be_visible(timeout=SOON)
        fill(page, "location.area.points", SQUARE)
        press(page, "location.area.apply")
        expect(corners).to_have_count(4, timeout=SOON)
        fill(page, "location.area.name", name)
        # What is typed reaches the page's draft once a second.
        page.wait_for_timeout(1_500)
        connections = len(tab.sockets)
        server.lose()
        tab.has_reconnected(connections)
        expect(corners).to_have_count(4, timeout=SOON)
        expect(element(page, "location.area.name")).to_have_value(name, timeout=SOON)
        # It can be stored as if nothing had been.
        press(page, "location.area.save")
        if place == "new":
            page.wait_for_url(re.compile(r"/areas/\d+$"), timeout=SOON)
        else:
            expect(element(page, "location.area.saved")).to_contain_text("version", timeout=SOON)
