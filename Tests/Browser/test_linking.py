"""A customer links their account at a retailer whose authorization server is real, and everything that can go wrong on the way there and back."""

import re
import time
from pathlib import Path

import pytest
from conftest import DESKTOP, PHONE
from looks import looks_right
from nodes import OneNode
from oauth_server import CLIENT, SECRET, OAuthServer
from pages import Page, expect
from people import SOON, element, fill, is_live, press, sign_in
from test_administration import enter

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Retail", "Administration", "App"}

CUSTOMER = "customer@tumble.example"
OTHER = "sam@tumble.example"


class LinkingNode(OneNode):
    """One that may call servers of this machine, and logs everything."""

    @property
    def command(self) -> list[str]:
        return [*super().command, "--set", "RETAILER_PRIVATE_ADDRESSES=YES", "--set", f"PUBLIC_URL={self.url}", "--set", "LOG_LEVEL=trace"]

    @property
    def log(self) -> str:
        return (self.folder / "server.log").read_text()


@pytest.fixture
def node(tmp_path: Path):
    server = LinkingNode(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def retailer(node: LinkingNode):
    server = OAuthServer(f"{node.url}/retail/link/return")
    yield server
    server.stop()


def wait_until(condition) -> None:
    end = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < end, "It never came."
        time.sleep(0.05)


def connect(node: LinkingNode, retailer: OAuthServer, open_page, viewport: dict, looks: bool = False) -> None:
    """An administrator names the server of Walmart's accounts."""
    admin = enter(node, open_page, viewport, "catalog")
    press(admin, "administration.page.retailer-accounts")
    card = admin.locator('[data-testid^="retail.connection."]').filter(has_text="Walmart").first
    card.get_by_role("button").click()
    fill(admin, "retail.connection.issuer", "http://169.254.169.254")
    fill(admin, "retail.connection.clientId", CLIENT)
    press(admin, "retail.connection.save")
    expect(admin.get_by_role("alert").first).to_contain_text("https", timeout=SOON)
    if looks:
        looks_right(admin, "linking/connection-refused", viewport)
    fill(admin, "retail.connection.issuer", retailer.issuer)
    fill(admin, "retail.connection.clientSecret", SECRET)
    fill(admin, "retail.connection.scopes", "profile")
    # By keyboard alone.
    element(admin, "retail.connection.save").focus()
    admin.keyboard.press("Enter")
    expect(card).to_contain_text(retailer.issuer, timeout=SOON)
    assert SECRET not in admin.content()
    if looks:
        looks_right(admin, "linking/connections", viewport)
    admin.context.close()


def arrive(node: LinkingNode, open_page, viewport: dict, email: str = CUSTOMER, **options) -> Page:
    """Somebody signs in and opens their linked accounts."""
    page = open_page(node.url, viewport, **options)
    sign_in(page, email)
    page.locator('[data-testid^="tab."]').first.wait_for()
    page.goto(f"{node.url}/customer/retail/accounts")
    is_live(page)
    return page


def account(page: Page, name: str = "Walmart"):
    return page.locator('[data-testid^="retail.account."]').filter(has_text=name).first


def part(page: Page, name: str, retailer: str = "Walmart"):
    return account(page, retailer).locator(f'[data-testid$=".{name}"]')


def is_home(page: Page, node: LinkingNode) -> None:
    """Waits until the person is back on their linked accounts, whose address holds nothing of the way."""
    expect(page).to_have_url(f"{node.url}/customer/retail/accounts", timeout=SOON)
    is_live(page)


def link(page: Page, node: LinkingNode, answer: str = "Allow") -> None:
    part(page, "link").click()
    page.get_by_role("button", name=answer).click(timeout=SOON)
    is_home(page, node)


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_an_account_is_linked_kept_and_unlinked(node, retailer, open_page, viewport):
    connect(node, retailer, open_page, viewport, looks=True)
    page = arrive(node, open_page, viewport)
    looks_right(page, "linking/none", viewport)
    page.goto(f"{node.url}/customer/retail")
    is_live(page)
    page.locator('[data-testid^="retail.retailer."]').filter(has_text="Walmart").first.click()
    looks_right(page, "linking/retailer", viewport)
    press(page, "retail.accounts")
    is_home(page, node)

    # Who doesn't allow it is back, and nothing was linked.
    link(page, node, "Deny")
    expect(element(page, "retail.accounts.message")).to_contain_text("You didn't allow the link", timeout=SOON)
    looks_right(page, "linking/denied", viewport)

    # By keyboard alone.
    part(page, "link").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Allow").focus(timeout=SOON)
    page.keyboard.press("Enter")
    is_home(page, node)
    expect(account(page)).to_contain_text("Linked as Carla Castro", timeout=SOON)
    looks_right(page, "linking/linked", viewport)
    page.reload()
    is_live(page)
    expect(account(page)).to_contain_text("Linked as Carla Castro", timeout=SOON)

    # A look at the account renews its token, which the retailer takes once.
    retailer.member = "Carla C."
    part(page, "check").click()
    expect(account(page)).to_contain_text("Linked as Carla C.", timeout=SOON)
    part(page, "check").click()
    wait_until(lambda: retailer.renewals == 2)
    expect(account(page)).to_contain_text("Linked as Carla C.", timeout=SOON)

    # While the retailer is down, people go on shopping.
    retailer.is_down = True
    part(page, "check").click()
    expect(account(page)).to_contain_text("Can't be reached", timeout=SOON)
    looks_right(page, "linking/down", viewport)
    page.goto(f"{node.url}/customer/retail")
    is_live(page)
    page.locator('[data-testid^="retail.retailer."]').filter(has_text="Walmart").first.click()
    expect(page.locator('[data-testid^="retail.item."]').first).to_be_visible(timeout=SOON)
    retailer.is_down = False
    press(page, "retail.accounts")
    is_home(page, node)
    part(page, "check").click()
    expect(account(page)).to_contain_text("Linked as", timeout=SOON)

    # What the member ended at the retailer is linked again.
    retailer.forget()
    part(page, "check").click()
    expect(account(page)).to_contain_text("Expired", timeout=SOON)
    looks_right(page, "linking/expired", viewport)
    link(page, node)
    expect(account(page)).to_contain_text("Linked as", timeout=SOON)
    assert len(retailer.live) == 1

    part(page, "unlink").click()
    expect(element(page, "retail.account.unlink.confirm")).to_be_visible(timeout=SOON)
    looks_right(page, "linking/unlink", viewport, is_whole=False)
    press(page, "retail.account.unlink.confirm")
    expect(account(page)).to_contain_text("Not linked", timeout=SOON)
    wait_until(lambda: not retailer.live)

    # The log at its finest tells nothing secret.
    log = node.log
    assert "/retail/link/return" in log and len(retailer.secrets) > 10
    assert [secret for secret in retailer.secrets if secret in log] == []


def test_a_token_is_linked_where_the_retailer_has_no_page(node, open_page):
    page = arrive(node, open_page, PHONE)
    part(page, "link", "Target").click()
    press(page, "retail.account.token.link")
    expect(page.get_by_role("alert").first).to_contain_text("Enter the token", timeout=SOON)
    looks_right(page, "linking/token", PHONE)
    fill(page, "retail.account.token", "auth_token_of_the_test")
    page.keyboard.press("Tab")
    press(page, "retail.account.token.link")
    expect(account(page, "Target")).to_contain_text("Linked since", timeout=SOON)
    assert "auth_token_of_the_test" not in page.content() and "auth_token_of_the_test" not in node.log
    # A restart loses no link, and its files hold no token.
    node.lose()
    page.goto(f"{node.url}/customer/retail/accounts")
    is_live(page)
    expect(account(page, "Target")).to_contain_text("Linked since", timeout=SOON)
    assert all(b"auth_token_of_the_test" not in file.read_bytes() for file in (node.folder / "data").rglob("*") if file.is_file())


def test_a_way_back_leads_nobody_astray(node, retailer, open_page):
    connect(node, retailer, open_page, DESKTOP)
    page = arrive(node, open_page, DESKTOP)
    back = page.context.request
    # Whatever is asked for, the way back leads into our own pages.
    for query in ("state=x&code=y", "state=x&redirect_uri=https://evil.example", "return=//evil.example", ""):
        response = back.get(f"{node.url}/retail/link/return?{query}", max_redirects=0)
        assert response.status == 303 and re.fullmatch(r"/customer/retail/accounts/linked/[\w-]{43}", response.headers["location"])

    # An address that somebody else began gets nobody's account into theirs.
    other = arrive(node, open_page, DESKTOP, OTHER)
    part(other, "link").click()
    other.get_by_role("button", name="Allow").wait_for(timeout=SOON)
    lure = other.url
    page.goto(lure)
    page.get_by_role("button", name="Allow").click()
    is_home(page, node)
    expect(element(page, "retail.accounts.message")).to_contain_text("isn't valid anymore", timeout=SOON)
    looks_right(page, "linking/astray", DESKTOP)
    assert retailer.tokens == []
    other.goto(f"{node.url}/customer/retail/accounts")
    is_live(other)
    expect(account(other)).to_contain_text("Not linked", timeout=SOON)

    # A way that was gone once leads nowhere again, and a response that names another issuer is refused.
    returns = []
    page.on("request", lambda request: returns.append(request.url) if "/retail/link/return" in request.url else None)
    link(page, node)
    expect(account(page)).to_contain_text("Linked as", timeout=SOON)
    page.goto(returns[0])
    is_home(page, node)
    expect(element(page, "retail.accounts.message")).to_contain_text("isn't valid anymore", timeout=SOON)
    expect(account(page)).to_contain_text("Linked as", timeout=SOON)
    assert len(retailer.tokens) == 1
    real = retailer.issuer
    part(other, "link").click()
    other.get_by_role("button", name="Allow").wait_for(timeout=SOON)
    retailer.issuer = "https://evil.example"
    other.get_by_role("button", name="Allow").click()
    is_home(other, node)
    expect(element(other, "retail.accounts.message")).to_contain_text("isn't valid anymore", timeout=SOON)
    retailer.issuer = real
    assert len(retailer.tokens) == 1


@pytest.mark.parametrize("locale, word", [("es-ES", "Vincular cuenta"), ("pl-PL", "Połącz konto")])
def test_the_page_speaks_the_persons_language(node, open_page, locale, word):
    page = arrive(node, open_page, PHONE, locale=locale)
    expect(page.get_by_text(word).first).to_be_visible(timeout=SOON)
    looks_right(page, f"linking/{locale}", PHONE)
