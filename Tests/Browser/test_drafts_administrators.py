"""What administrators and dispatchers have entered in their forms outlives its server: prices, windows, promo codes, payouts, refunds, tags, keys, webhooks."""

import datetime
import sqlite3
from contextlib import closing
from pathlib import Path
from zoneinfo import ZoneInfo

from conftest import TIMEZONE
from drafts import OF_ADMINISTRATORS, Workshop, left_out, lose_and_compare, open_tabs
from nodes import OneNode
from screens import Screen
from world import Account

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Administration", "Fleet", "Orders", "Payments", "Promotions", "Retail", "Sustainability", "Webhooks"}

ADMIN = "dispatcher@tumble.example"


class PaidNode(OneNode):
    """One that takes payments, so that there are refunds."""

    payments = "fake"

    def differ(self) -> None:
        """Leaves an incident as the comparison with another provider did, which isn't compared again."""
        with closing(sqlite3.connect(self.folder / "data/tumble.sqlite", timeout=10)) as database, database:
            payment = database.execute(
                "INSERT INTO payments_payment (customer_id, reference, gateway, status, currency, requested_cents, method_id, created_at, updated_at) "
                "VALUES (1, 'tumble-test', 'paypal', 'captured', 'USD', 2800, 1, 0, 0)").lastrowid
            database.execute(
                "INSERT INTO payments_difference (payment_id, kind, ours, theirs, found_at) VALUES (?, 'captured', '2800', '100', 0)", (payment,))


def forms(world: Workshop, admin: Account) -> list[Screen]:
    """The screens with something to enter, as an administrator sees them who is a dispatcher, too."""
    door, _ = next(job for job in world.driver.call("GET", "/drivers/jobs")["items"] if job["orderId"] == world.current)["stops"]
    world.report(door, "arrived")
    world.report(door, "done", 2)
    draft = admin.call("POST", "/prices/drafts", {})["id"]
    payout = admin.call("POST", "/payments/payouts", {})[0]["id"]
    application = world.apply()
    # A day whose slots haven't begun.
    day = f"slots.day.{(datetime.datetime.now(ZoneInfo(TIMEZONE)) + datetime.timedelta(days=1)).date().isoformat()}"
    return [
        Screen("prices", f"/dispatcher/prices/{draft}"),
        Screen("windows", "/dispatcher/slots/all", (f'[data-testid="{day}"] summary', f'[data-testid="{day}.10:00"]')),
        Screen("promo codes", "/dispatcher/promotions"),
        Screen("retailer", "/administrator/retailers", ('[data-testid^="retail.manage.edit."]',)),
        Screen("retailer's item", "/administrator/retailers/1/items", ('[data-testid^="retail.stock.edit."]',)),
        Screen("retailer's deal", "/administrator/retailers/1/deals"),
        Screen("retailer's import", "/administrator/retailers/1/import"),
        Screen("reading", "/administrator/readings"),
        Screen("account linking", "/administrator/retailer-accounts", ('[data-testid$=".edit"]',)),
        Screen("payout", f"/dispatcher/payouts/{payout}"),
        Screen("incident", "/dispatcher/payouts/incidents", ('[data-testid^="incidents.explain."]',)),
        Screen("refund", f"/dispatcher/refunds/{world.delivered}", ('[data-testid^="refunds.begin."]',)),
        Screen("application", f"/administrator/applications/{application}"),
        Screen("audit log", "/administrator/system/audit"),
        Screen("setting", "/administrator/system/settings/PRODUCT_DISPLAY_NAME", ('[data-testid="administration.settings.value"]',)),
        Screen("key", "/administrator/system/keys", ('[data-testid="administration.keys.new"]', '[data-testid="administration.keys.name"]')),
        Screen("view", f"/administrator/people/{world.customer.id}", ('[data-testid="administration.view"]', '[data-testid="administration.view.reason"]')),
        Screen("webhook", "/administrator/webhooks", ('[data-testid="webhooks.new"]', '[data-testid="webhooks.url"]')),
        Screen("tags", "/dispatcher/plant", (f'[data-testid="plant.card.{world.current}"]',)),
    ]


def test_forms_show_what_was_entered_after_their_server_was_killed(open_page, tmp_path: Path):
    server = PaidNode(tmp_path)
    server.start()
    try:
        world = Workshop(server.url)
        server.admin("roles", ADMIN, "dispatcher", "admin")
        server.differ()
        tabs = open_tabs(open_page, server.url, "dispatcher", forms(world, Account(server.url, "dispatcher")))
        faults = lose_and_compare(server, tabs)
    finally:
        server.stop()
    faults += left_out(tabs, DRIVES, lambda name: name.startswith(OF_ADMINISTRATORS))
    assert not faults, "\n".join(faults)
