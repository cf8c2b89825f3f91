"""A newcomer sets a production up from nothing, as README and Docs/operations.md say: keys, settings, database, administrator, TLS, setup, first paid order."""

import base64
import hashlib
import json
import os
import re
import socket
import ssl
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import DESKTOP, FONTS, PHONE, ROOT, SCREENSHOTS, TIMEZONE
from mail_server import MailServer, token_path
from pages import Page, expect
from people import HASHED, SOON, check_address, element, fill, is_live, order_number, press, register, sign_in
from test_payments import enter_card
from test_two_step import set_up
from world import eventually

sys.path.insert(0, str(ROOT / "Scripts"))
import stripe  # noqa: E402

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Administration", "Auth", "Location", "Orders", "Payments", "App"}

pytestmark = pytest.mark.skipif(not stripe.is_installed(), reason="localstripe isn't installed; to run it: make bootstrap-browser")

SIZES = pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
OWNER = "olivia@example.org"
CUSTOMER = "nico@example.org"
PASSWORD = "four purple kettles sing"
#: A debug build hashes passwords slowly.
STARTED = 60


def documented(word: str) -> str:
    """The command in Docs/operations.md that contains a word, so that the page can't say anything else than what works."""
    text = (ROOT / "Docs/operations.md").read_text().split("## Running in production")[1].split("\n## ")[0]
    lines = [line.strip() for block in re.findall(r"```sh\n(.*?)```", text, re.S) for line in re.sub(r"\\\n\s*", "", block).splitlines()]
    found = next((line for line in lines if word in line), None)
    assert found, f"Docs/operations.md says nothing with {word}"
    return found.split(" # ")[0].rstrip()


class Newcomer:
    """An empty machine: a folder, the executable, a certificate of its own authority, and the settings as environment variables."""

    def __init__(self, folder: Path, mail: MailServer, payments: str):
        self.folder = folder
        self.executable = os.environ.get("TUMBLE", str(ROOT / ".build/debug/tumble"))
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"https://localhost:{self.port}"
        self.shell(documented("genpkey"))
        self.shell(documented("rand -hex 32"))
        self.certify()
        self.settings = {
            "PUBLIC_URL": self.url, "SIGNING_KEY_FILE": str(folder / "signing.pem"), "SEALING_KEY_FILE": str(folder / "sealing.key"),
            "DATA_FOLDER": str(folder / "data"), "SMTP_HOST": "127.0.0.1", "SMTP_PORT": str(mail.port), "SMTP_SECURITY": "none",
            "MAIL_SENDER": "laundry@example.org", "HOST": "127.0.0.1", "PORT": str(self.port), "ADMIN_PORT": "0",
            "TLS_CERTIFICATE_FILE": str(folder / "certificate.pem"), "TLS_KEY_FILE": str(folder / "tls.key"), "DRAIN_SECONDS": "0",
            "PAYMENT_GATEWAY": "stripe", "STRIPE_SECRET_KEY": "sk_test_12345", "STRIPE_PUBLISHABLE_KEY": "pk_test_12345",
            "STRIPE_WEBHOOK_SECRET": "whsec_12345", "STRIPE_API_URL": payments, "STRIPE_SCRIPT_URL": f"{payments}/js.stripe.com/v3/",
            "LAUNCH_SCREEN_SECONDS": "0",
        }
        self.process: subprocess.Popen[str] | None = None

    def shell(self, command: str) -> None:
        subprocess.run(command, shell=True, cwd=self.folder, check=True, capture_output=True, timeout=30)

    def certify(self) -> None:
        """A certificate for localhost, from an authority that only this test knows."""
        (self.folder / "names.txt").write_text("subjectAltName=DNS:localhost\n")
        for command in (
            "openssl req -x509 -newkey rsa:2048 -nodes -keyout ca.key -out ca.pem -days 2 -subj '/CN=Test authority'",
            "openssl req -newkey rsa:2048 -nodes -keyout tls.key -out request.pem -subj '/CN=localhost'",
            "openssl x509 -req -in request.pem -CA ca.pem -CAkey ca.key -CAcreateserial -out leaf.pem -days 2 -extfile names.txt",
            "cat leaf.pem ca.pem > certificate.pem && chmod 600 tls.key",
        ):
            self.shell(command)

    @property
    def fingerprint(self) -> str:
        """The hash of the certificate's public key, by which a browser of the test trusts it as it would one of a public authority."""
        key = subprocess.run(
            "openssl x509 -in leaf.pem -pubkey -noout | openssl pkey -pubin -outform der", shell=True, cwd=self.folder, check=True, capture_output=True)
        return base64.b64encode(hashlib.sha256(key.stdout).digest()).decode()

    def run(self, *arguments: str, text: str | None = None) -> subprocess.CompletedProcess:
        return subprocess.run(
            [self.executable, *arguments], cwd=self.folder, env={**os.environ, **self.settings}, input=text, capture_output=True, text=True, timeout=120)

    def start(self) -> None:
        log = open(self.folder / "server.log", "a")
        self.process = subprocess.Popen(
            [self.executable, "serve"], cwd=self.folder, env={**os.environ, **self.settings}, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=log, text=True)
        for line in self.process.stdout:
            if "serves" in line:
                return
        pytest.fail(f"The server did not start: {(self.folder / 'server.log').read_text()[-2000:]}")

    def stop(self) -> None:
        if self.process and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(timeout=30)

    def get(self, path: str) -> bytes:
        """A call that trusts the test's authority alone."""
        context = ssl.create_default_context(cafile=str(self.folder / "ca.pem"))
        with urllib.request.urlopen(self.url + path, timeout=20, context=context) as response:
            return response.read()


@pytest.fixture
def relay():
    with MailServer() as server:
        yield server


@pytest.fixture
def provider():
    with stripe.StripeServer() as server:
        yield server


@pytest.fixture
def newcomer(relay, provider, tmp_path):
    machine = Newcomer(tmp_path, relay, provider.url)
    yield machine
    machine.stop()


@pytest.fixture
def browse(newcomer, chromium):
    """Opens pages of people, each in a browser profile of their own that trusts the certificate."""
    browser = chromium.browser_type.launch(
        executable_path="/usr/bin/chromium", args=["--no-sandbox", f"--ignore-certificate-errors-spki-list={newcomer.fingerprint}"],
        env={**os.environ, **FONTS})

    def browse(path: str, viewport) -> Page:
        page = browser.new_context(viewport=viewport, locale="en-US", timezone_id=TIMEZONE).new_page()
        page.set_default_timeout(10_000)
        page.goto(newcomer.url + path)
        return page

    yield browse
    browser.close()


def looks_right(page: Page, name: str, viewport: dict) -> None:
    page.screenshot(path=str(SCREENSHOTS / "newcomer" / f"{name}-{viewport['width']}.png"), full_page=True)
    violations = Axe().run(page).response["violations"]
    assert [f"{violation['id']}: {violation['nodes'][0]['html'][:200]}" for violation in violations] == []
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def step(page: Page, name: str):
    return element(page, f"administration.setup.{name}")


def is_done(page: Page, name: str) -> None:
    expect(step(page, name).locator(".t-pill")).to_have_text("Done", timeout=6 * SOON)


def back_to_setup(page: Page, newcomer: Newcomer) -> None:
    page.goto(newcomer.url + "/administrator/setup")
    is_live(page)
    step(page, "name").wait_for(timeout=SOON)


def installs(newcomer: Newcomer) -> None:
    """The steps on the machine: what is refused names the next one."""
    missing = newcomer.run("serve")
    assert missing.returncode != 0 and "migrate" in missing.stderr, missing.stderr
    migrated = newcomer.run("migrate")
    assert migrated.returncode == 0, migrated.stderr
    weak = newcomer.run("admin", "create", OWNER, "--name", "Olivia Owner", text="password\n")
    assert weak.returncode != 0 and "assword" in weak.stderr
    created = newcomer.run("admin", "create", OWNER, "--name", "Olivia Owner", text=PASSWORD + "\n")
    assert created.returncode == 0, created.stderr
    newcomer.start()
    assert json.loads(newcomer.get("/health"))["success"]


@SIZES
def test_from_nothing_to_the_first_paid_order(newcomer, relay, provider, browse, viewport):
    installs(newcomer)

    # The administrator signs in, sets up the second step, and is led through the setup.
    page = browse("/", viewport)
    sign_in(page, OWNER, PASSWORD)
    element(page, "auth.totp.turnOn").wait_for(timeout=HASHED)
    set_up(page)
    page.locator('[data-testid^="tab."]').first.wait_for(timeout=SOON)
    press(page, "mode.administrator")
    page.wait_for_url("**/administrator/home", timeout=SOON)
    element(page, "administration.home.setup").wait_for(timeout=SOON)
    looks_right(page, "home", viewport)
    press(page, "administration.home.setup")
    page.wait_for_url("**/administrator/setup", timeout=SOON)
    step(page, "name").wait_for(timeout=SOON)
    looks_right(page, "setup-begun", viewport)

    # Name: a setting that changes while the server runs.
    press(page, "administration.setup.name.open")
    element(page, "administration.settings.value").wait_for(timeout=SOON)
    fill(page, "administration.settings.value", "Olivia's Laundry")
    looks_right(page, "name", viewport)
    press(page, "administration.settings.save")
    expect(element(page, "administration.setting.PRODUCT_DISPLAY_NAME.reset")).to_be_visible(timeout=SOON)
    back_to_setup(page, newcomer)
    is_done(page, "name")
    assert "Olivia" in page.title()

    # Areas: those that came with the product suit this laundry.
    press(page, "administration.setup.areas.open")
    expect(page.locator('[data-testid^="location.areas."]').first).to_be_visible(timeout=SOON)
    back_to_setup(page, newcomer)
    press(page, "administration.setup.areas.review")
    is_done(page, "areas")

    # Prices: kept as they are.
    press(page, "administration.setup.prices.open")
    page.wait_for_url("**/prices", timeout=SOON)
    back_to_setup(page, newcomer)
    press(page, "administration.setup.prices.review")
    is_done(page, "prices")

    # Mail: first the server refuses, then it takes the mail.
    relay.refusal = "550 5.1.1 we don't know you"
    press(page, "administration.setup.mail.try")
    expect(step(page, "mail")).to_contain_text("we don't know you", timeout=6 * SOON)
    expect(step(page, "mail").locator(".t-pill")).to_have_text("To do")
    looks_right(page, "mail-refused", viewport)
    relay.refusal = ""
    press(page, "administration.setup.mail.try")
    is_done(page, "mail")
    mail = relay.next_mail(OWNER, "test mail")
    assert "Olivia's Laundry" in mail["From"] and "Olivia's Laundry" in mail["Subject"]

    # Payment: the provider answers.
    press(page, "administration.setup.payment.try")
    is_done(page, "payment")
    expect(step(page, "payment")).to_contain_text("Stripe")

    is_done(page, "address")
    assert newcomer.run("backup", str(newcomer.folder / "copy.sqlite")).returncode == 0
    back_to_setup(page, newcomer)
    is_done(page, "backups")
    looks_right(page, "setup-done", viewport)
    press(page, "administration.setup.finish")
    expect(element(page, "administration.setup.finished")).to_be_visible(timeout=SOON)
    page.goto(newcomer.url + "/administrator/home")
    is_live(page)
    element(page, "administration.home.status").wait_for(timeout=SOON)
    expect(element(page, "administration.home.setup")).to_have_count(0)

    # A customer signs up, confirms the address, and pays for an order.
    customer = browse("/", viewport)
    register(customer, "Nico Neighbor", CUSTOMER, PASSWORD)
    customer.locator('[data-testid^="tab."]').first.wait_for(timeout=HASHED)
    letter = relay.next_mail(CUSTOMER)
    assert "Olivia's Laundry" in letter["From"]
    customer.goto(newcomer.url + token_path(letter))
    is_live(customer)
    press(customer, "auth.verify.confirm")
    element(customer, "auth.verify.done").wait_for(timeout=SOON)
    customer.goto(newcomer.url + "/customer/home")
    is_live(customer)
    check_address(customer, "100 Spectrum Center Dr", "Irvine", "92618")
    press(customer, "orders.bags.plus")
    expect(element(customer, "orders.start")).to_be_enabled(timeout=SOON)
    press(customer, "orders.start")
    customer.wait_for_url("**/customer/payments/add", timeout=SOON)
    enter_card(customer, "4242424242424242")
    customer.wait_for_url("**/customer/home", timeout=2 * SOON)
    expect(element(customer, "orders.hold")).to_contain_text("4242", timeout=SOON)
    expect(element(customer, "orders.start")).to_be_enabled(timeout=SOON)
    press(customer, "orders.start")
    order = order_number(customer)
    looks_right(customer, "first-order", viewport)

    def held():
        request = urllib.request.Request(
            provider.url + "/v1/payment_intents?limit=10", headers={"Authorization": "Bearer sk_test_12345"})
        with urllib.request.urlopen(request, timeout=20) as response:
            return [intent for intent in json.load(response)["data"] if intent["status"] == "requires_capture"]

    assert len(eventually("The payment at the provider", held)) == 1 and order == 1

    # A restart loses nothing.
    newcomer.stop()
    newcomer.start()
    back_to_setup(page, newcomer)
    expect(element(page, "administration.setup.finished")).to_be_visible(timeout=SOON)
    assert "Olivia" in page.title()
