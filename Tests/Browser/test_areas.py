"""An administrator changes a service area on the map, by dragging and by keyboard, and closes it."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import DESKTOP, PHONE, SCREENSHOTS
from pages import Page, expect
from people import SOON, element, fill, is_live, press, sign_in

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Location", "Auth", "App"}

ADMIN = "dispatcher@tumble.example"


def handles(page: Page, kind: str):
    return element(page, "location.area.map").locator(f"[data-handle^={kind}]")


def drag(page: Page, handle: str, x: float, y: float) -> None:
    """Drags a handle by so many pixels."""
    mark = element(page, "location.area.map").locator(f'[data-handle="{handle}"] circle').last
    mark.scroll_into_view_if_needed()
    box = mark.bounding_box()
    start = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + x / 2, start[1] + y / 2)
    page.mouse.move(start[0] + x, start[1] + y)
    page.mouse.up()


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_an_area_is_redrawn_and_closed(server, open_page, viewport):
    server.admin("roles", ADMIN, "dispatcher", "admin")
    page = open_page(server.url, viewport)
    sign_in(page, ADMIN)
    page.locator('[data-testid^="tab."]').first.wait_for()
    page.goto(f"{server.url}/administrator/catalog")
    is_live(page)
    press(page, "administration.page.areas")
    expect(element(page, "location.areas.4")).to_be_visible(timeout=SOON)
    press(page, "location.areas.4")
    expect(handles(page, "c")).to_have_count(81, timeout=SOON)

    # A point that is dragged, wherever it lands, is undone. The list of points says when each has happened.
    points = element(page, "location.area.points")
    before = points.input_value()
    drag(page, "c0", -60, -60)
    expect(points).not_to_have_value(before, timeout=SOON)
    press(page, "location.area.undo")
    expect(points).to_have_value(before, timeout=SOON)
    expect(handles(page, "c")).to_have_count(81, timeout=SOON)

    # By keyboard: the outline as a list of coordinates.
    fill(page, "location.area.points", "33.70, -117.84\n33.70, -117.80\n33.75, -117.80\n33.75, -117.84")
    press(page, "location.area.apply")
    expect(handles(page, "c")).to_have_count(4, timeout=SOON)
    expect(element(page, "location.area.sides")).to_be_visible(timeout=SOON)

    # A new point out of a border, and a tapped one that is removed.
    drag(page, "m0", 0, 20)
    expect(handles(page, "c")).to_have_count(5, timeout=SOON)
    press(page, "location.area.removePoint")
    expect(handles(page, "c")).to_have_count(4, timeout=SOON)

    press(page, "location.area.save")
    expect(element(page, "location.area.saved")).to_contain_text("version 2", timeout=SOON)
    press(page, "location.area.toggle")
    expect(element(page, "location.area.saved")).to_contain_text("version 3", timeout=SOON)
    page.screenshot(path=str(SCREENSHOTS / "areas" / f"area-{viewport['width']}.png"), full_page=True)
    violations = Axe().run(page).response["violations"]
    assert [f"{violation['id']}: {violation['nodes'][0]['html'][:200]}" for violation in violations] == []
    page.goto(f"{server.url}/dispatcher/areas")
    is_live(page)
    expect(element(page, "location.areas.4")).to_contain_text("Closed", timeout=SOON)
