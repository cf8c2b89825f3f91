// Where the keyboard is: kept through updates, moved after navigation and into dialogs; and what is said aloud.

// ---- focus

const modals = [];
const focusable = "a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),textarea:not([disabled]),summary,[tabindex='0']";
const isVisible = (element) => element.getClientRects().length > 0;
const stops = (element) => [...element.querySelectorAll(focusable)].filter((stop) => stop.tabIndex >= 0 && isVisible(stop));
const topModal = () => modals.length ? modals[modals.length - 1].element : null;

// What had the focus, and how to find it should it be replaced.
function rememberFocus() {
  const element = document.activeElement;
  if (!element || element === body) return null;
  const isText = "selectionStart" in element && element.selectionStart !== null;
  const isPlace = element.matches("h1,main,#ui-root");
  return { element, isPlace, find: locator(element), caret: isText ? [element.selectionStart, element.selectionEnd] : null };
}

function locator(element) {
  if (element.id) return "#" + CSS.escape(element.id);
  for (const name of ["data-input", "data-change", "data-press", "data-submit", "href"]) {
    const value = element.getAttribute(name);
    if (value) return "[" + name + "=\"" + CSS.escape(value) + "\"]";
  }
  return null;
}

const found = (memory) => memory && (memory.element.isConnected ? memory.element : memory.find && document.querySelector(memory.find));

function restoreFocus(memory, isNewPlace) {
  if (syncModals(memory)) return;
  if (isNewPlace && !topModal()) { focusPage(); return; }
  if (!memory || document.activeElement === memory.element) return;
  if (document.activeElement && document.activeElement !== body) return;
  const element = found(memory);
  // The heading of a new place may be replaced by another's when what it shows has loaded.
  if (!element && memory.isPlace && !topModal()) focusPage();
  if (!element) return;
  element.focus({ preventScroll: true });
  if (memory.caret && element.setSelectionRange) try { element.setSelectionRange(...memory.caret); } catch { /* Not a text. */ }
}

// A new place: its heading is read aloud, and the next Tab goes on from there.
function focusPage() {
  const heading = [...document.querySelectorAll("#ui-root h1")].find(isVisible) || document.querySelector("#ui-root main") || document.getElementById("ui-root");
  if (!heading.hasAttribute("tabindex")) heading.setAttribute("tabindex", "-1");
  heading.focus({ preventScroll: true });
}

// Follows the dialogs that opened and closed. Returns whether it moved the focus.
function syncModals(memory) {
  const present = [...document.querySelectorAll("[aria-modal=true]")];
  let opener = null, hasMoved = false;
  for (let index = modals.length - 1; index >= 0; index -= 1) {
    if (!present.includes(modals[index].element)) opener = modals.splice(index, 1)[0].opener;
  }
  for (const element of present) {
    if (modals.some((modal) => modal.element === element)) continue;
    const by = lastPressed && lastPressed.isConnected ? { element: lastPressed, find: locator(lastPressed) } : memory;
    modals.push({ element, opener: by });
    const field = [...element.querySelectorAll("input:not([type=hidden]),select,textarea")].find((each) => !each.disabled && isVisible(each));
    (field || element).focus({ preventScroll: true });
    hasMoved = true;
  }
  const top = topModal();
  for (const child of document.getElementById("ui-root").children) child.inert = Boolean(top) && !child.contains(top);
  const back = !hasMoved && found(opener);
  if (back && (!top || top.contains(back))) { back.focus({ preventScroll: true }); hasMoved = document.activeElement === back; }
  return hasMoved;
}

function dismiss(event) {
  const all = document.querySelectorAll("[data-dismiss]");
  if (!all.length) return;
  event.preventDefault();
  flushAll();
  if (!send({ kind: "submit", id: all[all.length - 1].dataset.dismiss })) refuse();
}

function keepInModal(event) {
  const modal = topModal();
  if (!modal) return;
  const all = stops(modal), edge = event.shiftKey ? all[0] : all[all.length - 1];
  if (modal.contains(document.activeElement) && document.activeElement !== edge && document.activeElement !== modal) return;
  if (document.activeElement === modal && !event.shiftKey && all.length) return;
  event.preventDefault();
  (all.length ? (event.shiftKey ? all[all.length - 1] : all[0]) : modal).focus();
}

// ---- announcements: elements with data-announce are read aloud when they come or change, by their text or the attribute's

const announcer = document.getElementById("live-announcer"), said = new WeakMap();

function announce(isAloud) {
  const texts = [];
  for (const element of document.querySelectorAll("[data-announce]")) {
    const text = (element.dataset.announce || element.textContent).trim();
    if (said.get(element) === text) continue;
    said.set(element, text);
    if (text && isAloud) texts.push(text);
  }
  if (!texts.length) return;
  announcer.textContent = "";
  setTimeout(() => { announcer.textContent = texts.join(". "); }, 50);
}
