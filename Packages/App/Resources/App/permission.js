// Asks the browser for permissions: for elements with the hook `permission` and `data-use="location"` or `data-use="notifications"`. A press asks, and the
// answer is reported, one of `Permission`'s raw values. Where the browser already knows the answer nobody is asked again. A cookie lets the server know it
// with the first request; it is no more than the browser's own word.
(() => {
  "use strict";
  const query = async () => navigator.permissions ? (await navigator.permissions.query({ name: "geolocation" })).state : "prompt";
  const decided = (state) => state === "granted" || state === "denied" ? state : null;
  const uses = {
    location: {
      isAvailable: window.isSecureContext && navigator.geolocation,
      // A refusal is asked about by a press: browsers let it be taken back.
      known: async () => (await query()) === "granted" ? "granted" : null,
      ask: (report) => {
        // A position that can't be found now was permitted all the same.
        const failed = (error) => report(error.code === error.PERMISSION_DENIED ? "denied" : "granted");
        navigator.geolocation.getCurrentPosition(() => report("granted"), failed, { timeout: 10000, maximumAge: 600000 });
      },
    },
    notifications: {
      isAvailable: window.isSecureContext && "Notification" in window,
      known: async () => decided(Notification.permission),
      ask: async (report) => { const answer = decided(await Notification.requestPermission()); if (answer) report(answer); },
    },
  };
  const note = (name, answer) => {
    const age = answer === "granted" || answer === "unavailable" ? 2592000 : 0;
    const secure = location.protocol === "https:" ? "; Secure" : "";
    document.cookie = "tumble_device_" + name + "=" + answer + "; Path=/; SameSite=Lax; Max-Age=" + age + secure;
  };
  tumble.hook("permission", (element, report) => {
    const name = element.dataset.use, use = uses[name];
    if (!use) return null;
    const answered = (answer) => { note(name, answer); report(answer); };
    const pressed = (event) => {
      if (!event.target.closest("button")) return;
      if (use.isAvailable) use.ask(answered); else answered("unavailable");
    };
    element.addEventListener("click", pressed);
    // A browser that can't be asked for what it knows is asked by a press.
    if (use.isAvailable) use.known().then((answer) => { if (answer) answered(answer); }, () => {});
    return () => element.removeEventListener("click", pressed);
  });
  const badge = (tab) => parseInt(tab.textContent, 10) || 0;
  const badges = () => [...document.querySelectorAll(".t-badge")];
  const total = () => badges().reduce((sum, tab) => sum + badge(tab), 0);
  let count = total();
  // A page that nobody looks at tells of new jobs and messages: what its tabs count.
  const tell = async () => {
    const sum = total();
    const grew = sum > count;
    count = sum;
    if (!grew || !document.hidden || !uses.notifications.isAvailable || Notification.permission !== "granted") return;
    const named = badges().map((tab) => tab.closest("[aria-label]")).filter(Boolean).map((tab) => tab.getAttribute("aria-label"));
    const options = { body: [...new Set(named)].join("\n"), tag: "tumble", data: { shownAt: Date.now() } };
    const worker = navigator.serviceWorker ? await navigator.serviceWorker.getRegistration() : null;
    if (worker && worker.pushManager && await worker.pushManager.getSubscription()) {
      // What was just pushed (push-worker.js) is the same news, and says more. Shown by the worker, this gives way to what is pushed next.
      const shown = await worker.getNotifications();
      if (!shown.some((other) => other.tag !== options.tag && Date.now() - (other.data || {}).shownAt < 10000)) await worker.showNotification(document.title, options);
      return;
    }
    try {
      const shown = new Notification(document.title, options);
      shown.onclick = () => { window.focus(); shown.close(); };
    } catch {
      // Some browsers show what a service worker asks for alone.
      if (worker) await worker.showNotification(document.title, options);
    }
  };
  const watch = () => tell().catch(() => {});
  new MutationObserver(watch).observe(document.body, { childList: true, subtree: true, characterData: true });
  watch();
  if (document.cookie.includes("tumble_device_location=granted")) {
    query().then((state) => { if (state === "denied") note("location", "denied"); }, () => {});
  }
})();
