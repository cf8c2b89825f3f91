"""Auth keeps what somebody has entered and not sent when the server is killed."""

from pathlib import Path

import pytest
from drafts import Tab, Workshop, check_forms, lose_and_compare
from nodes import running
from screens import Screen, visit

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Auth"}

#: Replaces password fields that have a value as the page greets a server, as a page that loads in between does.
REPLACE_ON_HELLO = """
  const send = WebSocket.prototype.send;
  window.replaced = 0;
  WebSocket.prototype.send = function (text) {
    send.call(this, text);
    if (JSON.parse(text).kind !== "hello") return;
    for (const field of document.querySelectorAll("input[type=password]")) {
      if (!field.value) continue;
      const copy = field.cloneNode();
      copy.value = "";
      field.replaceWith(copy);
      window.replaced += 1;
    }
  };"""


def forms(world: Workshop) -> dict[str, list[Screen]]:
    """The screens with something to enter, of each person."""
    return {
        "nobody": [
            Screen("sign-in", "/"), Screen("register", "/", ('[data-testid="auth.toRegister"]',)), Screen("forgot-password", "/forgot-password"),
            Screen("reset-password", "/reset-password?token=sample"),
        ],
        "customer": [
            Screen("profile", "/customer/account/profile"),
            Screen("address", "/customer/account/addresses/1"),
            Screen("address-new", "/customer/account/addresses/new"),
            Screen("preferences", "/customer/account/preferences"),
            Screen("email", "/customer/account/email"),
            Screen("password", "/customer/account/password"),
        ],
    }


@pytest.mark.parametrize("nodes", [1, 2], ids=["one-node", "two-nodes"])
def test_forms_show_what_was_entered_after_their_server_was_killed(nodes: int, open_page, tmp_path: Path):
    check_forms(DRIVES, forms, nodes, open_page, tmp_path)


def test_a_password_comes_back_when_its_field_was_replaced(open_page, tmp_path: Path):
    with running(1, tmp_path) as server:
        tab = Tab(open_page("about:blank"), "sign-in")
        tab.page.add_init_script(REPLACE_ON_HELLO)
        visit(tab.page, server.url, Screen("sign-in", "/"))
        faults = lose_and_compare(server, [tab])
        assert tab.page.evaluate("window.replaced") == 1 and tab.before["auth.password"]
    assert not faults, "\n".join(faults)
