"""A dispatcher's board: assigning by drag, by keyboard and by menu, several orders at once, and what a link brings back."""

import re

import pytest
from conftest import DESKTOP, PHONE, Server
from looks import looks_right
from pages import Page, expect
from people import SOON, address, element, fill, is_live, press, sign_in
from world import IRVINE, NEWPORT, Account, World, eventually

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Fleet", "Orders"}

SMALL = {"width": 1024, "height": 768}
SIZES = pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=["desktop", "small"])


def open_board(open_page, server: Server, size: dict, path: str = "/dispatcher/home", **options) -> Page:
    page = open_page(server.url, size, **options)
    sign_in(page, address("dispatcher"))
    page.locator('[data-testid^="tab."]').first.wait_for(timeout=SOON)
    page.goto(server.url + path)
    is_live(page)
    expect(element(page, "fleet.column.unassigned")).to_be_attached(timeout=SOON)
    return page


def waiting_orders(world: World, count: int) -> list[int]:
    """Orders whose drivers haven't answered."""
    return [world.order(IRVINE if number % 2 else NEWPORT) for number in range(count)]


def second_driver(server: Server) -> Account:
    driver = Account(server.url, "driver2")
    driver.call("PUT", "/drivers/status", {"online": True})
    return driver


def column(page: Page, name: str, order: int):
    return page.locator(f'[data-testid="fleet.column.{name}"] [data-testid="fleet.card.{order}"]')


def is_assigned(page: Page, world: World, order: int) -> None:
    expect(column(page, "assigned", order)).to_be_attached(timeout=SOON)
    card = eventually("The card", lambda: next(card for card in world.dispatcher.call("GET", "/dispatch/board")["cards"] if card["orderId"] == order))
    assert card["lane"] == "assigned"


@SIZES
def test_an_order_is_dragged_onto_a_driver(size: dict, server: Server, open_page):
    world = World.empty(server.url)
    (order,) = waiting_orders(world, 1)
    page = open_board(open_page, server, size)
    card, driver = column(page, "unassigned", order), element(page, f"fleet.driver.{world.driver.id}")
    expect(card).to_be_visible(timeout=SOON)
    start, end = card.bounding_box(), driver.bounding_box()
    page.mouse.move(start["x"] + 30, start["y"] + 10)
    page.mouse.down()
    page.mouse.move(start["x"] + 60, start["y"] + 40, steps=4)
    expect(page.locator(".t-drag-ghost")).to_be_visible()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
    page.mouse.up()
    expect(page.locator(".t-drag-ghost")).to_have_count(0)
    is_assigned(page, world, order)
    # The press that the drag ended with opened nothing.
    assert page.url.endswith("/dispatcher/home")


def test_a_drag_ends_with_escape(server: Server, open_page):
    world = World.empty(server.url)
    (order,) = waiting_orders(world, 1)
    page = open_board(open_page, server, DESKTOP)
    box = column(page, "unassigned", order).bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 10)
    page.mouse.down()
    page.mouse.move(box["x"] + 200, box["y"] + 200, steps=4)
    expect(page.locator(".t-drag-ghost")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".t-drag-ghost")).to_have_count(0)
    page.mouse.up()
    expect(column(page, "unassigned", order)).to_be_visible()


@SIZES
def test_an_order_is_assigned_by_keyboard_alone(size: dict, server: Server, open_page):
    world = World.empty(server.url)
    second_driver(server)
    first, second = waiting_orders(world, 2)
    page = open_board(open_page, server, size)
    expect(column(page, "unassigned", second)).to_be_visible(timeout=SOON)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.testid || ''").startswith("fleet.card."):
            break
    focused = page.evaluate("document.activeElement.dataset.testid")
    page.keyboard.press("ArrowDown")
    below = page.evaluate("document.activeElement.dataset.testid")
    assert {focused, below} == {f"fleet.card.{first}", f"fleet.card.{second}"}
    page.keyboard.press("a")
    expect(element(page, "fleet.assign.sheet")).to_be_visible(timeout=SOON)
    chosen = page.locator('[data-testid^="fleet.assign.driver."][aria-current]')
    expect(chosen).to_have_count(1, timeout=SOON)
    before = chosen.get_attribute("data-testid")
    page.keyboard.press("ArrowDown")
    page.wait_for_function("(before) => { const e = document.querySelector('[data-testid^=\"fleet.assign.driver.\"][aria-current]'); return e && e.dataset.testid !== before }", arg=before, timeout=SOON)
    page.keyboard.press("Enter")
    expect(element(page, "fleet.assign.sheet")).to_have_count(0, timeout=SOON)
    is_assigned(page, world, int(below.rsplit(".", 1)[1]))
    # What happened is said aloud.
    expect(page.locator(".t-toasts[aria-live]")).to_contain_text("has the order", timeout=SOON)


@SIZES
def test_an_order_is_assigned_by_the_menu_of_its_card_and_by_its_panel(size: dict, server: Server, open_page):
    world = World.empty(server.url)
    second_driver(server)
    first, second = waiting_orders(world, 2)
    page = open_board(open_page, server, size)
    press(page, f"fleet.assign.{first}")
    expect(element(page, "fleet.assign.submit")).to_be_enabled(timeout=SOON)
    press(page, "fleet.assign.submit")
    is_assigned(page, world, first)
    press(page, f"fleet.card.{second}")
    expect(element(page, "fleet.panel.order")).to_be_visible(timeout=SOON)
    expect(page).to_have_url(re.compile(rf"\?order={second}$"))
    page.locator('[data-testid^="fleet.panel.assign."]').first.click()
    is_assigned(page, world, second)
    press(page, "fleet.panel.release")
    expect(column(page, "unassigned", second)).to_be_attached(timeout=SOON)


@SIZES
def test_an_order_whose_pickup_failed_gets_another_window_by_one_press(size: dict, server: Server, open_page):
    world = World.empty(server.url)
    order = world.order(IRVINE)
    door = world.accept(order)["stops"][0]
    for status in ("enRoute", "arrived"):
        world.report(door, status)
    world.driver.call("PUT", f"/drivers/stops/{door['id']}", {"status": "failed", "reason": "notAtHome"})
    page = open_board(open_page, server, size)
    expect(column(page, "failed", order)).to_be_attached(timeout=SOON)
    page.goto(f"{server.url}/dispatcher/home?order={order}")
    is_live(page)
    window = element(page, "fleet.panel.window.0")
    expect(window).to_be_visible(timeout=SOON)
    element(page, "fleet.panel.day").select_option(index=2)
    # Of today not all windows are left, of another day all are.
    expect(window).to_have_text("8:00 to 10:00 AM", timeout=SOON)
    looks_right(page, "board/reschedule", size, is_whole=False)
    window.click()
    expect(page.locator(".t-toasts[aria-live]")).to_contain_text("Rescheduled: ", timeout=SOON)
    expect(column(page, "unassigned", order)).to_be_attached(timeout=SOON)
    expect(element(page, "fleet.panel.reschedule")).to_have_count(0, timeout=SOON)
    moved = world.dispatcher.call("GET", f"/orders/{order}")
    assert (moved["stage"], moved["pickupMode"]) == ("accepted", "scheduled") and moved["window"]
    card = eventually("The card", lambda: next(card for card in world.dispatcher.call("GET", "/dispatch/board")["cards"] if card["orderId"] == order))
    assert card["dueAt"] == moved["window"]["end"]


@SIZES
def test_several_orders_are_assigned_with_a_result_each(size: dict, server: Server, open_page):
    world = World.empty(server.url)
    first, second = waiting_orders(world, 2)
    page = open_board(open_page, server, size)
    press(page, f"fleet.card.{first}.select")
    expect(element(page, "fleet.board.assign")).to_be_visible(timeout=SOON)
    press(page, f"fleet.card.{second}.select")
    press(page, "fleet.board.assign")
    expect(element(page, "fleet.assign.sheet")).to_contain_text("2", timeout=SOON)
    # One of them is canceled meanwhile.
    world.customer.call("POST", f"/orders/{second}/cancel", {"reason": "Another day"})
    press(page, "fleet.assign.submit")
    expect(element(page, "fleet.assign.results")).to_be_visible(timeout=SOON)
    for order in (first, second):
        expect(element(page, f"fleet.assign.result.{order}")).to_be_visible()
    looks_right(page, "board/results", size, is_whole=False)
    press(page, "fleet.assign.done")
    expect(element(page, "fleet.assign.sheet")).to_have_count(0, timeout=SOON)


def test_a_link_brings_the_view_back(server: Server, open_page):
    world = World.empty(server.url)
    first, second = waiting_orders(world, 2)
    page = open_board(open_page, server, DESKTOP)
    press(page, "fleet.board.filters")
    element(page, "fleet.board.area").select_option("Irvine")
    expect(page.locator(f'[data-testid="fleet.card.{first}"]')).to_have_count(0, timeout=SOON)
    fill(page, "fleet.board.search", f"#{second}")
    expect(page).to_have_url(re.compile(rf"\?q=%23{second}&area=Irvine$"), timeout=SOON)
    # Typing goes on where it was: another query is no new place.
    assert page.evaluate("document.activeElement.dataset.testid") == "fleet.board.search"
    page.reload()
    is_live(page)
    expect(element(page, "fleet.board.search")).to_have_value(f"#{second}", timeout=SOON)
    expect(page.locator(f'[data-testid="fleet.card.{second}"]')).to_have_count(1, timeout=SOON)
    expect(page.locator(f'[data-testid="fleet.card.{first}"]')).to_have_count(0)
    press(page, "fleet.board.everything")
    expect(page.locator(f'[data-testid="fleet.card.{first}"]')).to_have_count(1, timeout=SOON)
    assert page.url.endswith("/dispatcher/home")


def test_a_panel_gets_the_focus_and_gives_it_back(server: Server, open_page):
    world = World.empty(server.url)
    (order,) = waiting_orders(world, 1)
    page = open_board(open_page, server, DESKTOP)
    element(page, f"fleet.card.{order}").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.matches('.t-workboard-panel h2')", timeout=SOON)
    page.keyboard.press("Escape")
    expect(element(page, "fleet.panel.order")).to_have_count(0, timeout=SOON)
    page.wait_for_function(f"() => document.activeElement.dataset.testid === 'fleet.card.{order}'", timeout=SOON)


@pytest.mark.parametrize("size", [DESKTOP, SMALL, PHONE], ids=["desktop", "small", "phone"])
def test_the_board_is_looked_at(size: dict, server: Server, open_page):
    world = World(server.url)
    second_driver(server)
    page = open_board(open_page, server, size)
    looks_right(page, "board/board", size, is_whole=False)
    press(page, f"fleet.card.{world.waiting}")
    expect(element(page, "fleet.panel.order")).to_contain_text("Newport Beach", timeout=SOON)
    looks_right(page, "board/order", size, is_whole=False)
    press(page, "board.panel.close")
    expect(element(page, "fleet.panel.order")).to_have_count(0, timeout=SOON)
    press(page, f"fleet.card.{world.waiting}.select")
    press(page, "fleet.board.filters")
    expect(element(page, "fleet.board.assign")).to_be_visible(timeout=SOON)
    looks_right(page, "board/selected", size, is_whole=False)
    page.goto(f"{server.url}/dispatcher/home?driver={world.driver.id}")
    is_live(page)
    expect(element(page, "fleet.panel.driver")).to_be_visible(timeout=SOON)
    looks_right(page, "board/driver", size, is_whole=False)


def test_filters_are_saved_under_a_name_and_chosen_again(server: Server, open_page):
    world = World.empty(server.url)
    first, second = waiting_orders(world, 2)
    page = open_board(open_page, server, DESKTOP, "/dispatcher/home?area=Irvine")
    press(page, "fleet.board.save")
    fill(page, "fleet.board.name", "Irvine today")
    press(page, "fleet.board.store")
    chip = page.locator('[data-testid^="fleet.board.view."]')
    expect(chip).to_have_text("Irvine today", timeout=SOON)
    press(page, "fleet.board.everything")
    expect(page.locator(f'[data-testid="fleet.card.{first}"]')).to_have_count(1, timeout=SOON)
    chip.click()
    expect(page).to_have_url(re.compile(r"\?area=Irvine$"), timeout=SOON)
    expect(page.locator(f'[data-testid="fleet.card.{first}"]')).to_have_count(0, timeout=SOON)
    looks_right(page, "board/views", DESKTOP, is_whole=False)
    press(page, "fleet.board.remove")
    expect(chip).to_have_count(0, timeout=SOON)
