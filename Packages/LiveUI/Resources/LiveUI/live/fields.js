// What is typed and chosen: sent a moment after the last key, kept while there is no connection.

// ---- fields

// By field: the timer of what is to be sent. By id: the number of the last message, what was touched here, what couldn't be sent.
const pending = new Map(), lastSent = new Map(), edited = new Set(), unsent = new Set();
const numbers = "input[type=number][data-change]";
const longestText = 10000, longestForm = 15000;
let composing = null;
// The last message that a server has read.
let lastRead = 0;
// What was half-typed when the connection was lost, until its fields are on the page again: the next server may be lost before they are.
let carried = {};

const fieldID = (field) => field.getAttribute("data-input") || field.getAttribute("data-change") || "";
const allFields = () => document.querySelectorAll("[data-input],[data-change]");
const valueOf = (field) => field.type === "checkbox" ? String(field.checked) : field.value.slice(0, longestText);
const isSecret = (field) => field.type === "password" || /^(cc-|one-time-code)/.test(field.autocomplete || "");

// A switch outside of a form acts at once and isn't repeated. What is chosen there is in the draft as soon as the server has read it, and is repeated until then.
function isRepeated(field) {
  if (!field.hasAttribute("data-change") || field.closest("form")) return true;
  return field.type !== "checkbox" && lastSent.get(fieldID(field)) > lastRead;
}

// The fields that were touched, for a server that doesn't know them.
function halfTyped() {
  const fields = {};
  let size = 0;
  for (const field of allFields()) {
    const id = fieldID(field);
    if (!edited.has(id) || (field.type === "radio" && !field.checked) || !isRepeated(field)) continue;
    size += field.value.length;
    if (size < longestForm) fields[id] = valueOf(field);
  }
  return fields;
}

function sendField(field) {
  const id = fieldID(field);
  const kind = field.hasAttribute("data-change") ? "choice" : "text";
  const number = send(field.type === "checkbox" ? { kind: "flag", id, flag: field.checked } : { kind, id, text: valueOf(field) });
  if (number) { lastSent.set(id, number); unsent.delete(id); } else unsent.add(id);
}

function flush(field) {
  if (!pending.has(field)) return;
  clearTimeout(pending.get(field)); pending.delete(field);
  sendField(field);
}

// Before a press: everything that is typed, and the passwords, which only their fields know. Afterwards the page may be somebody else's.
function flushAll() {
  carried = {};
  for (const field of [...pending.keys()]) flush(field);
  for (const field of document.querySelectorAll("input[type=password][data-input]")) {
    if (field.value && lastSent.get(fieldID(field)) === undefined) sendField(field);
  }
}

// After a lost connection: what the same session hasn't read of the last one is sent again. A new session knows what is half-typed.
function recall(received) {
  if (received === undefined) { lastSent.clear(); return; }
  for (const [id, number] of lastSent) if (number > received) unsent.add(id);
}

// Once the server has read all that was typed, a field shows the server's text: also one that the server left as it was before, which sends no fragment.
function settle(acknowledged) {
  lastRead = Math.max(lastRead, acknowledged);
  for (const field of document.querySelectorAll("input[data-input],textarea[data-input]")) {
    if (lastSent.has(fieldID(field)) && !isSecret(field)) morphValue(field, field.defaultValue, acknowledged);
  }
}

// A password is never in a page: a field that was replaced gets it back from here.
function unload() {
  if (!Object.keys(carried).length) return;
  for (const field of allFields()) {
    const id = fieldID(field);
    if (field.type === "password" && !field.value && carried[id]) field.value = carried[id];
    delete carried[id];
  }
}

// After the server is back: what was typed or chosen without it.
function resend() {
  for (const field of allFields()) {
    if (unsent.has(fieldID(field)) && (field.type !== "radio" || field.checked)) sendField(field);
  }
  unsent.clear();
  reportAgain();
  if (queuedOpen) { queuedOpen = false; open(here()); }
  if (queuedPress) { const press = queuedPress; queuedPress = null; if (press.isConnected) submit(press); }
}

document.addEventListener("input", (event) => {
  // A number is sent when its field is left. Until then no fragment takes back what is typed.
  const number = event.target.closest(numbers);
  if (number) { edited.add(fieldID(number)); unsent.add(fieldID(number)); }
  const field = event.target.closest("[data-input]");
  if (!field) return;
  edited.add(fieldID(field));
  if (event.isComposing) { composing = field; return; }
  schedule(field);
});

function schedule(field) {
  clearTimeout(pending.get(field));
  pending.set(field, setTimeout(() => flush(field), 120));
}

document.addEventListener("compositionend", (event) => {
  composing = null;
  const field = event.target.closest("[data-input]");
  if (field) schedule(field);
});

// A number that was typed back to what it was brings no change.
document.addEventListener("focusout", (event) => {
  const number = event.target.closest(numbers);
  if (number && unsent.has(fieldID(number))) sendField(number);
});

document.addEventListener("change", (event) => {
  const field = event.target.closest("[data-change]");
  if (field) { edited.add(fieldID(field)); flushAll(); sendField(field); return; }
  const input = event.target.closest("[data-input]");
  if (input) flush(input);
});
