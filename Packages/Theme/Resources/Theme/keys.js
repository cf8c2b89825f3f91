// Keys beyond Tab, Enter and Space: arrows lead from card to card of a board and choose in a list of choices, and letters press what a card names by them.
(() => {
  "use strict";
  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const isVisible = (element) => element.getClientRects().length > 0;
  const isTyped = (target) => /^(INPUT|SELECT|TEXTAREA)$/.test(target.nodeName) && !/^(checkbox|radio)$/.test(target.type);
  const focus = (element) => { element.focus(); element.scrollIntoView({ block: "nearest", inline: "nearest" }); };

  // Choosing: the next choice gets the focus and is pressed; Enter on the chosen one presses the list's main button.
  const choose = (event, modal) => {
    const list = modal.querySelector("[data-choices]");
    if (!list) return false;
    const choices = [...list.querySelectorAll("button:not([disabled])")], step = (arrows[event.key] || [0, 0])[1];
    const current = choices.indexOf(document.activeElement), chosen = choices.findIndex((choice) => choice.hasAttribute("aria-current"));
    if (step && choices.length) {
      const at = current >= 0 ? current : chosen;
      const next = choices[at < 0 ? (step > 0 ? 0 : choices.length - 1) : Math.min(Math.max(at + step, 0), choices.length - 1)];
      focus(next);
      if (!next.hasAttribute("aria-current")) next.click();
      return true;
    }
    const main = modal.querySelector("[data-default] button");
    const isChosen = event.target === modal || (current >= 0 && current === chosen);
    if (event.key !== "Enter" || !isChosen || !main) return false;
    main.click();
    return true;
  };

  const cardsOf = (column) => [...column.querySelectorAll("[data-card]")];
  // From card to card: up and down in a column, left and right to the nearest height of the next column with cards.
  const walk = (event, card) => {
    const [across, down] = arrows[event.key], column = card.closest(".t-board-column");
    if (!column) return false;
    let next = null;
    if (down) {
      const cards = cardsOf(column);
      next = cards[cards.indexOf(card) + down];
    } else {
      const columns = [...column.parentElement.querySelectorAll(".t-board-column")].filter((each) => isVisible(each) && (each === column || cardsOf(each).length));
      const beside = columns[columns.indexOf(column) + across], top = card.getBoundingClientRect().top;
      const distance = (each) => Math.abs(each.getBoundingClientRect().top - top);
      next = beside && cardsOf(beside).reduce((best, each) => best && distance(best) <= distance(each) ? best : each, null);
    }
    if (next) focus(next.querySelector("button"));
    return true;
  };

  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyped(event.target) || !event.target.closest) return;
    const modal = event.target.closest("[aria-modal=true]"), card = event.target.closest("[data-card]");
    const button = card && event.key.length === 1 && card.querySelector(`[data-shortcut="${CSS.escape(event.key.toLowerCase())}"] button`);
    if (button) button.click();
    else if (!(modal ? choose(event, modal) : card && arrows[event.key] && walk(event, card))) return;
    event.preventDefault();
  });
})();
// A panel beside what it belongs to: it gets the focus when it opens, Escape closes it, and the focus goes back.
(window.tumble || { hook() {} }).hook("panel", (element) => {
  "use strict";
  const opener = document.activeElement, find = opener && opener.id ? "#" + CSS.escape(opener.id) : null;
  const press = opener && opener.getAttribute("data-press");
  const heading = element.querySelector("h2");
  if (heading) { heading.tabIndex = -1; heading.focus({ preventScroll: true }); }
  const key = (event) => {
    const close = element.querySelector("[data-close] button");
    if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("[aria-modal=true]") || !close) return;
    event.preventDefault();
    close.click();
  };
  document.addEventListener("keydown", key, true);
  return () => {
    document.removeEventListener("keydown", key, true);
    const back = opener && opener.isConnected ? opener : (find && document.querySelector(find)) || (press && document.querySelector(`[data-press="${CSS.escape(press)}"]`));
    const isLost = !document.activeElement || document.activeElement === document.body;
    if (back && isLost) back.focus({ preventScroll: true });
  };
});
