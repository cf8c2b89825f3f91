// What the server sends: fragments, styles, title, address; and the cookie that is fetched after a sign-in.

// ---- updates

let claimed = "", isClaiming = false;
// What was entered and not sent, sealed by the server: the next one, here or elsewhere, gets it back.
let draft = "";
const held = [];

function receive(text) {
  clearTimeout(watchdog); watchdog = 0;
  heard = Date.now();
  if (isClaiming) { held.push(text); return; }
  const message = JSON.parse(text);
  if (!message.claim || message.claim === claimed) { apply(message, text.length); return; }
  // The page of a person who signed in is shown once the browser has the cookie for it.
  isClaiming = true;
  if (message.session) session = message.session;
  exchange(message.claim).finally(() => {
    isClaiming = false;
    apply(message, text.length);
    while (held.length && !isClaiming) receive(held.shift());
  });
}

async function exchange(claim) {
  try {
    const response = await fetch("/live/cookie", {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ session, claim }),
      credentials: "same-origin", keepalive: true, signal: AbortSignal.timeout ? AbortSignal.timeout(5000) : undefined,
    });
    claimed = claim;
    if (response.ok && tabs) tabs.postMessage("cookie");
  } catch { /* The next message brings the claim again. */ }
}

function apply(message, size) {
  const isFirst = !isReady, focused = rememberFocus(), wasAtEnd = isFollowing(), place = wasAtEnd ? null : rememberPlace();
  attempts = 0; isReady = true; wasReady = true;
  connection(null);
  if (message.session) session = message.session;
  if (isFirst) recall(message.received);
  render = message.render;
  if (isFirst && document.hidden !== greetedHidden) send({ kind: document.hidden ? "hidden" : "visible" });
  addStyles(message.styles || []);
  if (message.path) saveEntry();
  for (const fragment of message.fragments || []) replace(fragment.id, fragment.html, message.acknowledged);
  if (message.language) root.lang = message.language;
  if (message.refused) body.dataset.refused = message.refused;
  if (message.scheme !== undefined) { if (message.scheme) root.dataset.scheme = message.scheme; else delete root.dataset.scheme; }
  if (message.draft !== undefined) draft = message.draft;
  if (message.title !== undefined) document.title = message.title ? message.title + " · " + body.dataset.name : body.dataset.name;
  settle(message.acknowledged);
  unload();
  const navigation = follow(message, isFirst);
  clearBusy(message.acknowledged);
  restoreFocus(focused, navigation);
  restoreScroll();
  keepPlace(place);
  followEnd(wasAtEnd);
  observeMore();
  adoptHooks();
  announce(!isFirst);
  confirm(size);
  if (isFirst) resend();
  root.dataset.render = String(render);
}

// Tells the server what has arrived since the last message to it, before it stops sending because nothing seems to arrive.
function confirm(size) {
  unconfirmed += size;
  if (unconfirmed >= 4096) transmit({ kind: "shown" });
}

const sheet = document.getElementById("live-styles").sheet;
const selectors = new Set([...sheet.cssRules].map((rule) => rule.selectorText));

function addStyles(rules) {
  for (const rule of rules) {
    const selector = rule.slice(0, rule.indexOf("{"));
    if (selectors.has(selector)) continue;
    selectors.add(selector);
    try { sheet.insertRule(rule, sheet.cssRules.length); } catch { /* A browser that doesn't know a property goes without. */ }
  }
}
