// Shows what waits and what failed.

// ---- what the person sees of it

async function refresh() {
  const mark = document.querySelector("[data-person]");
  if (mark && mark.dataset.person !== person) {
    const former = person;
    person = mark.dataset.person;
    if (former) await forget(former).catch(() => {});
  }
  let entries = [];
  try { entries = (await read()).filter((entry) => entry.person === person); } catch { return; }
  waiting = entries.filter((entry) => entry.state === "waiting");
  failed = entries.filter((entry) => entry.state === "failed");
  for (const element of document.querySelectorAll("[data-offline]")) {
    const entry = waiting.find((entry) => entry.mark === markOf(element));
    if (entry) { element.dataset.waiting = entry.key; restore(element, entry); } else { delete element.dataset.waiting; }
  }
  for (const panel of document.querySelectorAll("[data-outbox]")) show(panel);
  for (const warning of document.querySelectorAll("[data-outbox-warning]")) warning.hidden = waiting.length + failed.length === 0;
}

// What somebody typed goes with their session. What waits records work that was done: it goes only when they sign out themselves, having read that it will.
async function forget(former) {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith("tumble:")) sessionStorage.removeItem(name);
  if (window.caches) await caches.delete(KEPT);
  if (Date.now() - clearedAt > 60000) return;
  clearedAt = 0;
  for (const entry of await read()) if (entry.person === former) await remove(entry);
  if (window.tumble && tumble.photos) await tumble.photos.forget(former);
  if (tabs) tabs.postMessage("");
}
document.addEventListener("click", (event) => {
  if (event.target.closest && event.target.closest('[data-style="outbox-clear"]')) clearedAt = Date.now();
}, true);

// A page that was opened anew shows again what was entered, unless something newer was.
function restore(element, entry) {
  const form = element.closest("form");
  if (!form || restored.has(entry.key)) return;
  restored.add(entry.key);
  for (const [field, name] of fieldsIn(form)) {
    const value = entry.fields[name];
    if (value && field.dataset.retyped === undefined && field.value !== value && (field.type === "text" || field.type === "number" || field.nodeName !== "INPUT")) field.value = value;
  }
}

function show(panel) {
  panel.hidden = waiting.length + failed.length === 0;
  const notice = panel.querySelector("[data-outbox-waiting]");
  if (notice) {
    notice.hidden = waiting.length === 0;
    const form = new Intl.PluralRules(root.lang || "en").select(waiting.length);
    setText(notice, (notice.dataset[form] || notice.dataset.other || "").replace(/\d+/, String(waiting.length)));
  }
  const model = panel.querySelector("[data-outbox-row]");
  if (!model) return;
  for (const row of panel.querySelectorAll("[data-outbox-failed]")) row.remove();
  for (const entry of failed) {
    const row = model.cloneNode(true);
    row.removeAttribute("data-outbox-row");
    row.dataset.outboxFailed = entry.order;
    row.hidden = false;
    for (const element of [row, ...row.querySelectorAll("[id],[data-press]")]) { element.removeAttribute("id"); element.removeAttribute("data-press"); }
    row.querySelector("[data-outbox-label]").textContent = entry.label;
    row.querySelector("[data-outbox-message]").textContent = entry.message || "";
    model.after(row);
  }
}

function setText(element, text) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let last = null;
  while (walker.nextNode()) if (walker.currentNode.nodeValue.trim()) last = walker.currentNode;
  if (last && last.nodeValue !== text) last.nodeValue = text;
}

document.addEventListener("click", (event) => {
  const discard = event.target.closest && event.target.closest("[data-outbox-discard]");
  const row = discard && discard.closest("[data-outbox-failed]");
  if (!row) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  remove({ order: Number(row.dataset.outboxFailed) }).then(changed);
}, true);
