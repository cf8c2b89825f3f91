// Takes the presses that can wait for the network.

// ---- presses

const markOf = (element) => element.dataset.offline + " " + (element.dataset.fields || "{}");
const newKey = () => crypto.randomUUID ? crypto.randomUUID()
  : [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

function fieldsOf(element) {
  const fields = JSON.parse(element.dataset.fields || "{}");
  for (const [field, name] of fieldsIn(element.closest("form"))) {
    // Photos go with the press that can name them.
    if (name === "photos" && !("proofIds" in fields)) continue;
    if (name in fields || field.type === "password" || field.type === "file") continue;
    if ((field.type === "checkbox" || field.type === "radio") && !field.checked) continue;
    fields[name] = field.value;
  }
  return fields;
}

// A name stands on the field itself, or on the component around it.
const fieldsIn = (form) => [...form ? form.querySelectorAll("[name]") : []].map((named) =>
  [named.matches("input,select,textarea") ? named : named.querySelector("input,select,textarea"), named.getAttribute("name")]).filter(([field]) => field);

function entryOf(element) {
  return {
    key: newKey(), deviceTime: new Date().toISOString(), person: person || "", intent: element.dataset.offline, fields: fieldsOf(element),
    mark: markOf(element), label: (element.getAttribute("aria-label") || element.textContent).trim().slice(0, 80), state: "waiting",
  };
}

async function keep(entry, element) {
  if (element) element.dataset.waiting = entry.key;
  restored.add(entry.key);
  waiting = [...waiting, entry];
  try {
    await outbox("readwrite", (store) => store.add(entry));
  } catch {
    if (element) delete element.dataset.waiting;
  }
  await changed();
  post();
}

// Before the page's own script hears of it: what comes after something that waits has to wait too.
function take(event) {
  const element = event.target.closest && event.target.closest("[data-offline]");
  if (!element || (element.nodeName === "FORM") !== (event.type === "submit")) return;
  // Nothing is kept for nobody: where an administrator views as somebody, what is pressed must not be sent as them later.
  if (person === "") return;
  if (element.disabled || element.getAttribute("aria-disabled") === "true") return;
  pressed = element;
  const isOnline = navigator.onLine !== false && !root.dataset.connection && waiting.length === 0;
  if (isOnline && !element.dataset.waiting) { unsettled.set(element, entryOf(element)); return; }
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!element.dataset.waiting) keep(entryOf(element), element);
}
document.addEventListener("click", take, true);
document.addEventListener("submit", take, true);

// The page's script found no connection for a press.
document.addEventListener("tumble:offline-intent", (event) => {
  if (person === "") return;
  event.preventDefault();
  const element = pressed && pressed.dataset.offline === event.detail.intent ? pressed : null;
  if (!element || element.dataset.waiting) return;
  unsettled.delete(element);
  keep(entryOf(element), element);
});

// A press that was sent, and whose connection was lost before its answer: it is kept, and the server knows it again if it had come.
function settle(records) {
  for (const { target, attributeName } of records) {
    if (attributeName !== "data-busy" || target.dataset.busy) continue;
    const entry = unsettled.get(target);
    unsettled.delete(target);
    if (entry && root.dataset.connection) keep(entry, target);
  }
}
window.addEventListener("offline", () => {
  for (const [element, entry] of unsettled) {
    unsettled.delete(element);
    if (element.isConnected && element.dataset.busy) keep(entry, element);
  }
});
