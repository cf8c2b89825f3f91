// Part of the service worker: shows pushed notifications, opens their pages, and renews the subscription while no page is open.
(() => {
  "use strict";
  const CACHE = "tumble-push", NOTE = "/push-note";
  // A hidden page tells of what its tabs count with this tag (permission.js): within this time it is the same news.
  const PAGE_TAG = "tumble", SAME_NEWS = 10000;

  self.addEventListener("push", (event) => event.waitUntil(show(event.data)));
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open((event.notification.data || {}).link));
  });
  self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event.newSubscription)));

  async function show(data) {
    const { id, title, body, link, tag, language } = data.json();
    const shown = await self.registration.getNotifications(), now = Date.now();
    for (const other of shown) if (other.tag === PAGE_TAG && now - (other.data || {}).shownAt < SAME_NEWS) other.close();
    // A repeated message, and one whose thread goes on, takes the place of what is shown; only news makes a sound.
    const isRepeated = shown.some((other) => other.tag === tag && (other.data || {}).id === id);
    const options = { body, tag, lang: language, renotify: !isRepeated, icon: "/live/icon-192.png", data: { id, link, shownAt: now } };
    await self.registration.showNotification(title, options);
  }

  // A window that shows the page comes to the front, else any window goes there.
  async function open(link) {
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const url = link ? new URL(link, self.location.origin) : null;
    if (url && url.origin !== self.location.origin) return;
    const there = windows.find((client) => url && client.url === url.href) || (url ? null : windows[0]);
    const front = (client) => client.focus().catch(() => {});
    if (there) return front(there);
    for (const client of windows) {
      try {
        return await front(await client.navigate(url.href) || client);
      } catch { /* One that this worker doesn't control can't be led elsewhere. */ }
    }
    return self.clients.openWindow(url ? url.href : "/");
  }

  async function renew(given) {
    const cache = await caches.open(CACHE), found = await cache.match(NOTE), note = found ? await found.json() : {};
    if (!note.renewal) return;
    const subscription = given || await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: note.key });
    const { endpoint, keys } = subscription.toJSON();
    const response = await fetch("/api/v1/notifications/subscriptions/renew", {
      method: "POST", headers: { "Content-Type": "application/json" }, credentials: "omit",
      body: JSON.stringify({ renewal: note.renewal, endpoint, keys, key: note.key }),
    });
    // Where it fails, the next page sends the subscription.
    if (!response.ok) return;
    const { data } = await response.json();
    await cache.put(NOTE, new Response(JSON.stringify({ ...note, renewal: data.renewal })));
  }
})();
