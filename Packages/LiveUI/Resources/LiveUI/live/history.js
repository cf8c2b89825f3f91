// The address bar: follows the app's place, and keeps scroll, lists and half-typed texts of each entry of the history.

// ---- history

// The present entry; where the page is to be scrolled once it is there; how many rows its lists have; what was typed before a reload.
let entry = "", wantedScroll = null, extents = {}, retyping = {}, opening = 0, isTraversing = false, queuedOpen = false, saving = 0;
const prefix = "tumble:", mostEntries = 40;
history.scrollRestoration = "manual";

const newEntry = () => Math.random().toString(36).slice(2, 12);

function saveEntry() {
  const fields = {};
  for (const field of allFields()) {
    const isEntry = field.hasAttribute("data-input") || (field.closest("form") && !/^(checkbox|radio)$/.test(field.type));
    if (isEntry && edited.has(fieldID(field)) && !isSecret(field)) fields[fieldID(field)] = valueOf(field);
  }
  const areas = {};
  for (const area of document.querySelectorAll(".ui-scroll[id]")) {
    if (area.scrollTop || area.scrollLeft) areas[area.id] = [area.scrollLeft, area.scrollTop];
  }
  try {
    const names = JSON.parse(sessionStorage.getItem(prefix) || "[]").filter((name) => name !== entry).concat(entry);
    while (names.length > mostEntries) sessionStorage.removeItem(prefix + names.shift());
    sessionStorage.setItem(prefix, JSON.stringify(names));
    sessionStorage.setItem(prefix + entry, JSON.stringify({ path: here(), scroll: [scrollX, scrollY], areas, extents, fields }));
  } catch { /* Without storage there is nothing to go back to but the top. */ }
}

function savedEntry() {
  try { return JSON.parse(sessionStorage.getItem(prefix + entry)); } catch { return null; }
}

// When the page loads: a reload, or a way back from elsewhere, finds what was there.
function restoreEntry() {
  entry = history.state && history.state.entry || lastEntryHere() || newEntry();
  history.replaceState({ ...history.state, entry }, "");
  const saved = savedEntry();
  if (!saved || saved.path !== here()) return;
  extents = saved.extents || {};
  retyping = saved.fields || {};
  wantScroll(saved);
  restoreScroll();
}

// A page that was kept comes without the state of the history: what was entered last at this address is in it nevertheless.
function lastEntryHere() {
  if (!body.dataset.keptAt) return "";
  try {
    const names = JSON.parse(sessionStorage.getItem(prefix) || "[]");
    return names.reverse().find((name) => (JSON.parse(sessionStorage.getItem(prefix + name)) || {}).path === here()) || "";
  } catch { return ""; }
}

// The entry that is left was saved before, while its page still stood.
function pushEntry(path) {
  entry = newEntry();
  history.pushState({ entry }, "", path);
  edited.clear(); retyping = {}; carried = {}; wantedScroll = null;
}

function open(path) {
  carried = {};
  const number = send({ kind: "open", path });
  if (number) opening = number; else queuedOpen = true;
}

window.addEventListener("popstate", (event) => {
  flushAll();
  const state = event.state;
  saveLeaving();
  entry = state && state.entry || newEntry();
  isTraversing = true;
  edited.clear(); retyping = {};
  open(here());
});

// The address is the new entry's already; the page is still the old one's.
function saveLeaving() {
  const saved = savedEntry() || {};
  try { sessionStorage.setItem(prefix + entry, JSON.stringify({ ...saved, scroll: [scrollX, scrollY], extents })); } catch { /* As above. */ }
}

// Takes the address that the server names. Returns whether the person is at another place now.
function follow(message, isFirst) {
  let isNew = false;
  if (opening && message.acknowledged >= opening) {
    opening = 0; isNew = true;
    const saved = isTraversing ? savedEntry() : null;
    isTraversing = false;
    if (saved && saved.scroll) wantScroll(saved); else scrollTo(0, 0);
  }
  if (!message.path || message.path === here() || queuedOpen) return isNew;
  if (message.replace || isFirst || isNew) {
    history.replaceState(history.state, "", message.path);
    return isNew;
  }
  pushEntry(message.path);
  scrollTo(0, 0);
  return true;
}

function wantScroll(saved) {
  wantedScroll = saved;
  setTimeout(() => { if (wantedScroll === saved) wantedScroll = null; }, 5000);
}

// Scrolls to where the person was, again after each update until the page is long enough.
function restoreScroll() {
  for (const field of allFields()) {
    const id = fieldID(field);
    if (!(id in retyping)) continue;
    if (field.value !== retyping[id]) { field.value = retyping[id]; field.dataset.retyped = ""; edited.add(id); unsent.add(id); if (isReady) sendField(field); }
    delete retyping[id];
  }
  if (!wantedScroll) return;
  const [left, top] = wantedScroll.scroll || [0, 0];
  scrollTo(left, top);
  for (const [id, position] of Object.entries(wantedScroll.areas || {})) {
    const area = document.getElementById(id);
    if (area) { area.scrollLeft = position[0]; area.scrollTop = position[1]; }
  }
  if (Math.abs(scrollY - top) < 2 && isReady) wantedScroll = null;
}
for (const type of ["wheel", "touchmove", "keydown", "pointerdown"]) {
  window.addEventListener(type, () => { wantedScroll = null; }, { passive: true, capture: true });
}
window.addEventListener("scroll", () => { clearTimeout(saving); saving = setTimeout(saveEntry, 250); }, { passive: true, capture: true });
window.addEventListener("pagehide", saveEntry);
document.addEventListener("visibilitychange", () => { if (document.hidden) saveEntry(); });
