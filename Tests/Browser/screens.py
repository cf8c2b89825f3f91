"""Every screen of the product: who sees it, and where it is."""

from dataclasses import dataclass

from people import HASHED, address, is_live, sign_in
from playwright.sync_api import Page
from world import World


@dataclass(frozen=True)
class Screen:
    """A place, and what is pressed there one after the other (CSS selectors) until the screen shows."""

    name: str
    path: str
    presses: tuple[str, ...] = ()


def screens(world: World) -> dict[str, list[Screen]]:
    """The screens of each of the demo people."""
    return {
        "customer": [
            Screen("home", "/customer/home"),
            Screen("activity", "/customer/activity"),
            Screen("activity-canceled", "/customer/activity/canceled"),
            Screen("order", f"/customer/activity/{world.current}"),
            Screen("order-waiting", f"/customer/activity/{world.waiting}"),
            Screen("order-cancel", f"/customer/activity/{world.waiting}", ('[data-testid="orders.cancel"]',)),
            Screen("order-delivered", f"/customer/activity/{world.delivered}"),
            Screen("retail", "/customer/retail"),
            Screen("retailer", f"/customer/retail/{world.retailer}"),
            Screen("item", "/customer/retail/items/1"),
            Screen("item-missing", "/customer/retail/items/99999"),
            Screen("linked-accounts", "/customer/retail/accounts"),
            Screen("linked-account-token", "/customer/retail/accounts", ('[data-testid^="retail.account."][data-testid$=".link"]',)),
            Screen("cart", f"/customer/retail/{world.retailer}", ('[data-testid$=".plus"]', '[data-testid="retail.cart"]')),
            Screen("impact", "/customer/impact"),
            Screen("impact-order", f"/customer/impact/{world.delivered}", ("summary",)),
            Screen("impact-missing", "/customer/impact/99999"),
            Screen("recurring", "/customer/recurring"),
            Screen("recurring-new", "/customer/recurring/new"),
            Screen("recurring-missing", "/customer/recurring/99999"),
            Screen("recurring-change", f"/customer/recurring/{world.recurring}"),
            Screen("credit", "/customer/credit"),
            Screen("drive", "/customer/drive"),
            Screen("drive-person", "/customer/drive/person"),
            Screen("support", "/customer/support"),
            Screen("support-ticket", f"/customer/support/{world.ticket}"),
            Screen("support-new", f"/customer/support/new/{world.current}"),
            Screen("support-missing", "/customer/support/99999"),
            Screen("support-help", "/customer/support/help"),
            Screen("support-article", "/customer/support/help/paying"),
            *account("customer"),
            Screen("address", "/customer/account/addresses/1"),
            Screen("messages", "/customer/messages"),
            Screen("thread", f"/customer/messages/{world.conversation}"),
            Screen("order-missing", "/customer/activity/99999"),
            Screen("thread-missing", "/customer/messages/99999"),
            Screen("schedule", "/customer/home", ('[data-testid="orders.mode.scheduled"]',)),
            Screen("washing", "/customer/home", (".t-disclosure summary",)),
            Screen("other-address", "/customer/home", ('[data-testid="orders.saved.other"]', '[data-testid="orders.address.check"]')),
            Screen("email-errors", "/customer/account/email", ('[data-testid="auth.email.save"]',)),
            Screen("password-errors", "/customer/account/password", ('[data-testid="auth.password.save"]',)),
            # What mail leads to opens for somebody who is signed in, too.
            Screen("forgot-password", "/forgot-password"),
            Screen("reset-password", "/reset-password?token=sample"),
            Screen("reset-password-spent", "/reset-password"),
            Screen("verify-email", "/verify-email?token=sample"),
            Screen("verify-email-spent", "/verify-email"),
            Screen("sign-out", "/customer/account", ('[data-testid="auth.signOut"]',)),
            Screen("address-errors", "/customer/account/addresses/new", ('[data-testid="auth.address.save"]',)),
            Screen("privacy", "/customer/account/privacy"),
            Screen("export", "/customer/account/privacy/export"),
            Screen("nothing-found", "/customer/retail", ("search:caviar",)),
        ],
        # Registered a moment ago: nothing is there yet.
        "newcomer": [
            Screen("home", "/customer/home"),
            Screen("activity", "/customer/activity"),
            Screen("cart", "/customer/retail/cart"),
            Screen("your-items", "/customer/retail/yours"),
            Screen("impact", "/customer/impact"),
            Screen("messages", "/customer/messages"),
            Screen("account", "/customer/account"),
            Screen("addresses", "/customer/account/addresses"),
        ],
        "driver": [
            Screen("home", "/driver/home"),
            Screen("problem", "/driver/home", ("summary",)),
            Screen("jobs", "/driver/jobs"),
            Screen("orders", "/driver/orders"),
            Screen("orders-problem", "/driver/orders", ("summary",)),
            Screen("vehicle", "/driver/vehicle"),
            Screen("ops", "/driver/ops"),
            Screen("finished-trip", f"/driver/ops/trips/{world.finished}"),
            Screen("finished-trip-missing", "/driver/ops/trips/99999"),
            Screen("earnings", "/driver/earnings"),
            Screen("earnings-months", "/driver/earnings", ('[data-testid="earnings.period.month"]',)),
            Screen("support", "/driver/support"),
            Screen("support-new", "/driver/support/new"),
            Screen("support-article", "/driver/support/help/driving"),
            *account("driver"),
            Screen("messages", "/driver/messages"),
            Screen("thread", f"/driver/messages/{world.conversation}"),
        ],
        "dispatcher": [
            Screen("home", "/dispatcher/home"),
            Screen("board-filtered", "/dispatcher/home?area=Newport%20Beach", ('[data-testid="fleet.board.filters"]',)),
            Screen("board-order", f"/dispatcher/home?order={world.waiting}"),
            Screen("board-driver", f"/dispatcher/home?driver={world.driver.id}"),
            Screen("board-assign", "/dispatcher/home", (f'[data-testid="fleet.assign.{world.waiting}"]',)),
            Screen("orders", "/dispatcher/orders"),
            Screen("order", f"/dispatcher/orders/{world.current}"),
            Screen("plant", "/dispatcher/plant"),
            Screen("fleet", "/dispatcher/fleet"),
            Screen("assign", "/dispatcher/fleet", ('[data-testid^="fleet.assign."]',)),
            Screen("trip", f"/dispatcher/fleet/trips/{world.trip}"),
            Screen("driver", f"/dispatcher/fleet/drivers/{world.driver.id}"),
            Screen("orders-completed", "/dispatcher/orders", (".t-chips .ui-button:nth-child(2)",)),
            Screen("orders-canceled", "/dispatcher/orders", (".t-chips .ui-button:nth-child(3)",)),
            Screen("trip-gone", "/dispatcher/fleet/trips/99999"),
            Screen("driver-gone", "/dispatcher/fleet/drivers/99999"),
            Screen("charts", "/dispatcher/history"),
            Screen("charts-empty", "/dispatcher/history?day=2026-01-01"),
            Screen("past-trips", "/dispatcher/history/trips"),
            Screen("past-trips-none", f"/dispatcher/history/trips?day=2026-01-01&driver={world.driver.id}"),
            Screen("support", "/dispatcher/support"),
            Screen("support-ticket", f"/dispatcher/support/{world.ticket}"),
            Screen("support-answers", "/dispatcher/support/answers"),
            *account("dispatcher"),
            Screen("messages", "/dispatcher/messages"),
        ],
        "administrator": [
            Screen("home", "/administrator/home"),
            Screen("people", "/administrator/people"),
            Screen("person", "/administrator/people/1"),
            Screen("person-view", "/administrator/people/1", ('[data-testid="administration.view"]',)),
            Screen("person-lock", "/administrator/people/1", ('[data-testid="administration.person.lock"]',)),
            Screen("catalog", "/administrator/catalog"),
            Screen("money", "/administrator/money"),
            Screen("system", "/administrator/system"),
            Screen("status", "/administrator/system/status"),
            Screen("settings", "/administrator/system/settings"),
            Screen("analytics", "/administrator/system/analytics"),
            Screen("audit", "/administrator/system/audit"),
            Screen("keys", "/administrator/system/keys"),
            Screen("events", "/administrator/system/events"),
            Screen("webhooks", "/administrator/webhooks"),
            Screen("webhook-new", "/administrator/webhooks", ('[data-testid="webhooks.new"]',)),
            Screen("webhook-gone", "/administrator/webhooks/99"),
            Screen("setting", "/administrator/system/settings/OPEN_ORDERS"),
            Screen("setup", "/administrator/setup"),
            Screen("key-new", "/administrator/system/keys", ('[data-testid="administration.keys.new"]',)),
            Screen("account", "/administrator/account"),
            Screen("flags", "/administrator/account/flags"),
            Screen("applications", "/administrator/applications"),
            Screen("applications-declined", "/administrator/applications?status=declined"),
            Screen("application-missing", "/administrator/applications/99999"),
            Screen("areas", "/administrator/areas"),
            Screen("area", "/administrator/areas/1"),
            Screen("prices", "/administrator/prices"),
            Screen("price-draft", f"/administrator/prices/{world.draft}"),
            Screen("slots", "/administrator/slots"),
            Screen("slots-all", "/administrator/slots/all"),
            Screen("promotions", "/administrator/promotions"),
            Screen("retailers", "/administrator/retailers"),
            Screen("retailer", "/administrator/retailers", ('[data-testid^="retail.manage.edit."]',)),
            Screen("retailer-items", "/administrator/retailers/1/items"),
            Screen("retailer-item", "/administrator/retailers/1/items", ('[data-testid^="retail.stock.edit."]',)),
            Screen("retailer-deals", "/administrator/retailers/1/deals"),
            Screen("retailer-import", "/administrator/retailers/1/import"),
            Screen("readings", "/administrator/readings"),
            Screen("impact-report", "/administrator/impact-report"),
            Screen("account-linking", "/administrator/retailer-accounts"),
            Screen("account-linking-form", "/administrator/retailer-accounts", ('[data-testid$=".edit"]',)),
            Screen("payouts", "/administrator/payouts"),
            Screen("incidents", "/administrator/payouts/incidents"),
            Screen("payments", "/administrator/payouts/payments"),
            Screen("payments-of-one", "/administrator/payouts/payments?customer=2&status=authorized"),
        ],
    }


#: The pages outside of the app, which anybody sees and which have no script.
PLAIN = [
    Screen("developers", "/developers"),
    Screen("developers-group", "/developers/administration"),
    Screen("developers-found", "/developers?q=orders"),
    Screen("developers-not-found", "/developers?q=pigeon"),
    Screen("developers-missing", "/developers/pigeons"),
    Screen("sent", "/dev/sent"),
    Screen("sent-none", "/dev/sent?channel=push"),
]


def account(mode: str) -> list[Screen]:
    """The pages of a person's account, the same in every mode."""
    pages = {"account": "", "profile": "/profile", "addresses": "/addresses", "address-new": "/addresses/new",
             "preferences": "/preferences", "appearance": "/appearance", "devices": "/devices", "passkeys": "/passkeys",
             "email": "/email", "security": "/security", "password": "/password"}
    return [Screen(name, f"/{mode}/account{path}") for name, path in pages.items()]


def enter(page: Page, person: str) -> None:
    """Signs a demo person in and waits for their first screen."""
    sign_in(page, address("sam" if person == "administrator" else person))
    page.locator('[data-testid^="tab."]').first.wait_for(timeout=HASHED)


def visit(page: Page, url: str, screen: Screen) -> None:
    """Opens a screen and waits until nothing on it loads."""
    page.goto(url + screen.path)
    is_live(page)
    page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")
    assert page.evaluate("location.pathname + location.search") == screen.path, f"{screen.path} led to {page.url}"
    for selector in screen.presses:
        if selector.startswith("search:"):
            page.locator(".t-search input").first.fill(selector.removeprefix("search:"))
            page.locator(".t-empty").first.wait_for()
        else:
            page.locator(selector).first.click()
        # A press is busy until the server has answered it.
        page.wait_for_function("() => !document.querySelector('[data-busy], [aria-busy=true]')")
