"""The switch of modes on a phone: its words are whole for whoever has several roles."""

import pytest
from conftest import SCREENSHOTS, Server
from people import SOON, element, is_live, sign_in
from pages import expect

#: The lines of each word of the switch, and whether anything sticks out of the page.
LINES = """() => [...document.querySelectorAll(".t-header .t-segment")].flatMap((segment) => {
  const walker = document.createTreeWalker(segment, NodeFilter.SHOW_TEXT), lines = [];
  for (let node; (node = walker.nextNode());) for (const word of node.data.matchAll(/\\S+/g)) {
    const range = document.createRange();
    range.setStart(node, word.index);
    range.setEnd(node, word.index + word[0].length);
    const box = range.getBoundingClientRect();
    lines.push([word[0], range.getClientRects().length, box.left >= 0 && box.right <= innerWidth]);
  }
  return lines;
})"""
SMALL = {"width": 360, "height": 740}


@pytest.mark.parametrize("roles", [("customer", "driver"), ("customer", "driver", "dispatcher")], ids=["two", "three"])
@pytest.mark.parametrize("language", ["en-US", "es-ES", "pl-PL"])
def test_no_word_of_the_switch_breaks(server: Server, open_page, language, roles):
    server.admin("roles", "sam@tumble.example", *roles)
    page = open_page(server.url, SMALL, locale=language)
    sign_in(page, "sam@tumble.example")
    expect(element(page, "mode.customer")).to_be_visible(timeout=SOON)
    is_live(page)
    lines = page.evaluate(LINES)
    page.screenshot(path=str(SCREENSHOTS / f"modes-{len(roles)}-{language}.png"))
    assert len(lines) >= len(roles)
    assert [line for line in lines if line[1:] != [1, True]] == []
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALL["width"]
