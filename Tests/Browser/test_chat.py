"""Conversations as two people meet them: older messages that come in above, typing, search, mute, block and report."""

import time

import pytest
from conftest import ON_BOTH_ENGINES, Server
from pages import Locator, Page, expect
from people import SOON, element, fill, is_live, press, sign_in
from world import World, eventually

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Chat"}

pytestmark = ON_BOTH_ENGINES

#: Lets a test say whether somebody looks at the page.
HIDE = """() => {
  let isHidden = false;
  Object.defineProperty(document, "hidden", { get: () => isHidden });
  window.hide = (hidden) => { isHidden = hidden; document.dispatchEvent(new Event("visibilitychange")); };
}"""


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
    first = message(page, "Line 20")
    expect(element(page, "chat.older")).to_have_count(1)
    # Coming near the top is enough; nothing is pressed.
    before = first.evaluate("""(row) => {
      row.scrollIntoView({ block: "center" });
      return row.getBoundingClientRect().top;
    }""")
    expect(page.locator('[data-stick="end"]').get_by_text("gate code is 1234")).to_have_count(1, timeout=SOON)
    expect(element(page, "chat.older")).to_have_count(0, timeout=SOON)
    assert abs(first.bounding_box()["y"] - before) < 2


def test_the_newest_message_stays_in_sight_when_the_window_changes_its_size(thread):
    page = thread("customer", "customer")
    for height in (420, 1180, 600):
        page.set_viewport_size({"width": 390, "height": height})
        expect(message(page, "Line 69")).to_be_in_viewport(timeout=SOON)
    message(page, "Line 20").evaluate("(row) => row.scrollIntoView({ block: 'center' })")
    page.set_viewport_size({"width": 390, "height": 700})
    expect(message(page, "Line 69")).not_to_be_in_viewport()
    expect(message(page, "Line 20")).to_be_in_viewport()


def test_the_newest_message_stays_in_sight_when_the_window_was_larger_for_a_moment(thread):
    page = thread("customer", "customer")
    page.set_viewport_size({"width": 390, "height": 420})
    expect(message(page, "Line 69")).to_be_in_viewport(timeout=SOON)
    # A slow browser announces only the last of several sizes, after the one between has moved the page up.
    page.evaluate("""() => {
      const real = Object.getOwnPropertyDescriptor(window, "innerHeight");
      scrollTo(0, document.documentElement.scrollHeight - 800);
      Object.defineProperty(window, "innerHeight", { value: 421, configurable: true });
      dispatchEvent(new Event("resize"));
      Object.defineProperty(window, "innerHeight", real);
    }""")
    expect(message(page, "Line 69")).to_be_in_viewport(timeout=SOON)


def test_typing_is_seen_by_the_other_one_and_gone_with_the_message(thread):
    customer, driver = thread("customer", "customer"), thread("driver", "driver")
    element(driver, "chat.input").press_sequentially("On my way", delay=30)
    expect(element(customer, "chat.typing")).to_have_count(1, timeout=SOON)
    element(driver, "chat.input").press("Enter")
    expect(message(customer, "On my way")).to_be_in_viewport(timeout=SOON)
    expect(element(customer, "chat.typing")).to_have_count(0, timeout=SOON)


def test_a_page_that_nobody_looks_at_tells_of_a_message(server: Server, open_page):
    # On a server of its own, where no other message counts.
    world = World(server.url)
    page = open_page(server.url, permissions=["geolocation", "notifications"])
    page.evaluate("""() => {
      window.told = [];
      window.Notification = class {
        static permission = "granted";
        static requestPermission = async () => "granted";
        constructor(title, options) { window.told.push([title, options.body]); }
        close() {}
      };
    }""")
    page.evaluate(HIDE)
    sign_in(page, "customer@tumble.example")
    page.locator('[data-testid^="tab."]').first.wait_for()
    is_live(page)
    world.say(world.driver, "Seen")
    page.wait_for_function("() => [...document.querySelectorAll('.t-badge')].length > 0")
    assert page.evaluate("() => window.told") == [], "Who looks at the page isn't told."
    page.evaluate("() => window.hide(true)")
    world.say(world.driver, "Unseen")
    page.wait_for_function("() => window.told.length === 1")
    title, body = page.evaluate("() => window.told[0]")
    assert title and "Messages" in body


def test_what_comes_into_an_open_thread_is_unread_while_nobody_sees_it(server: Server, open_page):
    world = World(server.url)
    page = open_page(f"{server.url}/customer/messages/{world.conversation}")
    page.evaluate(HIDE)
    sign_in(page, "customer@tumble.example")

    def unread() -> int:
        conversations = world.customer.call("GET", "/chat/conversations")["items"]
        return next(each["unreadCount"] for each in conversations if each["id"] == world.conversation)

    expect(message(page, "Thanks, two minutes.")).to_be_in_viewport(timeout=SOON)
    eventually("reading", lambda: unread() == 0)
    page.evaluate("() => window.hide(true)")
    # What a page says comes in its order: once this message is there, the server knows that nobody sees the page.
    fill(page, "chat.input", "Hiding")
    element(page, "chat.input").press("Enter")
    expect(message(page, "Hiding")).to_have_count(1, timeout=SOON)
    world.say(world.driver, "Hidden")
    expect(message(page, "Hidden")).to_have_count(1, timeout=SOON)
    assert unread() == 1
    page.evaluate("() => window.hide(false)")
    eventually("reading", lambda: unread() == 0)
    page.close()
    # The server learns of it by the end of the socket.
    time.sleep(0.3)
    world.say(world.driver, "Gone")
    end = time.monotonic() + 1
    while time.monotonic() < end:
        assert unread() == 1
        time.sleep(0.1)


def test_older_messages_dont_move_a_menu_away_that_was_just_pressed(thread):
    page = thread("customer", "customer")
    menu = page.get_by_text("Options", exact=True)
    # The press comes before what coming near the top loads.
    before = menu.evaluate("""(menu) => {
      menu.scrollIntoView({ block: "center", behavior: "instant" });
      menu.dispatchEvent(new Event("pointerdown", { bubbles: true }));
      return menu.getBoundingClientRect().top;
    }""")
    expect(page.locator('[data-stick="end"]').get_by_text("gate code is 1234")).to_have_count(1, timeout=SOON)
    assert abs(menu.bounding_box()["y"] - before) < 2


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
    expect(page.get_by_text("We'll look into it")).to_have_count(1, timeout=SOON)


def test_a_message_is_found_and_leads_to_its_conversation(thread, shared_server: Server):
    page = thread("customer", "customer")
    page.goto(f"{shared_server.url}/customer/messages")
    is_live(page)
    fill(page, "chat.search", "blue door")
    found = page.locator('[data-testid^="chat.found."]')
    expect(found).to_have_count(1, timeout=SOON)
    found.click()
    expect(message(page, "Line 69")).to_be_in_viewport(timeout=SOON)
