// Made by `make resources` from Packages/Notifications/Resources/Notifications: edit the files there, not this one.
// swift-format-ignore-file

/// The scripts and styles of Notifications.
enum Resources {
    /// push-worker.js
    static let pushWorkerScript =
        #"""
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
        """#

    /// push.js
    static let pushScript =
        #"""
        // Subscribes the browser to pushed notifications. The element with the hook `notifications-push` reports whether it is subscribed; a press on a button whose
        // id ends in ".on" asks for the permission and subscribes, one in ".off" ends it. The hook `notifications-push-kept` is on every page: it sends the
        // subscription again when a page loads, and subscribes anew when the server's key changed.
        (() => {
          "use strict";
          const CACHE = "tumble-push", NOTE = "/push-note";
          const isAvailable = () => window.isSecureContext && window.caches && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
          const base64 = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
          const keyOf = (subscription) => base64(subscription.options.applicationServerKey);

          // Whose browser this is, for that person's next sign-in, and what the service worker needs to renew the subscription.
          const note = async () => {
            const found = await (await caches.open(CACHE)).match(NOTE);
            return found ? found.json() : {};
          };
          const keep = async (value) => (await caches.open(CACHE)).put(NOTE, new Response(JSON.stringify(value)));

          const manager = async () => (await navigator.serviceWorker.ready).pushManager;

          async function present(person) {
            const subscription = await (await manager()).getSubscription();
            return subscription && (await note()).person === person ? subscription : null;
          }

          async function subscribe(person, key) {
            const service = await manager(), old = await service.getSubscription();
            // A browser has one subscription, for one key.
            if (old && keyOf(old) !== key) await old.unsubscribe();
            const subscription = await service.subscribe({ userVisibleOnly: true, applicationServerKey: key });
            await keep({ person, key });
            return subscription;
          }

          const described = (subscription) => {
            const { endpoint, keys } = subscription.toJSON();
            return { state: "on", subscription: { endpoint, keys }, key: keyOf(subscription) };
          };

          const stateNow = async (person) => {
            if (!isAvailable()) return { state: "unavailable" };
            if (Notification.permission === "denied") return { state: "blocked" };
            return { state: await present(person) ? "on" : "off" };
          };

          async function turnOn(person, key) {
            const answer = await Notification.requestPermission();
            if (answer === "granted") return described(await subscribe(person, key));
            return { state: answer === "denied" ? "blocked" : "off" };
          }

          async function turnOff() {
            const subscription = await (await manager()).getSubscription();
            if (subscription) await subscription.unsubscribe();
            await caches.delete(CACHE);
            return { state: "off", hasEnded: true };
          }

          tumble.hook("notifications-push", (element, report) => {
            const { person, vapid: key } = element.dataset;
            const tell = (work) => work.then(report, () => report({ state: "failed" }));
            const pressed = (event) => {
              const button = event.target.closest("button"), id = button ? button.dataset.testid || "" : "";
              if (id.endsWith(".on")) tell(turnOn(person, key));
              if (id.endsWith(".off")) tell(turnOff());
            };
            element.addEventListener("click", pressed);
            // The person may have changed their mind in the browser's own settings, in another window.
            const look = () => { if (!document.hidden) tell(stateNow(person)); };
            document.addEventListener("visibilitychange", look);
            look();
            return () => {
              element.removeEventListener("click", pressed);
              document.removeEventListener("visibilitychange", look);
            };
          });

          tumble.hook("notifications-push-kept", (element, report) => {
            const { person, vapid: key, renewal } = element.dataset;
            const look = async () => {
              if (!isAvailable() || Notification.permission !== "granted") return;
              if (renewal) return keep({ ...await note(), renewal });
              const subscription = await present(person);
              if (!subscription) return;
              report(described(key && keyOf(subscription) !== key ? await subscribe(person, key) : subscription));
            };
            look().catch(() => {});
            return null;
          });
        })();
        """#
}
