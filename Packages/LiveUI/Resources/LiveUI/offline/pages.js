// Keeps the pages that say so, as they were last seen.

// ---- pages that are kept: as they were last seen, without what only a live page needs

function saveSoon() {
  clearTimeout(saveTimer);
  saveTimer = setTimeout(() => save().catch(() => {}), 600);
}

async function save(isSettled = false) {
  if (!window.caches || !isLive()) return;
  if (person === "") { await caches.delete(KEPT); return; }
  if (!person) return;
  const cache = await caches.open(KEPT);
  const mark = document.querySelector("[data-offline-page]");
  // While a page loads its mark is missing: what is kept goes only when it stays away.
  if (!mark && !isSettled) { clearTimeout(saveTimer); saveTimer = setTimeout(() => save(true).catch(() => {}), 3000); return; }
  const kind = mark ? mark.dataset.offlinePage : "";
  const path = location.pathname;
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    const isSame = new URL(request.url).pathname === path;
    const isOld = isSame || response.headers.get("X-Tumble-Kind") === kind || response.headers.get("X-Tumble-Person") !== person;
    if (isOld && !(isSame && mark)) await cache.delete(request);
  }
  if (!mark) return;
  const seen = path + person + pageText("");
  if (seen === lastSeen) return;
  lastSeen = seen;
  const nonce = newKey();
  const policy = "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-" + nonce + "'; img-src 'self' data:; connect-src 'self' "
    + location.origin.replace("http", "ws") + "; manifest-src 'self'; worker-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
  const headers = {
    "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy, "Referrer-Policy": "same-origin", "Cache-Control": "no-store",
    "X-Tumble-Kind": kind, "X-Tumble-Person": person, "X-Tumble-Language": root.lang,
  };
  // The worker outlives the page, which may be left while it is written.
  const page = { path, html: pageText(nonce), headers }, worker = navigator.serviceWorker && navigator.serviceWorker.controller;
  if (worker) worker.postMessage(page); else await cache.put(path, new Response(page.html, { headers }));
}

const isLive = () => Boolean(root.dataset.render) && !root.dataset.connection;

function pageText(nonce) {
  const copy = root.cloneNode(true);
  const body = copy.querySelector("body");
  delete copy.dataset.render;
  delete copy.dataset.savedAt;
  delete body.dataset.session;
  body.dataset.render = "0";
  if (nonce) body.dataset.keptAt = String(Date.now());
  for (const name of ["data-busy", "style"]) for (const element of copy.querySelectorAll("[" + name + "]")) element.removeAttribute(name);
  for (const element of copy.querySelectorAll("input[type=password]")) element.removeAttribute("value");
  for (const element of copy.querySelectorAll("[data-outbox-failed],style")) element.remove();
  const sheets = [...document.styleSheets].filter((sheet) => !sheet.href).concat([...document.adoptedStyleSheets || []]);
  const style = document.createElement("style");
  style.id = "live-styles";
  style.setAttribute("nonce", nonce);
  style.textContent = sheets.flatMap((sheet) => [...sheet.cssRules]).map((rule) => rule.cssText).join("");
  copy.querySelector("head").append(style);
  for (const script of copy.querySelectorAll("script")) script.removeAttribute("nonce");
  return "<!doctype html>" + copy.outerHTML;
}
