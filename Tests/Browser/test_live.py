"""The live protocol as a person meets it: typing under updates, lost servers, history, tabs, long lists, slow networks."""

import random
import re
import time

from conftest import PHONE, Laboratory, Server
from cut_network import CutNetwork
from people import SOON, element, fill, is_live, press, sign_in
from playwright.sync_api import Page, expect
from slow_network import SlowNetwork


def ticks(page: Page) -> int:
    return int(re.search(r"\d+", element(page, "ticks").inner_text())[0])


def rows(page: Page) -> int:
    return page.locator('[data-testid^="row."]').count()


def test_focus_and_caret_stay_while_the_page_updates_under_typing(laboratory: Laboratory, open_page):
    page = open_page(f"{laboratory.url}/form")
    is_live(page)
    press(page, "tick")
    expect(element(page, "ticks")).not_to_have_text("Ticks 0", timeout=SOON)
    name = element(page, "name")
    name.click()
    name.press_sequentially("Ann Lee", delay=30)
    for _ in range(4):
        name.press("ArrowLeft")
    before = ticks(page)
    name.press_sequentially("abel", delay=60)
    assert ticks(page) > before, "the page did not update while it was typed into"
    assert name.input_value() == "Annabel Lee"
    assert name.evaluate("field => [document.activeElement === field, field.selectionStart]") == [True, 7]
    expect(element(page, "name.echo")).to_have_text("Name is Annabel Lee", timeout=SOON)


def test_a_field_shows_what_the_server_made_of_the_text_also_where_that_is_what_it_was_before(laboratory: Laboratory, open_page):
    page = open_page(f"{laboratory.url}/form")
    is_live(page)
    for identifier in ("code", "code.lines"):
        element(page, identifier).fill("letters")
        expect(element(page, identifier)).to_have_value("", timeout=SOON)
        element(page, identifier).fill("12")
        expect(element(page, "code")).to_have_value("12", timeout=SOON)
        expect(element(page, "code.lines")).to_have_value("12", timeout=SOON)
        element(page, identifier).fill("12a")
        expect(element(page, identifier)).to_have_value("12", timeout=SOON)
        element(page, identifier).fill("")
        expect(element(page, "code")).to_have_value("", timeout=SOON)


def test_a_number_that_is_being_typed_stays_while_the_server_writes_others(laboratory: Laboratory, open_page):
    page = open_page(f"{laboratory.url}/form")
    is_live(page)
    number = element(page, "ticks.field")
    number.fill("5000000")
    # As if somebody else pressed it: the field keeps the focus.
    element(page, "tick").dispatch_event("click")
    seen = ticks(page)
    page.wait_for_function("n => Number(document.querySelector('[data-testid=ticks]').innerText.split(' ').pop()) > n + 20", arg=seen)
    expect(number).to_have_value("5000000")
    number.blur()
    page.wait_for_function("() => Number(document.querySelector('[data-testid=ticks]').innerText.split(' ').pop()) > 5000000")


def test_a_half_filled_form_survives_a_restart_of_the_server(laboratory: Laboratory, open_page):
    page = open_page(f"{laboratory.url}/form")
    is_live(page)
    fill(page, "name", "Ann")
    element(page, "note").fill("Two lines\nof a note")
    element(page, "express").check()
    element(page, "size").select_option("large")
    expect(element(page, "name.echo")).to_have_text("Name is Ann", timeout=SOON)
    laboratory.kill()
    expect(page.locator("html[data-connection=lost]")).to_have_count(1, timeout=SOON)
    element(page, "name").fill("Ann Lee")
    laboratory.start()
    is_live(page)
    expect(element(page, "name.echo")).to_have_text("Name is Ann Lee", timeout=SOON)
    assert element(page, "name").input_value() == "Ann Lee"
    assert element(page, "note").input_value() == "Two lines\nof a note"
    assert element(page, "express").is_checked()
    assert element(page, "size").input_value() == element(page, "size").locator("option", has_text="large").get_attribute("value")
    press(page, "press")
    expect(element(page, "presses")).to_have_text("Presses 1", timeout=SOON)


def test_what_was_entered_by_pressing_survives_restarts_of_the_server(laboratory: Laboratory, open_page):
    page = open_page(f"{laboratory.url}/form")
    is_live(page)
    for count in range(2, 5):
        press(page, "bag.add")
        expect(element(page, "bags")).to_have_text(f"Bags {count}", timeout=SOON)
    # The second restart finds what the first one was given.
    for _ in range(2):
        laboratory.kill()
        expect(page.locator("html[data-connection=lost]")).to_have_count(1, timeout=SOON)
        laboratory.start()
        is_live(page)
        expect(element(page, "bags")).to_have_text("Bags 4", timeout=SOON)
    press(page, "bag.add")
    expect(element(page, "bags")).to_have_text("Bags 5", timeout=SOON)


def test_what_a_lost_connection_swallowed_is_sent_again(laboratory: Laboratory, open_page):
    network = CutNetwork(laboratory.port, random.Random(1))
    page = open_page(f"{network.url}/form")
    is_live(page)
    network.swallows = 0
    fill(page, "name", "Ann")
    while not network.swallowed:
        page.wait_for_timeout(10)
    network.cut()
    expect(element(page, "name.echo")).to_have_text("Name is Ann", timeout=SOON)
    expect(element(page, "name")).to_have_value("Ann")
    network.close()


def test_a_press_while_the_server_is_away_is_said_to_be_lost(laboratory: Laboratory, open_page):
    page = open_page(f"{laboratory.url}/form")
    is_live(page)
    laboratory.kill()
    press(page, "press")
    expect(page.locator("html[data-connection=lost]")).to_have_count(1, timeout=SOON)
    laboratory.start()
    is_live(page)
    expect(element(page, "presses")).to_have_text("Presses 0")


def test_back_forward_reload_and_deep_links_follow_the_path(server: Server, open_page):
    page = open_page(f"{server.url}/customer/retail")
    sign_in(page, "customer@tumble.example")
    expect(page).to_have_url(re.compile("/customer/retail$"), timeout=SOON)
    page.locator('[data-testid^="retail.retailer."]').first.click()
    expect(page).to_have_url(re.compile(r"/customer/retail/\d+$"), timeout=SOON)
    deep = page.url
    heading = page.locator("h1").first.inner_text()
    press(page, "tab.impact")
    expect(page).to_have_url(re.compile("/customer/impact$"), timeout=SOON)
    page.go_back()
    expect(page).to_have_url(deep, timeout=SOON)
    expect(page.locator("h1").first).to_have_text(heading, timeout=SOON)
    page.go_back()
    expect(page).to_have_url(re.compile("/customer/retail$"), timeout=SOON)
    expect(page.locator('[data-testid^="retail.retailer."]').first).to_be_visible(timeout=SOON)
    page.go_forward()
    expect(page).to_have_url(deep, timeout=SOON)
    expect(page.locator("h1").first).to_have_text(heading, timeout=SOON)
    page.reload()
    is_live(page)
    expect(page).to_have_url(deep)
    expect(page.locator("h1").first).to_have_text(heading, timeout=SOON)
    other = page.context.new_page()
    other.goto(deep)
    is_live(other)
    expect(other.locator("h1").first).to_have_text(heading, timeout=SOON)


def test_two_tabs_of_one_person_are_two_pages_of_one_session(server: Server, open_page):
    first = open_page(f"{server.url}/customer/home")
    sign_in(first, "customer@tumble.example")
    expect(element(first, "tab.account")).to_have_count(1, timeout=SOON)
    second = first.context.new_page()
    second.goto(f"{server.url}/customer/impact")
    is_live(second)
    expect(second).to_have_url(re.compile("/customer/impact$"))
    press(second, "tab.retail")
    expect(second).to_have_url(re.compile("/customer/retail$"), timeout=SOON)
    expect(first).to_have_url(re.compile("/customer/home$"))
    assert first.evaluate("document.body.dataset.session") != second.evaluate("document.body.dataset.session")


def test_ten_thousand_rows_come_by_pages_as_they_are_scrolled_to(laboratory: Laboratory, open_page):
    page = open_page(f"{laboratory.url}/list")
    is_live(page)
    first = rows(page)
    assert 20 <= first < 500, f"{first} rows at once"
    while rows(page) < 500:
        before = rows(page)
        page.mouse.wheel(0, 100_000)
        page.evaluate("window.scrollTo(0, document.body.scrollHeight)")
        expect(element(page, f"row.{before}")).to_have_count(1, timeout=SOON)
    element(page, "row.321").scroll_into_view_if_needed()
    top = element(page, "row.321").bounding_box()["y"]
    laboratory.kill()
    expect(page.locator("html[data-connection=lost]")).to_have_count(1, timeout=SOON)
    laboratory.start()
    is_live(page)
    expect(element(page, "row.499")).to_have_count(1, timeout=SOON)
    assert abs(element(page, "row.321").bounding_box()["y"] - top) < 2, "the list moved when the server came back"


def test_back_returns_to_where_the_list_was(laboratory: Laboratory, open_page):
    page = open_page(f"{laboratory.url}/list")
    is_live(page)
    page.evaluate("window.scrollTo(0, 700)")
    top = page.evaluate("window.scrollY")
    page.evaluate("document.querySelector('[data-testid=\"to.form\"]').click()")
    expect(page).to_have_url(re.compile("/form$"), timeout=SOON)
    page.go_back()
    expect(page).to_have_url(re.compile("/list$"), timeout=SOON)
    expect(element(page, "row.1")).to_have_count(1, timeout=SOON)
    page.wait_for_function("top => Math.abs(window.scrollY - top) < 2", arg=top, timeout=SOON)


def test_a_slow_network_shows_the_latest_state_and_not_a_queue(laboratory: Laboratory, open_page):
    network = SlowNetwork(laboratory.port, bytes_a_second=12_000, delay=0.3)
    page = open_page(f"{network.url}/form", PHONE)
    page.set_default_timeout(30_000)
    is_live(page)
    press(page, "tick")
    expect(element(page, "ticks")).not_to_have_text("Ticks 0", timeout=SOON)
    start, first, bytes_before = time.monotonic(), ticks(page), network.received
    page.wait_for_function("first => Number(document.querySelector('[data-testid=ticks]').textContent.match(/\\d+/)[0]) > first + 200", arg=first)
    seconds = time.monotonic() - start
    frames = (network.received - bytes_before) / 100
    pressed = time.monotonic()
    press(page, "press")
    expect(element(page, "presses")).to_have_text("Presses 1", timeout=SOON)
    answered = time.monotonic() - pressed
    press(page, "tick")
    stopped = ticks(page)
    network.close()
    assert seconds < 12, f"200 updates of 50 a second took {seconds:.1f} s to show"
    assert answered < 5, f"a press was answered after {answered:.1f} s"
    assert stopped > first and frames > 0


def test_focus_moves_into_a_dialog_and_back_to_its_opener(laboratory: Laboratory, open_page):
    page = open_page(f"{laboratory.url}/form")
    is_live(page)
    element(page, "ask").focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible(timeout=SOON)
    page.wait_for_function("() => document.querySelector('[role=dialog], dialog').contains(document.activeElement)", timeout=SOON)
    for _ in range(6):
        page.keyboard.press("Tab")
        assert page.evaluate("document.querySelector('[role=dialog], dialog').contains(document.activeElement)"), "the focus left the dialog"
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0, timeout=SOON)
    page.wait_for_function("() => document.activeElement.getAttribute('data-testid') === 'ask'", timeout=SOON)
