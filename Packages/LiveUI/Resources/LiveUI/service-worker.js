"use strict";

// The service worker: keeps the product's own files, and stands in for pages when the network doesn't answer.
const VERSION = "__version__", FILES = __files__;
const SHELL = "tumble-shell-" + VERSION, KEPT = "tumble-kept", PATIENCE = 4000;
const PATHS = new Set(FILES.map((file) => file.split("?")[0]));

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event, url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (!url.pathname.startsWith("/api/")) event.respondWith(page(request, url));
  } else if (PATHS.has(url.pathname)) {
    event.respondWith(file(request));
  }
});

self.addEventListener("message", (event) => event.waitUntil(keep(event.data)));

async function keep({ path, html, headers }) {
  await (await caches.open(KEPT)).put(path, new Response(html, { headers }));
}

async function install() {
  const cache = await caches.open(SHELL);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: "reload", credentials: "omit" })));
  await self.skipWaiting();
}

async function activate() {
  for (const name of await caches.keys()) if (name.startsWith("tumble-shell-") && name !== SHELL) await caches.delete(name);
  await self.clients.claim();
}

// A page that was kept under an older version asks for the older files: without a network the present ones do.
async function file(request) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request);
  if (kept) return kept;
  try { return await fetch(request); } catch (error) {
    const other = await cache.match(request, { ignoreSearch: true });
    if (other) return other;
    throw error;
  }
}

// The network first; where it is slow and the page is kept, what is kept.
async function page(request, url) {
  const network = fetch(request).then((response) => [502, 503, 504].includes(response.status) ? Promise.reject(response) : response);
  const kept = await (await caches.open(KEPT)).match(url.pathname);
  try {
    return await (kept ? Promise.race([network, patience()]) : network);
  } catch {
    network.catch(() => {});
    return kept || await home(url) || await fallback();
  }
}

const patience = () => new Promise((_, reject) => setTimeout(() => reject(new Error("slow")), PATIENCE));

async function keptPages() {
  const cache = await caches.open(KEPT), pages = {};
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    pages[response.headers.get("X-Tumble-Kind")] = { path: new URL(request.url).pathname, language: response.headers.get("X-Tumble-Language") };
  }
  return pages;
}

// The app's icon opens the start address: what is kept stands in for it.
async function home(url) {
  if (url.pathname !== "/") return null;
  const pages = await keptPages(), first = pages.stop || pages.order;
  return first ? Response.redirect(first.path) : null;
}

async function fallback() {
  const cache = await caches.open(SHELL), pages = await keptPages();
  const languages = [...Object.values(pages).map((page) => page.language), ...navigator.languages || [], "en"];
  for (const language of languages) {
    const found = await cache.match("/live/offline/" + (language || "").slice(0, 2));
    if (!found) continue;
    let html = await found.text();
    for (const [kind, { path }] of Object.entries(pages)) {
      html = html.replace(new RegExp(`<a [^>]*data-kept="${kind}"[^>]*>`), (link) =>
        link.replace(' hidden=""', "").replace(`"/kept/${kind}"`, `"${encodeURI(path)}"`));
    }
    return new Response(html, { status: 503, headers: found.headers });
  }
  return Response.error();
}
