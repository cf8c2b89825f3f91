// Asks the browser for permissions: for elements with `data-permission="location"` and `data-permission="notifications"`. A press asks; the answer, one of
// `Permission`'s raw values, goes into the element's field as if it were typed. Where the browser already knows the answer nobody is asked again. A cookie
// lets the server know it with the first request; it is no more than the browser's own word.
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
  const element = (name) => document.querySelector("[data-permission=" + name + "]");
  const reporting = (name) => (answer) => {
    note(name, answer);
    const field = element(name) && element(name).querySelector("input");
    if (!field) return;
    field.value = answer;
    for (const event of ["input", "change"]) field.dispatchEvent(new Event(event, { bubbles: true }));
  };
  document.addEventListener("click", (event) => {
    const place = event.target.closest && event.target.closest("[data-permission] button") && event.target.closest("[data-permission]");
    const name = place && place.dataset.permission;
    if (!name || !uses[name]) return;
    if (uses[name].isAvailable) uses[name].ask(reporting(name)); else reporting(name)("unavailable");
  });
  const checked = {};
  const check = async (name) => {
    const isAsked = element(name) !== null;
    if (isAsked === Boolean(checked[name])) return;
    checked[name] = isAsked;
    if (!isAsked || !uses[name].isAvailable) return;
    try {
      const answer = await uses[name].known();
      if (answer) reporting(name)(answer);
    } catch { /* A browser that can't be asked for what it knows is asked by a press. */ }
  };
  const badge = (tab) => parseInt(tab.textContent, 10) || 0;
  const badges = () => [...document.querySelectorAll(".t-badge")];
  const total = () => badges().reduce((sum, tab) => sum + badge(tab), 0);
  let count = total();
  // A page that nobody looks at tells of new jobs and messages: what its tabs count.
  const tell = () => {
    const now = total();
    const grew = now > count;
    count = now;
    if (!grew || !document.hidden || !uses.notifications.isAvailable || Notification.permission !== "granted") return;
    const named = badges().map((tab) => tab.closest("[aria-label]")).filter(Boolean).map((tab) => tab.getAttribute("aria-label"));
    const options = { body: [...new Set(named)].join("\n"), tag: "tumble" };
    try {
      const shown = new Notification(document.title, options);
      shown.onclick = () => { window.focus(); shown.close(); };
    } catch {
      // Some browsers show what a service worker asks for alone.
      navigator.serviceWorker.getRegistration().then((worker) => worker && worker.showNotification(document.title, options), () => {});
    }
  };
  const look = () => { for (const name of Object.keys(uses)) check(name); tell(); };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  look();
  if (document.cookie.includes("tumble_device_location=granted")) {
    query().then((state) => { if (state === "denied") note("location", "denied"); }, () => {});
  }
})();
