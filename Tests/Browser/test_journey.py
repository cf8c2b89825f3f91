"""An order travels from a customer's browser to a driver and back, with a dispatcher at the plant, and a server that is killed midway."""

import re

import pytest
from conftest import DESKTOP, PHONE, SCREENSHOTS, Server
from pages import Page, expect
from people import SOON, check_address, element, fill, is_live, order_number, press, register, sign_in

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Fleet", "Orders"}


class Journey:
    """The three people with their browsers, and a folder for the pictures of each step."""

    def __init__(self, name: str, customer: Page, driver: Page, dispatcher: Page):
        self.customer, self.driver, self.dispatcher = customer, driver, dispatcher
        self.folder = SCREENSHOTS / name
        self.folder.mkdir(parents=True, exist_ok=True)
        for old in self.folder.glob("*.png"):
            old.unlink()
        self.steps = 0

    def picture(self, page: Page, name: str) -> None:
        self.steps += 1
        page.screenshot(path=str(self.folder / f"{self.steps:02d}-{name}.png"), full_page=True)

    def sees_stage(self, stage: str) -> None:
        """The customer's open page shows a stage within a second, without being reloaded."""
        expect(element(self.customer, "orders.stage")).to_have_text(stage, timeout=SOON)

    def drives(self, label: str) -> None:
        """The driver presses the one button of the next step, once it says so."""
        button = element(self.driver, "fleet.step")
        expect(button).to_contain_text(label, timeout=SOON)
        button.click()

    def accepts_job(self) -> None:
        """An offer comes up in front of the page; who accepts it is led to the next step."""
        accept = element(self.driver, "fleet.offer.accept")
        expect(accept).to_be_visible(timeout=SOON)
        self.picture(self.driver, "driver-offer")
        accept.click()
        expect(element(self.driver, "fleet.step")).to_be_visible(timeout=SOON)

    def plant(self, step: str, picture: str) -> None:
        press(self.dispatcher, step)
        expect(element(self.dispatcher, step)).to_have_count(0, timeout=SOON)
        self.picture(self.dispatcher, picture)


@pytest.mark.parametrize(("engine", "size"), [("chromium", "phone"), ("chromium", "desktop"), ("webkit", "phone")])
def test_an_order_travels_from_customer_to_driver_and_back(server: Server, open_page, engine: str, size: str):
    viewport = PHONE if size == "phone" else DESKTOP
    journey = Journey(size if engine == "chromium" else f"{size}-{engine}", open_page(server.url, viewport), open_page(server.url, viewport), open_page(server.url, DESKTOP))
    customer, driver, dispatcher = journey.customer, journey.driver, journey.dispatcher

    # The customer registers, learns that Los Angeles isn't served, and orders from Irvine.
    journey.picture(customer, "customer-sign-in")
    register(customer, "Ann Lee", "ann@example.com", "correct horse battery")
    expect(element(customer, "orders.address.line1")).to_be_visible(timeout=SOON)
    journey.picture(customer, "customer-home")
    check_address(customer, "200 N Spring St", "Los Angeles", "90012")
    expect(element(customer, "orders.address.message")).to_contain_text(re.compile("not|n't"), timeout=SOON)
    journey.picture(customer, "customer-not-served")
    check_address(customer, "100 Spectrum Center Dr", "Irvine", "92618")
    expect(element(customer, "orders.address.message")).to_contain_text("Irvine", timeout=SOON)
    total = element(customer, "orders.price.total")
    expect(total).to_contain_text("$", timeout=SOON)
    before = total.inner_text()
    press(customer, "orders.bags.plus")
    expect(total).not_to_have_text(before, timeout=SOON)
    journey.picture(customer, "customer-quote")
    press(customer, "orders.start")
    number = order_number(customer)
    journey.sees_stage("Accepted")
    journey.picture(customer, "customer-order")

    # The driver goes online, sees the offer with its pay, and accepts.
    sign_in(driver, "driver@tumble.example")
    expect(element(driver, "fleet.online")).to_be_visible(timeout=SOON)
    element(driver, "fleet.online").check()
    journey.picture(driver, "driver-home")
    journey.accepts_job()
    journey.sees_stage("Driver assigned")
    journey.drives("Start")
    journey.sees_stage("Driver on the way")
    journey.picture(driver, "driver-on-the-way")

    # Both exchange messages.
    press(customer, "orders.messageDriver")
    fill(customer, "chat.input", "The gate code is 1234.")
    press(customer, "chat.send")
    expect(customer.locator('[data-testid^="chat.message."]').first).to_contain_text("gate code", timeout=SOON)
    press(driver, "fleet.messageCustomer")
    expect(driver.locator('[data-testid^="chat.message."]').first).to_contain_text("gate code", timeout=SOON)
    fill(driver, "chat.input", "Thanks, two minutes.")
    element(driver, "chat.input").press("Enter")
    expect(customer.locator('[data-testid^="chat.message."]').nth(1)).to_contain_text("two minutes", timeout=SOON)
    journey.picture(customer, "customer-chat")
    journey.picture(driver, "driver-chat")
    press(driver, "tab.home")
    customer.goto(f"{server.url}/customer/activity/{number}")
    is_live(customer)

    # The server dies; nothing that it acknowledged is lost, and the open pages go on by themselves.
    server.kill()
    expect(customer.locator("html[data-connection=lost]")).to_have_count(1, timeout=SOON)
    journey.picture(customer, "customer-connection-lost")
    server.start()
    is_live(customer)
    is_live(driver)
    is_live(dispatcher)
    journey.sees_stage("Driver on the way")

    journey.drives("I'm at the door")
    journey.sees_stage("Driver at the door")
    journey.drives("Bags picked up")
    journey.sees_stage("Picked up")
    journey.drives("I'm at the plant")
    expect(element(driver, "fleet.step")).to_contain_text("Bags brought in", timeout=SOON)
    journey.picture(driver, "driver-at-plant")

    # The dispatcher takes the bags through the plant.
    sign_in(dispatcher, "dispatcher@tumble.example")
    expect(element(dispatcher, "fleet.dashboard.activeOrders")).to_contain_text("1", timeout=SOON)
    journey.picture(dispatcher, "dispatcher-dashboard")
    press(dispatcher, "tab.orders")
    press(dispatcher, f"orders.card.{number}")
    journey.plant("plant.receive", "dispatcher-received")
    journey.sees_stage("At the plant")
    fill(dispatcher, "plant.kilograms", "12.5")
    journey.plant("plant.weigh", "dispatcher-weighed")
    journey.sees_stage("Weighed")
    journey.plant("plant.process", "dispatcher-processing")
    journey.sees_stage("Being washed")
    journey.plant("plant.ready", "dispatcher-ready")
    journey.sees_stage("Ready")

    # The delivery leg is offered again.
    journey.accepts_job()
    journey.sees_stage("Driver assigned for delivery")
    journey.drives("I'm at the plant")
    journey.drives("Bags loaded")
    journey.sees_stage("Out for delivery")
    journey.drives("I'm at the door")
    journey.sees_stage("Driver at the door with your laundry")
    journey.drives("Bags handed over")
    journey.sees_stage("Delivered")
    journey.picture(driver, "driver-finished")
    journey.picture(customer, "customer-delivered")

    # The Impact page shows what this order saved.
    press(customer, "tab.impact")
    expect(element(customer, "impact.orders")).to_contain_text("1", timeout=SOON)
    journey.picture(customer, "customer-impact")
    press(customer, "tab.retail")
    expect(customer.locator('[data-testid^="retail.retailer."]').first).to_be_visible(timeout=SOON)
    journey.picture(customer, "customer-retail")
    if size == "phone":
        press(customer, "tab.account")
    else:
        press(customer, "header.account")
        press(customer, "menu.account")
    expect(element(customer, "auth.signOut")).to_be_visible(timeout=SOON)
    journey.picture(customer, "customer-account")
