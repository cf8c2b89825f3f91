"""A customer's orders: found by words and numbers, by where they stand, and as far back as they go."""

import re

import pytest
from conftest import DESKTOP, PHONE, SCREENSHOTS, Server
from pages import expect
from people import SOON, element, fill, is_live, press, sign_in
from world import NEWPORT, World

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Orders"}


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_orders_are_found_filtered_and_listed_to_the_end(server: Server, open_page, size):
    world = World(server.url)
    many = [world.order(NEWPORT) for _ in range(30)]
    page = open_page(server.url, size)
    sign_in(page, "customer@tumble.example")
    expect(page.locator('[data-testid="auth.submit"]')).to_have_count(0, timeout=SOON)
    page.goto(f"{server.url}/customer/activity/completed")
    is_live(page)
    expect(element(page, f"orders.card.{world.delivered}")).to_be_visible(timeout=SOON)
    page.screenshot(path=str(SCREENSHOTS / f"activity-{size['width']}.png"), full_page=True)
    press(page, "orders.status.canceled")
    expect(page).to_have_url(re.compile("/customer/activity/canceled$"), timeout=SOON)
    expect(element(page, "orders.new")).to_be_visible(timeout=SOON)
    # The list goes on as its end comes near.
    press(page, "orders.status.inProgress")
    expect(element(page, f"orders.card.{many[-1]}")).to_be_visible(timeout=SOON)
    for _ in range(40):
        if element(page, f"orders.card.{world.current}").count():
            break
        page.mouse.wheel(0, 4_000)
        page.wait_for_timeout(150)
    expect(element(page, f"orders.card.{world.current}")).to_be_visible(timeout=SOON)
    expect(element(page, "orders.more")).to_have_count(0, timeout=SOON)
    # Words are looked for in all orders.
    fill(page, "orders.search", "spectrum")
    expect(element(page, f"orders.card.{world.delivered}")).to_be_visible(timeout=SOON)
    expect(element(page, f"orders.card.{many[0]}")).to_have_count(0)
    fill(page, "orders.search", f"#{many[3]}")
    expect(element(page, f"orders.card.{many[3]}")).to_be_visible(timeout=SOON)
    expect(page.locator('[data-testid^="orders.card."]')).to_have_count(1)
    fill(page, "orders.search", "caviar")
    expect(page.get_by_text("Nothing found")).to_be_visible(timeout=SOON)
    page.screenshot(path=str(SCREENSHOTS / f"activity-nothing-{size['width']}.png"), full_page=True)
