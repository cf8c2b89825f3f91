// Hands presses that may wait for the network to whoever keeps them.

// ---- offline intents: a press that names one is handed over with a key made here and the device's time

function queueIntent(element) {
  const intent = element.dataset.offline;
  if (!intent) return false;
  const form = element.nodeName === "FORM" ? element : element.closest("form"), fields = JSON.parse(element.dataset.fields || "{}");
  if (form) for (const [name, value] of new FormData(form)) if (typeof value === "string") fields[name] = value;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const detail = { intent, fields, key: [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join(""), deviceTime: new Date().toISOString() };
  const isTaken = !document.dispatchEvent(new CustomEvent("tumble:offline-intent", { detail, cancelable: true }));
  if (isTaken) element.dataset.waiting = detail.key;
  return isTaken;
}
