"""A page is in one language: that of the person, else that of the browser."""

import pytest
from catalogs import foreign
from conftest import Server
from people import address, is_live, press, service_worker_rules, sign_in
from screens import Screen, enter, screens, visit
from world import World

LOCALES = {"es": "es-US", "pl": "pl-PL"}

#: Every text of a page, seen or heard: what somebody wrote stands in fields, conversations and notes, and isn't of a catalog.
TEXTS = """() => {
  const texts = [], walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ALL, (node) =>
    ["NOSCRIPT", "SCRIPT", "STYLE"].includes(node.nodeName) || node.lang && node !== document.documentElement ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
  for (let node = walker.currentNode; node; node = walker.nextNode()) {
    if (node.nodeType === 3) texts.push(node.nodeValue);
    if (node.nodeType === 1) for (const name of ["alt", "aria-label", "aria-valuetext", "data-announce", "placeholder", "title"]) texts.push(node.getAttribute(name) || "");
  }
  return [...new Set(texts.map((text) => text.replace(/\\s+/g, " ").trim()).filter(Boolean))];
}"""


@pytest.fixture(scope="module")
def world(shared_server: Server) -> World:
    world = World(shared_server.url)
    # What people write themselves is in no language of the catalogs.
    profile = f"/users/{world.customer.id}/profile"
    addresses = [{**address, "label": "123"} for address in world.customer.call("GET", profile)["addresses"]]
    world.customer.call("PUT", profile, {"addresses": addresses})
    return world


def read(page, label: str, language: str, faults: list[str]) -> None:
    """Notes every text of the page that isn't in its language."""
    if (shown := page.evaluate("document.documentElement.lang")) != language:
        faults.append(f"{label}: the page is in {shown}")
    for text in page.evaluate(TEXTS):
        if part := foreign(text, language):
            faults.append(f"{label}: {part!r}" + (f" in {text!r}" if part != text else ""))


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("person", ["customer", "newcomer", "driver", "dispatcher"])
def test_every_screen_is_in_the_persons_language_alone(shared_server: Server, world: World, open_page, person: str, language: str):
    other = next(locale for each, locale in LOCALES.items() if each != language)
    page = open_page(shared_server.url, locale=other)
    world.reads(person, language)
    enter(page, person)
    faults: list[str] = []
    for screen in screens(world)[person]:
        visit(page, shared_server.url, screen)
        read(page, f"{person} {screen.name}", language, faults)
    assert not faults, "\n".join(dict.fromkeys(faults))


@pytest.mark.parametrize("language", LOCALES)
def test_who_never_chose_a_language_reads_the_browsers(shared_server: Server, world: World, open_page, language: str):
    name = f"undecided-{language}"
    world.customer.call("POST", "/auth/register", {"name": "Uma Undecided", "email": address(name), "password": "tumble-demo"})
    page = open_page(shared_server.url, locale=LOCALES[language])
    enter(page, name)
    faults: list[str] = []
    for screen in screens(world)["newcomer"]:
        visit(page, shared_server.url, screen)
        read(page, f"{name} {screen.name}", language, faults)
    assert not faults, "\n".join(dict.fromkeys(faults))


@pytest.mark.parametrize("language", LOCALES)
def test_the_screens_before_signing_in_are_in_the_browsers_language(shared_server: Server, open_page, language: str):
    page = open_page(shared_server.url, locale=LOCALES[language])
    faults: list[str] = []
    is_live(page)
    read(page, "sign-in", language, faults)
    sign_in(page, "customer@tumble.example", "not the password")
    page.locator('[role="alert"]').first.wait_for()
    read(page, "sign-in refused", language, faults)
    press(page, "auth.toRegister")
    page.locator('[data-testid="auth.name"]').wait_for()
    press(page, "auth.submit")
    page.locator('[role="alert"]').first.wait_for()
    read(page, "register", language, faults)
    assert not faults, "\n".join(dict.fromkeys(faults))


@pytest.mark.parametrize("language", LOCALES)
def test_the_screens_without_a_server_are_in_one_language(server: Server, open_page, language: str):
    page = open_page(server.url, locale=LOCALES[language])
    is_live(page)
    service_worker_rules(page)
    faults: list[str] = []
    server.kill()
    page.locator("html[data-connection]").wait_for()
    read(page, "connection lost", language, faults)
    page.goto(f"{server.url}/customer/impact")
    page.locator('[data-testid="offline.page"]').wait_for()
    read(page, "offline", language, faults)
    assert not faults, "\n".join(dict.fromkeys(faults))


def test_what_a_page_says_without_a_connection_follows_a_change_of_language(server: Server, open_page):
    page = open_page(server.url, locale="es-US")
    enter(page, "customer")
    visit(page, server.url, Screen("appearance", "/customer/account/appearance"))
    press(page, "auth.language.polish")
    page.locator("html[lang=pl]").wait_for()
    server.kill()
    page.locator("html[data-connection]").wait_for()
    press(page, "auth.language.english")
    page.locator("#live-refusal").wait_for()
    faults: list[str] = []
    read(page, "refused", "pl", faults)
    assert not faults, "\n".join(faults)
