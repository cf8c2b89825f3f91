"""Fills the forms of the product, kills the server, and compares what pages show: what somebody has entered and not sent outlives its server.

Forms are filled by looking: every control of a page. A control that a feature's source names and none of its pages here shows is a fault, too.
"""

import re
import time
from collections.abc import Callable
from pathlib import Path

from conftest import PHONE, ROOT
from nodes import running
from people import SOON, is_live
from playwright.sync_api import Page
from screens import Screen, enter, visit
from world import IRVINE, World

#: Controls that aren't entries, and why.
NO_ENTRIES = {
    "orders.status": "chooses which orders are shown",
    "orders.filter": "chooses which orders are shown",
    "impact.measure": "chooses what a chart shows",
    "impact.compare": "chooses which periods are compared",
    "mode": "chooses in which role one works",
    "auth.appearance": "is saved as it is chosen",
    "auth.language": "is saved as it is chosen",
    "auth.privacy.analytics": "is saved as it is chosen",
    "auth.code": "is good for half a minute",
    "auth.proof.password": "is asked for again with the next press",
    "retail.account.token": "is a secret, which goes to the server alone",
    "retail.connection.clientSecret": "is a secret, which goes to the server alone",
    "retail.connection.removesSecret": "belongs to the secret",
    "auth.passkey.name": "needs a passkey, and begins with the present name",
    "location.area.": "is for administrators, as whom test_drafts_location.py draws",
    "orders.search": "chooses which orders are shown",
    "orders.promo.credit": "needs credit",
    "plant.code": "opens an order",
    "fleet.pin": "is asked for by a setting, with which test_proofs.py fills it in",
    "fleet.item.": "is there where something is bought, which test_shopping_trip.py enters before its server is killed",
    "fleet.receipt": "is there where something is bought, which test_shopping_trip.py enters",
    "orders.correct.": "is there where something was ordered from a store, which test_shopping_trip.py corrects with a server that is killed",
    "fleet.online": "is saved as it is chosen",
    "fleet.board.": "chooses which orders are shown, and is in the address",
    "fleet.sound": "is kept by the browser",
    "fleet.history.day": "chooses which day is shown, and is in the address",
    "fleet.pastTrips.driver": "chooses whose trips are shown, and is in the address",
    "fleet.applications.status": "chooses which applications are shown, and is in the address",
    "fleet.panel.day": "chooses the day whose windows are shown",
    "administration.people.search": "chooses who is shown",
    "administration.people.role": "chooses who is shown",
    "administration.people.status": "chooses who is shown",
    "administration.analytics.period": "chooses what is shown",
    "administration.events.": "chooses which events are shown",
    "administration.keys.secret": "shows a key that was made",
    "administration.settings.search": "chooses which settings are shown",
    "administration.setting.": "shows what the operators set, which can't be changed",
    "notifications.": "is saved as it is chosen; the package tests the draft of a phone",
    "money.payments.status": "chooses which payments are shown, and is in the address",
    "retail.stock.search": "chooses which items are shown",
    "retail.stock.picture": "is sent as it is chosen",
    "retail.import.file": "is sent as it is chosen",
    "retail.import.column.": "is there for a file with headings of its own; the package tests its draft",
    "support.handling.": "is saved as it is chosen",
    "support.order": "is tested by itself, with a server that is killed before it reads the choice",
    "support.credit.amount": "is below a button of a ticket's actions; the package tests its draft",
    "support.credit.reason": "is below a button of a ticket's actions; the package tests its draft",
    "support.merge.": "chooses at once",
    "webhooks.filter": "chooses which deliveries are shown",
    "webhooks.secret": "shows a secret that was made",
    "fleet.assign.driver.": "can't be chosen while the one driver has a job; the open sheet comes back",
}

#: Controls on the pages of administrators, or that need an order of a certain stage, which test_drafts_administrators.py fills in.
OF_ADMINISTRATORS = ("administration.", "prices.", "slots.", "promotions.", "payouts.", "incidents.", "refunds.", "plant.tags", "webhooks.",
                     "fleet.decision.", "fleet.application.", "retail.manage.", "retail.stock.", "retail.offers.", "retail.import.",
                     "retail.connection.", "readings.")

#: Enters something into every control of the page, and into those that come of it; a dialog's where one is open. Returns their names.
FILL = """async (left) => {
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const settled = async () => {
    const end = Date.now() + 10000;
    do await pause(30); while (document.querySelector("[data-busy],[aria-busy=true]") && Date.now() < end);
  };
  const scope = () => document.querySelector("[aria-modal=true]") || document.querySelector("main") || document.body;
  const shown = (control) => control.checkVisibility() && !control.disabled && !control.closest("[inert]");
  const nameOf = (control) => control.dataset.testid || control.getAttribute("aria-label") || control.id;
  const isLeft = (name) => left.some((prefix) => name.startsWith(prefix));
  const buttons = (group) => [...group.querySelectorAll("button")];
  const controls = () => [
    ...[...scope().querySelectorAll("input[data-input],input[data-change],textarea,select")].map((control) => ["field", control, nameOf(control)]),
    ...[...scope().querySelectorAll("[role=group]")].filter((group) => group.querySelector(":scope > button[aria-current],:scope > .t-chips > button[aria-current]"))
      .map((group) => ["group", group, nameOf(buttons(group)[0])]),
    ...[...scope().querySelectorAll("button[data-testid$='.plus']")].map((control) => ["plus", control, nameOf(control)]),
    ...[...scope().querySelectorAll("button:has(>.t-choice)")].map((control) => ["choice", control, nameOf(control)]),
  ].filter(([, control]) => shown(control));
  const enter = (field) => {
    if (field.type === "checkbox") return field.click();
    if (field.tagName === "SELECT") { field.selectedIndex = field.options.length - 1; return field.dispatchEvent(new Event("change", { bubbles: true })); }
    const texts = { number: String(Number(field.value) + 2), email: "half@typed.example", tel: "949 555", password: "half a secret" };
    field.value = texts[field.type] || texts[field.inputMode] || "Half typed: ż";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    if (field.hasAttribute("data-change")) field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  for (const summary of scope().querySelectorAll("details:not([open])>summary")) summary.click();
  const entered = [];
  for (;;) {
    // Of a list's rows, one is enough.
    const next = controls().find(([, , name]) => !entered.includes(name) && !entered.includes(name.replace(/\\.\\d+(?=\\.|$)/g, ".#")));
    if (!next) return entered;
    const [kind, control, name] = next;
    entered.push(name, name.replace(/\\.\\d+(?=\\.|$)/g, ".#"));
    if (isLeft(name)) continue;
    if (kind === "field") enter(control);
    if (kind === "group") {
      const group = buttons(control), choice = group.findLast((button) => !button.hasAttribute("aria-current"));
      for (const button of group) entered.push(nameOf(button));
      if (choice) choice.click();
    }
    if (kind === "plus") control.click();
    if (kind === "choice") { for (const each of scope().querySelectorAll("button:has(>.t-choice)")) entered.push(nameOf(each)); control.click(); }
    if (kind !== "field" || control.hasAttribute("data-change")) await settled();
  }
}"""

#: What the page shows of what was entered.
STATE = """() => {
  const scope = document.querySelector("[aria-modal=true]") || document.querySelector("main") || document.body;
  // The browser opens and closes what a summary holds.
  const shown = (control) => control.checkVisibility() || control.closest("details:not([open])")?.checkVisibility();
  const state = { place: location.pathname, dialog: scope.getAttribute("aria-modal") };
  for (const field of [...scope.querySelectorAll("input,textarea,select")].filter(shown))
    if (field.dataset.testid) state[field.dataset.testid] = field.type === "checkbox" ? field.checked : field.value;
  for (const button of [...scope.querySelectorAll("button[aria-current]")].filter(shown))
    if (button.dataset.testid) state[button.dataset.testid] = "chosen";
  for (const count of [...scope.querySelectorAll(".t-counter-value")].filter(shown)) state[count.dataset.testid || "count"] = count.textContent.trim();
  return state;
}"""

#: What makes a control in the sources.
CONTROLS = "TextFormField|SecureFormField|TextEditor|SearchField|ChipField|SegmentedSwitcher|BagCounter|Toggle|Picker|Stepper|ChoiceRow"
#: A control in the sources, and its name: the first one before the next control.
CONTROL = re.compile(
    rf"\b(?:{CONTROLS})\((?:(?!\b(?:{CONTROLS})\().)*?(?:identifier: |accessibilityIdentifier\()(?:names\()?\"((?:[^\"\\]|\\\()*)", re.DOTALL)

class Workshop(World):
    """The same with an order at the plant, whose weight is to be entered."""

    def deliver(self, order: int) -> None:
        super().deliver(order)
        self.weighed = self.order(IRVINE)
        self.bring(self.weighed)
        self.dispatcher.call("PUT", f"/orders/{self.weighed}", {"stage": "atFacility", "bags": 2})


class Tab:
    """A page that knows how often it has connected."""

    def __init__(self, page: Page, name: str):
        self.page, self.name, self.sockets = page, name, []
        page.set_default_timeout(SOON)
        page.on("websocket", lambda socket: self.sockets.append(socket))
        self.entered: list[str] = []
        self.before: dict = {}

    def fill(self) -> None:
        # A page that nobody sees has slow timers.
        self.page.bring_to_front()
        self.entered = self.page.evaluate(FILL, list(NO_ENTRIES))
        self.before = self.page.evaluate(STATE)

    def has_reconnected(self, count: int) -> None:
        """Waits for a connection after the first so many."""
        self.page.bring_to_front()
        end = time.monotonic() + 30
        while len(self.sockets) <= count and time.monotonic() < end:
            self.page.wait_for_timeout(50)
        is_live(self.page)

    def difference(self) -> str:
        """How the page differs from what it was, once nothing on it loads."""
        self.page.bring_to_front()
        end = time.monotonic() + 10
        while True:
            after = self.page.evaluate(STATE)
            if after == self.before:
                return ""
            if time.monotonic() > end:
                keys = [key for key in {**self.before, **after} if self.before.get(key) != after.get(key)]
                return f"{self.name}: " + ", ".join(f"{key} was {self.before.get(key)!r}, is {after.get(key)!r}" for key in keys)
            self.page.wait_for_timeout(100)


def open_tabs(open_page, url: str, person: str, places: list[Screen]) -> list[Tab]:
    """One tab for each screen, in a browser of the person's own."""
    page = open_page(url, PHONE)
    if person != "nobody":
        enter(page, person)
    tabs = [Tab(page.context.new_page(), f"{person}'s {screen.name}") for screen in places]
    for tab, screen in zip(tabs, places):
        visit(tab.page, url, screen)
    page.close()
    return tabs


def lose_and_compare(server, tabs: list[Tab]) -> list[str]:
    """Fills the forms of all tabs, kills the process that has them, and returns what is different afterwards."""
    for tab in tabs:
        tab.fill()
    # What is typed reaches the page's draft once a second; the page shows nothing of it.
    tabs[-1].page.wait_for_timeout(1_500)
    for tab in tabs:
        tab.before = tab.page.evaluate(STATE)
    counts = [len(tab.sockets) for tab in tabs]
    server.lose()
    for tab, count in zip(tabs, counts):
        tab.has_reconnected(count)
    return [difference for tab in tabs if (difference := tab.difference())]


def named_in(feature: str) -> dict[str, str]:
    """The controls of a feature as far as their names are written out, and the file of each."""
    files = (ROOT / "Packages" / feature / "Sources").glob("**/*.swift")
    return {name.partition("\\(")[0]: str(file.relative_to(ROOT)) for file in files for name in CONTROL.findall(file.read_text())}


def check_forms(features: set[str], forms: Callable[[Workshop], dict[str, list[Screen]]], nodes: int, open_page, folder: Path) -> None:
    """Checks that the screens of each person show what was entered, and that they show every control of these features."""
    with running(nodes, folder) as server:
        tabs = [tab for person, places in forms(Workshop(server.url)).items() for tab in open_tabs(open_page, server.url, person, places)]
        faults = lose_and_compare(server, tabs)
    faults += left_out(tabs, features, lambda name: not name.startswith(OF_ADMINISTRATORS))
    assert not faults, "\n".join(faults)


def left_out(tabs: list[Tab], features: set[str], is_meant: Callable[[str], bool]) -> list[str]:
    """The controls of the features that the pages should show and don't."""
    met = [*NO_ENTRIES, *(name for tab in tabs for name in tab.entered)]
    named = {name: file for feature in sorted(features) for name, file in named_in(feature).items() if is_meant(name)}
    assert named, f"no controls found in {features}"
    return [f"{name} of {file} is on no page of this test" for name, file in named.items() if not any(each.startswith(name) for each in met)]
