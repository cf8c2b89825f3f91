// Turns elements into those that the server sent and keeps what is the browser's: focus, caret, what is being typed, scroll.

// ---- morph

function replace(id, html, acknowledged) {
  const old = document.getElementById(id);
  if (!old) return;
  const template = document.createElement("template");
  template.innerHTML = html;
  // Rows that came with this one stand before and after it; without it they take its place.
  const nodes = [...template.content.children], own = nodes.findIndex((node) => node.id === id);
  if (own < 0) { old.replaceWith(...nodes); return; }
  old.before(...nodes.slice(0, own));
  old.after(...nodes.slice(own + 1));
  morph(old, nodes[own], acknowledged);
}

const keyOf = (node) => node.nodeType === 1 ? node.id || node.getAttribute("data-key") || "" : "";
const alike = (a, b) => a.nodeType === b.nodeType && a.nodeName === b.nodeName && keyOf(a) === keyOf(b)
  && (a.nodeName !== "INPUT" || a.type === b.type);

function morph(old, next, acknowledged) {
  if (!alike(old, next)) { old.replaceWith(next); return; }
  if (old.nodeType !== 1) {
    if (old.nodeValue !== next.nodeValue) old.nodeValue = next.nodeValue;
    return;
  }
  morphAttributes(old, next);
  if (old.nodeName === "TEXTAREA") {
    if (old.defaultValue !== next.defaultValue) old.defaultValue = next.defaultValue;
    morphValue(old, next.value, acknowledged);
    return;
  }
  // What a script of the page has made in an element that is its own stays.
  if ((next.getAttribute("data-keep") || "").split(" ").includes("children")) return;
  morphChildren(old, next, acknowledged);
  if (old.nodeName === "INPUT" || old.nodeName === "SELECT") morphField(old, next, acknowledged);
}

const browsersOwn = new Set(["data-busy", "data-waiting", "data-tried", "data-retyped"]);

function morphAttributes(old, next) {
  // What a script of the page has changed for the person's eyes, such as a map's place.
  const kept = (next.getAttribute("data-keep") || "").split(" ");
  for (const { name, value } of [...next.attributes]) {
    if (old.getAttribute(name) !== value && !(kept.includes(name) && old.hasAttribute("data-keep"))) old.setAttribute(name, value);
  }
  for (const { name } of [...old.attributes]) {
    if (next.hasAttribute(name) || browsersOwn.has(name) || kept.includes(name)) continue;
    // The heading of a new place can have the focus by the script's tabindex alone.
    if (name === "tabindex" && old === document.activeElement) continue;
    // Details whose summary is no control of the server's are opened and closed by the browser alone.
    if (name === "open" && old.nodeName === "DETAILS" && !old.querySelector(":scope > summary[data-press]")) continue;
    old.removeAttribute(name);
  }
}

function morphChildren(old, next, acknowledged) {
  const keyed = new Map(), wantedKeys = new Set();
  for (const child of old.childNodes) { const key = keyOf(child); if (key) keyed.set(key, child); }
  for (const child of next.childNodes) { const key = keyOf(child); if (key) wantedKeys.add(key); }
  let cursor = old.firstChild;
  for (const wanted of [...next.childNodes]) {
    // What has gone is taken out first, so that what stays isn't moved, which would cost it its focus.
    while (cursor && keyOf(cursor) && !wantedKeys.has(keyOf(cursor))) { const gone = cursor; cursor = cursor.nextSibling; gone.remove(); }
    const key = keyOf(wanted);
    let match = key ? keyed.get(key) : cursor;
    if (match && !key && keyOf(match)) match = null;
    if (match && alike(match, wanted)) {
      keyed.delete(key);
      if (match !== cursor) old.insertBefore(match, cursor); else cursor = cursor.nextSibling;
      morph(match, wanted, acknowledged);
    } else {
      old.insertBefore(wanted, cursor);
    }
  }
  while (cursor) { const following = cursor.nextSibling; cursor.remove(); cursor = following; }
}

function morphField(old, next, acknowledged) {
  // A password is never in a page: the field alone has it.
  if (old.type === "password" || old.type === "file") return;
  if (old.type === "checkbox" || old.type === "radio") {
    if (old.checked !== next.checked && isSettled(old, acknowledged)) old.checked = next.checked;
  } else {
    morphValue(old, next.value, acknowledged);
  }
}

// What a person types is newer than what the server knows until the server has read it.
function morphValue(field, value, acknowledged) {
  if (field.value === value || !isSettled(field, acknowledged)) return;
  const caret = document.activeElement === field && field.selectionStart !== null ? [field.selectionStart, field.selectionEnd] : null;
  field.value = value;
  if (caret && field.setSelectionRange) try { field.setSelectionRange(caret[0], caret[1]); } catch { /* Not a text. */ }
}

const isSettled = (field, acknowledged) =>
  field !== composing && !pending.has(field) && !unsent.has(fieldID(field)) && (lastSent.get(fieldID(field)) || 0) <= acknowledged;
