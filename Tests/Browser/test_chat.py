"""Conversations as two people meet them: older messages that come in above, typing, search, mute, block and report."""

import pytest
from conftest import Server
from people import SOON, element, fill, is_live, press, sign_in
from playwright.sync_api import Locator, Page, expect
from world import World


def message(page: Page, text: str) -> Locator:
    """A message of the thread; the list beside it may show the same text."""
    return page.locator('[data-stick="end"]').get_by_text(text, exact=True)


@pytest.fixture(scope="module")
def world(shared_server: Server) -> World:
    world = World(shared_server.url)
    for number in range(70):
        world.say(world.driver, f"Line {number}")
    return world


@pytest.fixture
def thread(world: World, shared_server: Server, open_page):
    """Opens the conversation as somebody."""

    def thread(mode: str, person: str):
        page = open_page(f"{shared_server.url}/{mode}/messages/{world.conversation}")
        sign_in(page, f"{person}@tumble.example")
        expect(message(page, "Line 69")).to_be_in_viewport(timeout=SOON)
        return page

    return thread


def test_older_messages_come_in_above_without_moving_what_is_read(thread):
    page = thread("customer", "customer")
    older = element(page, "chat.older")
    older.scroll_into_view_if_needed()
    first = message(page, "Line 20")
    expect(first).to_be_in_viewport()
    before = first.bounding_box()["y"]
    older.click()
    expect(page.locator('[data-stick="end"]').get_by_text("gate code is 1234")).to_have_count(1, timeout=SOON)
    assert abs(first.bounding_box()["y"] - before) < 2


def test_typing_is_seen_by_the_other_one_and_gone_with_the_message(thread):
    customer, driver = thread("customer", "customer"), thread("driver", "driver")
    element(driver, "chat.input").press_sequentially("On my way", delay=30)
    expect(element(customer, "chat.typing")).to_have_count(1, timeout=SOON)
    element(driver, "chat.input").press("Enter")
    expect(message(customer, "On my way")).to_be_in_viewport(timeout=SOON)
    expect(element(customer, "chat.typing")).to_have_count(0, timeout=SOON)


def test_a_thread_is_muted_its_other_one_blocked_and_reported(thread):
    page = thread("customer", "customer")
    page.get_by_text("Options", exact=True).click()
    press(page, "chat.mute")
    expect(element(page, "chat.mute")).to_contain_text("Unmute", timeout=SOON)
    press(page, "chat.block")
    press(page, "chat.block.confirm")
    expect(element(page, "chat.block")).to_contain_text("Unblock", timeout=SOON)
    press(page, "chat.block")
    expect(element(page, "chat.block")).not_to_contain_text("Unblock", timeout=SOON)
    press(page, "chat.report")
    fill(page, "chat.report.note", "Shouted at me")
    press(page, "chat.report.send")
    expect(page.get_by_text("We will look into it")).to_have_count(1, timeout=SOON)


def test_a_message_is_found_and_leads_to_its_conversation(thread, shared_server: Server):
    page = thread("customer", "customer")
    page.goto(f"{shared_server.url}/customer/messages")
    is_live(page)
    fill(page, "chat.search", "blue door")
    found = page.locator('[data-testid^="chat.found."]')
    expect(found).to_have_count(1, timeout=SOON)
    found.click()
    expect(message(page, "Line 69")).to_be_in_viewport(timeout=SOON)
