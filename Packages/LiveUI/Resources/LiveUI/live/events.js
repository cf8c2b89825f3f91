// Presses, links, submits, keys.

// ---- events

let queuedPress = null, lastPressed = null, refusal = 0;

function clearBusy(acknowledged) {
  for (const element of document.querySelectorAll("[data-busy]")) {
    if (Number(element.dataset.busy) <= acknowledged) delete element.dataset.busy;
  }
}

const isDisabled = (element) => element.disabled || element.getAttribute("aria-disabled") === "true";

// A press or a submit of an element; what can't be sent is kept, where somebody keeps it, or else refused in words.
function submit(element) {
  const id = element.dataset.press || element.dataset.submit;
  flushAll();
  const number = send({ kind: element.dataset.press ? "press" : "submit", id });
  if (number) { element.dataset.busy = String(number); return; }
  if (queueIntent(element)) return;
  if (!wasReady && attempts < 2) queuedPress = element; else refuse();
}

function refuse() {
  connection("lost");
  let message = document.getElementById("live-refusal");
  if (!message) {
    message = document.createElement("div");
    message.id = "live-refusal"; message.className = "live-message";
    message.setAttribute("role", "alert");
    body.append(message);
  }
  message.textContent = body.dataset.refused;
  clearTimeout(refusal);
  refusal = setTimeout(() => message.remove(), 4000);
  wake();
}

document.addEventListener("click", (event) => {
  const pressed = event.target.closest("[data-press]");
  if (pressed) {
    event.preventDefault();
    if (isDisabled(pressed)) return;
    lastPressed = pressed;
    submit(pressed);
    return;
  }
  const link = event.target.closest("a[href^='/']");
  if (!link || link.target || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (!isReady || link.hasAttribute("download")) return;
  event.preventDefault();
  flushAll();
  saveEntry();
  pushEntry(link.getAttribute("href"));
  open(here());
});

document.addEventListener("submit", (event) => {
  const form = event.target.closest("form");
  event.preventDefault();
  if (form && form.dataset.submit) submit(form);
});

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.isComposing) return;
  if (event.key === "Escape") { dismiss(event); return; }
  if (event.key === "Tab") { keepInModal(event); return; }
  if (event.key !== "Enter" && event.key !== " ") return;
  const button = event.target.closest("[data-press]");
  if (button === event.target && !/^(A|BUTTON|INPUT|SUMMARY)$/.test(button.nodeName)) {
    event.preventDefault();
    button.click();
    return;
  }
  if (event.key === " " || event.shiftKey) return;
  const field = event.target.closest("[data-submit]");
  if (!field) return;
  // Browsers submit a form of several fields only where it has a button of type submit.
  const isForm = field.nodeName === "FORM";
  if (isForm && (event.target.nodeName !== "INPUT" || /^(checkbox|radio)$/.test(event.target.type))) return;
  event.preventDefault();
  if (isForm) field.requestSubmit(); else submit(field);
});
