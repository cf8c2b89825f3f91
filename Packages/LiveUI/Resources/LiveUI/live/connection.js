// The socket: opens, greets, notices its loss, comes back.

// ---- connection

let socket = null, isReady = false, wasReady = false, isAsleep = false, attempts = 0, sequence = 0, timer = 0, watchdog = 0, unconfirmed = 0, greetedHidden = false;
const closed = { tooMany: 1008, full: 1013, idle: 4001, replaced: 4002 };

function connect() {
  clearTimeout(timer);
  isAsleep = false;
  const attempt = socket = new WebSocket((location.protocol === "https:" ? "wss://" : "ws://") + location.host + "/live/socket");
  attempt.onopen = () => {
    carried = { ...carried, ...halfTyped() };
    transmit({ kind: "hello", id: session, path: here(), hidden: greetedHidden = document.hidden, fields: carried, extents, draft: draft || undefined });
  };
  attempt.onmessage = (event) => { if (attempt === socket) receive(event.data); };
  attempt.onclose = (event) => { if (attempt === socket) lost(event.code); };
}

function lost(code) {
  socket = null; isReady = false; attempts += 1;
  clearTimeout(watchdog); watchdog = 0;
  clearBusy(Infinity);
  // A session that another socket has, or that was ended, isn't asked for again.
  if (code === closed.replaced || code === closed.idle) session = "";
  if (code === closed.idle) { isAsleep = true; return; }
  if (code === closed.tooMany || code === closed.full) attempts = Math.max(attempts, 5);
  if (wasReady || attempts > 1) connection("lost");
  const longest = code === closed.replaced ? 0 : Math.min(5000, 200 * 2 ** Math.min(attempts, 6));
  timer = setTimeout(connect, longest / 2 + Math.random() * longest / 2);
}

// A socket that says nothing for long after a message was sent is dead, though the browser may not know it yet.
function hangUp() {
  const dead = socket;
  if (!dead) return;
  lost(0);
  dead.close();
}

// The app's frame shows a banner for each of these states: lost, waiting.
function connection(state) {
  if ((root.dataset.connection || null) === state) return;
  if (state) root.dataset.connection = state; else delete root.dataset.connection;
  showSince(state ? heard : 0);
  document.dispatchEvent(new CustomEvent("tumble:connection", { detail: { state } }));
}

// From when what the page shows is: the server's last word, or the time at which a kept page was kept.
let heard = Number(body.dataset.keptAt) || Date.now();
function showSince(time) {
  if (!time) { delete root.dataset.savedAt; return; }
  const at = new Date(time), isToday = at.toDateString() === new Date().toDateString();
  root.dataset.savedAt = at.toISOString();
  for (const place of document.querySelectorAll(".saved-time")) {
    place.dateTime = root.dataset.savedAt;
    place.textContent = at.toLocaleString(root.lang, isToday ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" });
  }
}

function wake() {
  if (document.hidden) return;
  if (!socket) connect(); else send({ kind: "visible" });
}
window.addEventListener("online", wake);
window.addEventListener("offline", hangUp);
window.addEventListener("pageshow", (event) => { if (event.persisted) wake(); });
document.addEventListener("visibilitychange", () => { if (document.hidden) send({ kind: "hidden" }); else wake(); });
for (const type of ["pointerdown", "keydown", "focus"]) window.addEventListener(type, () => { if (isAsleep) wake(); }, true);
// Tells the server that somebody still looks at the page; a hidden one falls asleep.
setInterval(() => { if (isReady && !document.hidden) send({ kind: "ping" }); }, 240000);

const here = () => location.pathname + location.search;

// Every message says which render is shown, and so confirms all that arrived before.
function transmit(message) {
  sequence += 1;
  unconfirmed = 0;
  socket.send(JSON.stringify({ ...message, sequence, render }));
  return sequence;
}

// Sends an event; 0 where there is nobody to send it to.
function send(message) {
  if (!isReady || socket.readyState !== WebSocket.OPEN) return 0;
  if (!watchdog) watchdog = setTimeout(hangUp, 15000);
  return transmit(message);
}

// Other tabs of this browser learn that somebody signed in: their cookie is another one now.
const tabs = window.BroadcastChannel ? new BroadcastChannel("tumble-live") : null;
if (tabs) tabs.onmessage = () => { session = ""; const old = socket; connect(); if (old) old.close(); };
