// Behaviors of other scripts on elements: what only the browser can do.

// ---- hooks
//
// A script registers a behavior by its name, before or after an element of that name comes:
//
//   tumble.hook("position", (element, report) => { ...; return () => { ... }; });
//
// `report` carries a value to the element's event in the store; while there is no connection the last one waits. What the function returns runs when the
// element goes.

const behaviors = new Map(), hooked = new Map(), unreported = new Map();

window.tumble = {
  hook: (name, begin) => { behaviors.set(name, begin); adoptHooks(); },
  // Goes to another site's page that leads back, where what was entered and not sent returns with the person.
  leave: (address) => {
    try { if (draft) sessionStorage.setItem(prefix + "left", draft); } catch { /* Without storage it is lost. */ }
    location.assign(address);
  },
};

// When the page loads: what was entered before the person left for another site goes to a new session.
function returnDraft() {
  try {
    draft = sessionStorage.getItem(prefix + "left") || "";
    sessionStorage.removeItem(prefix + "left");
  } catch { return; }
  if (draft) session = "";
}

function report(element, value) {
  if (!element.isConnected) return;
  if (send({ kind: "event", id: element.dataset.event, text: JSON.stringify(value) })) unreported.delete(element); else unreported.set(element, value);
}

// The page may turn one element into another: then the behavior ends and begins anew.
const signatureOf = (element) => JSON.stringify({ ...element.dataset });

function adoptHooks() {
  for (const [element, { signature, end }] of hooked) {
    if (element.isConnected && signatureOf(element) === signature) continue;
    hooked.delete(element);
    unreported.delete(element);
    if (end) end();
  }
  for (const element of document.querySelectorAll("[data-hook]")) {
    const begin = behaviors.get(element.dataset.hook);
    if (!begin || hooked.has(element)) continue;
    hooked.set(element, { signature: signatureOf(element), end: begin(element, (value) => report(element, value)) });
  }
}

function reportAgain() {
  for (const [element, value] of unreported) report(element, value);
}
