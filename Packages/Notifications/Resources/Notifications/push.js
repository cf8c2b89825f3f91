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
