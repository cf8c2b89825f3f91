"""Every screen at the sizes of a phone, a tablet and a desktop, light and dark, in English and Polish: nothing overflows, is cut or too small to
press, and axe finds no violation. With SCREENS=all, each in every language, pictures of all lie in Screenshots/screens afterwards."""

import os
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import DESKTOP, PHONE, SCREENSHOTS, TABLET, Server, running
from people import is_live, press, service_worker_rules, sign_in
from screens import PLAIN, enter, screens, visit
from world import World

SIZES = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}
LANGUAGES = {"en": "en-US", "pl": "pl-PL"}
ALL_LANGUAGES = {**LANGUAGES, "es": "es-US"}

#: Each person in one language, which is quick; with SCREENS=all in every one.
QUICK = {"customer": "en", "newcomer": "en", "driver": "pl", "dispatcher": "pl", "administrator": "es"}
EVERYTHING = [(person, language) for person in QUICK for language in ALL_LANGUAGES]
IS_WHOLE = os.environ.get("SCREENS") == "all"
PEOPLE = EVERYTHING if IS_WHOLE else list(QUICK.items())

#: What sticks out of the page, what is cut inside its box, and what is smaller than a finger.
FAULTS = """() => {
  const faults = [], width = document.documentElement.clientWidth;
  const name = (e) => `<${e.tagName.toLowerCase()} class="${e.className.baseVal ?? e.className}" ${e.dataset.testid || ""}> ${(e.innerText || "").slice(0, 40)}`;
  const visible = (e) => e.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && e.getBoundingClientRect().width > 1;
  const clipped = (e) => e.closest("svg, .t-skip, [aria-hidden=true], [inert]") || [...ancestors(e)].some((a) => /auto|scroll|hidden/.test(getComputedStyle(a).overflowX));
  function* ancestors(e) { for (let a = e.parentElement; a && a !== document.body; a = a.parentElement) yield a; }
  if (document.documentElement.scrollWidth > width) faults.push(`the page is ${document.documentElement.scrollWidth} wide, the window ${width}`);
  for (const e of document.body.querySelectorAll("*")) {
    if (!visible(e)) continue;
    const box = e.getBoundingClientRect();
    if ((box.right > width + 1 || box.left < -1) && !clipped(e)) faults.push(`sticks out: ${name(e)}`);
    const style = getComputedStyle(e);
    const text = [...e.childNodes].some((n) => n.nodeType === 3 && n.nodeValue.trim());
    if (text && e.scrollWidth > e.clientWidth + 1 && style.overflowX !== "visible" && style.textOverflow !== "ellipsis" && style.display !== "inline")
      faults.push(`cut: ${name(e)}`);
  }
  for (const e of document.querySelectorAll("button, [role=button], [role=tab], [role=switch], input:not([type=hidden]), select, textarea, summary, a[href]")) {
    if (!visible(e) || e.closest("svg, .t-skip, [inert]")) continue;
    if (e.tagName === "A" && getComputedStyle(e).display === "inline") continue;
    let box = e.getBoundingClientRect();
    const label = e.closest("label");
    if (/checkbox|radio/.test(e.type) && label) box = label.getBoundingClientRect();
    // What is pressed may be larger than what is drawn.
    for (const part of ["::before", "::after"]) {
      const { position, content, width, height } = getComputedStyle(e, part);
      if (position === "absolute" && content !== "none") box = { width: Math.max(box.width, parseFloat(width)), height: Math.max(box.height, parseFloat(height)) };
    }
    if (box.height < 43.5 || box.width < 43.5) faults.push(`${Math.round(box.width)}x${Math.round(box.height)}: ${name(e)}`);
  }
  return [...new Set(faults)];
}"""


@pytest.fixture(scope="module")
def world(shared_server: Server) -> World:
    world = World(shared_server.url)
    world.appoint(shared_server)
    return world


class Launching(Server):
    """A development server whose launch screen stays."""

    @property
    def command(self) -> list[str]:
        return [*super().command, "--set", "LAUNCH_SCREEN_SECONDS=60"]


@pytest.fixture
def launching():
    yield from running(Launching)


def settle(page) -> None:
    """Waits until the colors of a changed scheme are painted."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 40))))")


def take_picture(page, file: Path) -> None:
    settle(page)
    file.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=str(file))


def look(page, label: str, faults: list[str]) -> None:
    """Notes what is wrong at every size and in both schemes."""
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        for size, viewport in SIZES.items() if scheme == "light" or IS_WHOLE else ():
            page.set_viewport_size(viewport)
            faults += [f"{label} {size}: {fault}" for fault in page.evaluate(FAULTS)] if scheme == "light" else []
            if IS_WHOLE:
                take_picture(page, SCREENSHOTS / "screens" / size / scheme / f"{label}.png")
        # As tall as the page: what stands halfway under a bar at the window's edge would count as too small.
        page.set_viewport_size({**PHONE, "height": max(PHONE["height"], page.evaluate("document.documentElement.scrollHeight"))})
        settle(page)
        results = Axe().run(page, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]})
        for violation in results.response["violations"]:
            nodes = "; ".join(node["html"][:160] for node in violation["nodes"][:3])
            faults.append(f"{label} {scheme}: axe {violation['id']}: {violation['help']}: {nodes}")


@pytest.mark.parametrize(("person", "language"), PEOPLE)
def test_every_screen_fits_and_is_accessible(shared_server: Server, world: World, open_page, person: str, language: str):
    page = open_page(shared_server.url, locale=ALL_LANGUAGES[language])
    world.reads(person, language)
    enter(page, person)
    faults: list[str] = []
    for screen in screens(world)[person]:
        visit(page, shared_server.url, screen)
        look(page, f"{person}-{screen.name}-{language}", faults)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", ALL_LANGUAGES)
def test_the_pages_outside_of_the_app_fit_and_are_accessible(shared_server: Server, open_page, language: str):
    page = open_page(shared_server.url, locale=ALL_LANGUAGES[language])
    faults: list[str] = []
    for screen in PLAIN:
        page.goto(shared_server.url + screen.path)
        look(page, f"{screen.name}-{language}", faults)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screens_before_signing_in_fit_and_are_accessible(shared_server: Server, open_page, language: str):
    page = open_page(shared_server.url, locale=LANGUAGES[language])
    is_live(page)
    faults: list[str] = []
    look(page, f"sign-in-{language}", faults)
    sign_in(page, "customer@tumble.example", "not the password")
    page.locator('[role="alert"]').first.wait_for()
    look(page, f"sign-in-refused-{language}", faults)
    press(page, "auth.toRegister")
    page.locator('[data-testid="auth.name"]').wait_for()
    look(page, f"register-{language}", faults)
    press(page, "auth.submit")
    page.locator('[role="alert"]').first.wait_for()
    look(page, f"register-errors-{language}", faults)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screen_that_asks_for_a_name_fits_and_is_accessible(shared_server: Server, world: World, open_page, language: str):
    page = open_page(shared_server.url, locale=LANGUAGES[language])
    nameless = world.nameless(language, shared_server.folder / "data")
    sign_in(page, nameless)
    page.locator('[data-testid="auth.profile.name"]').wait_for()
    faults: list[str] = []
    look(page, f"onboarding-{language}", faults)
    press(page, "auth.profile.save")
    page.locator('[role="alert"]').first.wait_for()
    look(page, f"onboarding-errors-{language}", faults)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screens_without_a_server_fit_and_are_accessible(server: Server, open_page, language: str):
    page = open_page(server.url, locale=LANGUAGES[language])
    is_live(page)
    service_worker_rules(page)
    faults: list[str] = []
    server.kill()
    page.locator("html[data-connection]").wait_for()
    look(page, f"connection-lost-{language}", faults)
    page.goto(f"{server.url}/customer/impact")
    page.locator('[data-testid="offline.page"]').wait_for()
    look(page, f"offline-{language}", faults)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_launch_screen_fits_and_is_accessible(launching: Server, open_page, language: str):
    page = open_page(launching.url, locale=LANGUAGES[language])
    page.locator(".t-launch").wait_for()
    faults: list[str] = []
    look(page, f"launch-{language}", faults)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(("person", "language"), PEOPLE)
def test_text_at_twice_its_size_still_fits(shared_server: Server, world: World, open_page, person: str, language: str):
    page = open_page(shared_server.url, {"width": 640, "height": 900}, locale=ALL_LANGUAGES[language])
    world.reads(person, language)
    enter(page, person)
    faults: list[str] = []
    for screen in screens(world)[person]:
        visit(page, shared_server.url, screen)
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        width = page.evaluate("document.documentElement.scrollWidth")
        if width > 640:
            faults.append(f"{person}-{screen.name}-{language}: {width} wide of 640")
    assert not faults, "\n".join(faults)


#: Finds the controls that stand on the page, and notes from now on which of them get the focus. Returns their number.
CONTROLS = """() => {
  const of = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']";
  const groups = new Set();
  window.controls = [...document.querySelectorAll(of)].filter((e) => {
    if (e.disabled || e.tabIndex < 0 || e.closest("[inert]") || !e.checkVisibility({ checkVisibilityCSS: true })) return false;
    // Of a group of radio buttons Tab reaches one.
    if (e.type !== "radio") return true;
    return !groups.has(e.name) && groups.add(e.name);
  });
  window.visited = new Set();
  document.addEventListener("focusin", ({ target }) => visited.add(target.type === "radio" ? target.name : target));
  document.activeElement?.blur();
  return controls.length;
}"""

#: The controls that never got the focus. What has been replaced meanwhile isn't a control any more.
MISSED = """() => controls.filter((e) => e.isConnected && !visited.has(e.type === "radio" ? e.name : e) && !e.closest("[inert]"))
  .map((e) => e.outerHTML.slice(0, 160))"""


@pytest.mark.parametrize("person", QUICK)
def test_every_control_of_every_screen_is_reached_by_keyboard_alone(shared_server: Server, world: World, open_page, person: str):
    page = open_page(shared_server.url, DESKTOP)
    enter(page, person)
    faults: list[str] = []
    for screen in screens(world)[person]:
        visit(page, shared_server.url, screen)
        for _ in range(page.evaluate(CONTROLS) + 20):
            page.keyboard.press("Tab")
        faults += [f"{screen.name}: {missed}" for missed in page.evaluate(MISSED)]
    assert not faults, "\n".join(faults)
