// The browser's part of what is done without a network: keeps presses in IndexedDB, posts them in order, keeps the pages that say so. Its parts share one
// scope, in this order.
(() => {
"use strict";
const root = document.documentElement, KEPT = "tumble-kept";
let person = null, waiting = [], failed = [], pressed = null, retryIn = 2000, retryTimer = 0, saveTimer = 0, lastSeen = "", refreshing = false, clearedAt = 0;
const unsettled = new Map(), restored = new Set();

// include offline/outbox.js
// include offline/presses.js
// include offline/posting.js
// include offline/panel.js
// include offline/pages.js

// ---- beginnings

new MutationObserver((records) => {
  settle(records);
  if (refreshing) return;
  refreshing = true;
  setTimeout(async () => { refreshing = false; await refresh(); saveSoon(); if (!root.dataset.connection) post(); }, 30);
}).observe(root, { subtree: true, attributes: true, attributeFilter: ["data-busy", "data-connection", "data-render", "data-person", "lang"] });

// The page for addresses without a network gives way once the server answers, unless the person is leaving it for another page.
let isLeaving = false, returnTimer = 0;
async function comeBack() {
  clearTimeout(returnTimer);
  const answer = await fetch("/sw.js", { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (isLeaving) return;
  if (answer && answer.status < 500) location.reload(); else returnTimer = setTimeout(comeBack, 5000);
}
const isFallback = document.body.hasAttribute("data-offline-fallback");
if (isFallback) {
  window.addEventListener("beforeunload", () => { isLeaving = true; });
  returnTimer = setTimeout(comeBack, 5000);
}

window.addEventListener("online", () => {
  retryIn = 2000;
  if (isFallback) comeBack(); else post();
});
document.addEventListener("visibilitychange", () => { if (!document.hidden) refresh().then(post); });
refresh().then(post);
if (navigator.serviceWorker) navigator.serviceWorker.register("/sw.js", { scope: "/" }).catch(() => {});
})();
