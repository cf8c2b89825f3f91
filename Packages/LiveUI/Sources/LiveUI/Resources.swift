// Made by `make resources` from Packages/LiveUI/Resources/LiveUI: edit the files there, not this one.
// swift-format-ignore-file

/// The scripts and styles of LiveUI.
enum Resources {
    /// live.css
    static let liveStyles =
        #"""
        /* What the script itself shows. */
        .live-hidden{position:absolute;inset-block-start:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
        .live-message{padding:var(--space-md,1rem);font:var(--font-body);color:var(--color-text);background:var(--color-secondary-background)}
        div.live-message{position:fixed;z-index:1000;inset-inline:0;inset-block-end:env(safe-area-inset-bottom,0);text-align:center}
        .ui-more{min-block-size:1px}
        """#

    /// live.js
    static func liveScript(pageSize: String) -> String {
        #"""
        // The browser's part of live pages: sends events, morphs fragments in, keeps focus and scroll, reconnects. Its parts share one scope, in this order.
        (() => {
        "use strict";
        const pageSize = \#(pageSize);
        const root = document.documentElement, body = document.body;
        let session = body.dataset.session, render = Number(body.dataset.render);

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
        // Turns elements into those that the server sent and keeps what is the browser's: focus, caret, what is being typed, scroll.

        // ---- morph

        function replace(id, html, acknowledged) {
          const old = document.getElementById(id);
          if (!old) return;
          const template = document.createElement("template");
          template.innerHTML = html;
          // Rows that came with this one stand before and after it; without it they take its place.
          const nodes = [...template.content.children], own = nodes.findIndex((node) => node.id === id);
          if (own < 0) { old.replaceWith(...nodes); return; }
          old.before(...nodes.slice(0, own));
          old.after(...nodes.slice(own + 1));
          morph(old, nodes[own], acknowledged);
        }

        const keyOf = (node) => node.nodeType === 1 ? node.id || node.getAttribute("data-key") || "" : "";
        const alike = (a, b) => a.nodeType === b.nodeType && a.nodeName === b.nodeName && keyOf(a) === keyOf(b)
          && (a.nodeName !== "INPUT" || a.type === b.type);

        function morph(old, next, acknowledged) {
          if (!alike(old, next)) { old.replaceWith(next); return; }
          if (old.nodeType !== 1) {
            if (old.nodeValue !== next.nodeValue) old.nodeValue = next.nodeValue;
            return;
          }
          morphAttributes(old, next);
          if (old.nodeName === "TEXTAREA") {
            if (old.defaultValue !== next.defaultValue) old.defaultValue = next.defaultValue;
            morphValue(old, next.value, acknowledged);
            return;
          }
          // What a script of the page has made in an element that is its own stays.
          if ((next.getAttribute("data-keep") || "").split(" ").includes("children")) return;
          morphChildren(old, next, acknowledged);
          if (old.nodeName === "INPUT" || old.nodeName === "SELECT") morphField(old, next, acknowledged);
        }

        const browsersOwn = new Set(["data-busy", "data-waiting", "data-tried", "data-retyped"]);

        function morphAttributes(old, next) {
          // What a script of the page has changed for the person's eyes, such as a map's place.
          const kept = (next.getAttribute("data-keep") || "").split(" ");
          for (const { name, value } of [...next.attributes]) {
            if (old.getAttribute(name) !== value && !(kept.includes(name) && old.hasAttribute("data-keep"))) old.setAttribute(name, value);
          }
          for (const { name } of [...old.attributes]) {
            if (next.hasAttribute(name) || browsersOwn.has(name) || kept.includes(name)) continue;
            // The heading of a new place can have the focus by the script's tabindex alone.
            if (name === "tabindex" && old === document.activeElement) continue;
            // Details whose summary is no control of the server's are opened and closed by the browser alone.
            if (name === "open" && old.nodeName === "DETAILS" && !old.querySelector(":scope > summary[data-press]")) continue;
            old.removeAttribute(name);
          }
        }

        function morphChildren(old, next, acknowledged) {
          const keyed = new Map(), wantedKeys = new Set();
          for (const child of old.childNodes) { const key = keyOf(child); if (key) keyed.set(key, child); }
          for (const child of next.childNodes) { const key = keyOf(child); if (key) wantedKeys.add(key); }
          let cursor = old.firstChild;
          for (const wanted of [...next.childNodes]) {
            // What has gone is taken out first, so that what stays isn't moved, which would cost it its focus.
            while (cursor && keyOf(cursor) && !wantedKeys.has(keyOf(cursor))) { const gone = cursor; cursor = cursor.nextSibling; gone.remove(); }
            const key = keyOf(wanted);
            let match = key ? keyed.get(key) : cursor;
            if (match && !key && keyOf(match)) match = null;
            if (match && alike(match, wanted)) {
              keyed.delete(key);
              if (match !== cursor) old.insertBefore(match, cursor); else cursor = cursor.nextSibling;
              morph(match, wanted, acknowledged);
            } else {
              old.insertBefore(wanted, cursor);
            }
          }
          while (cursor) { const following = cursor.nextSibling; cursor.remove(); cursor = following; }
        }

        function morphField(old, next, acknowledged) {
          // A password is never in a page: the field alone has it.
          if (old.type === "password" || old.type === "file") return;
          if (old.type === "checkbox" || old.type === "radio") {
            if (old.checked !== next.checked && isSettled(old, acknowledged)) old.checked = next.checked;
          } else {
            morphValue(old, next.value, acknowledged);
          }
        }

        // What a person types is newer than what the server knows until the server has read it.
        function morphValue(field, value, acknowledged) {
          if (field.value === value || !isSettled(field, acknowledged)) return;
          const caret = document.activeElement === field && field.selectionStart !== null ? [field.selectionStart, field.selectionEnd] : null;
          field.value = value;
          if (caret && field.setSelectionRange) try { field.setSelectionRange(caret[0], caret[1]); } catch { /* Not a text. */ }
        }

        const isSettled = (field, acknowledged) =>
          field !== composing && !pending.has(field) && !unsent.has(fieldID(field)) && (lastSent.get(fieldID(field)) || 0) <= acknowledged;
        // What is typed and chosen: sent a moment after the last key, kept while there is no connection.

        // ---- fields

        // By field: the timer of what is to be sent. By id: the number of the last message, what was touched here, what couldn't be sent.
        const pending = new Map(), lastSent = new Map(), edited = new Set(), unsent = new Set();
        const numbers = "input[type=number][data-change]";
        const longestText = 10000, longestForm = 15000;
        let composing = null;
        // The last message that a server has read.
        let lastRead = 0;
        // What was half-typed when the connection was lost, until its fields are on the page again: the next server may be lost before they are.
        let carried = {};

        const fieldID = (field) => field.getAttribute("data-input") || field.getAttribute("data-change") || "";
        const allFields = () => document.querySelectorAll("[data-input],[data-change]");
        const valueOf = (field) => field.type === "checkbox" ? String(field.checked) : field.value.slice(0, longestText);
        const isSecret = (field) => field.type === "password" || /^(cc-|one-time-code)/.test(field.autocomplete || "");

        // A switch outside of a form acts at once and isn't repeated. What is chosen there is in the draft as soon as the server has read it, and is repeated until then.
        function isRepeated(field) {
          if (!field.hasAttribute("data-change") || field.closest("form")) return true;
          return field.type !== "checkbox" && lastSent.get(fieldID(field)) > lastRead;
        }

        // The fields that were touched, for a server that doesn't know them.
        function halfTyped() {
          const fields = {};
          let size = 0;
          for (const field of allFields()) {
            const id = fieldID(field);
            if (!edited.has(id) || (field.type === "radio" && !field.checked) || !isRepeated(field)) continue;
            size += field.value.length;
            if (size < longestForm) fields[id] = valueOf(field);
          }
          return fields;
        }

        function sendField(field) {
          const id = fieldID(field);
          const kind = field.hasAttribute("data-change") ? "choice" : "text";
          const number = send(field.type === "checkbox" ? { kind: "flag", id, flag: field.checked } : { kind, id, text: valueOf(field) });
          if (number) { lastSent.set(id, number); unsent.delete(id); } else unsent.add(id);
        }

        function flush(field) {
          if (!pending.has(field)) return;
          clearTimeout(pending.get(field)); pending.delete(field);
          sendField(field);
        }

        // Before a press: everything that is typed, and the passwords, which only their fields know. Afterwards the page may be somebody else's.
        function flushAll() {
          carried = {};
          for (const field of [...pending.keys()]) flush(field);
          for (const field of document.querySelectorAll("input[type=password][data-input]")) {
            if (field.value && lastSent.get(fieldID(field)) === undefined) sendField(field);
          }
        }

        // After a lost connection: what the same session hasn't read of the last one is sent again. A new session knows what is half-typed.
        function recall(received) {
          if (received === undefined) { lastSent.clear(); return; }
          for (const [id, number] of lastSent) if (number > received) unsent.add(id);
        }

        // Once the server has read all that was typed, a field shows the server's text: also one that the server left as it was before, which sends no fragment.
        function settle(acknowledged) {
          lastRead = Math.max(lastRead, acknowledged);
          for (const field of document.querySelectorAll("input[data-input],textarea[data-input]")) {
            if (lastSent.has(fieldID(field)) && !isSecret(field)) morphValue(field, field.defaultValue, acknowledged);
          }
        }

        // A password is never in a page: a field that was replaced gets it back from here.
        function unload() {
          if (!Object.keys(carried).length) return;
          for (const field of allFields()) {
            const id = fieldID(field);
            if (field.type === "password" && !field.value && carried[id]) field.value = carried[id];
            delete carried[id];
          }
        }

        // After the server is back: what was typed or chosen without it.
        function resend() {
          for (const field of allFields()) {
            if (unsent.has(fieldID(field)) && (field.type !== "radio" || field.checked)) sendField(field);
          }
          unsent.clear();
          reportAgain();
          if (queuedOpen) { queuedOpen = false; open(here()); }
          if (queuedPress) { const press = queuedPress; queuedPress = null; if (press.isConnected) submit(press); }
        }

        document.addEventListener("input", (event) => {
          // A number is sent when its field is left. Until then no fragment takes back what is typed.
          const number = event.target.closest(numbers);
          if (number) { edited.add(fieldID(number)); unsent.add(fieldID(number)); }
          const field = event.target.closest("[data-input]");
          if (!field) return;
          edited.add(fieldID(field));
          if (event.isComposing) { composing = field; return; }
          schedule(field);
        });

        function schedule(field) {
          clearTimeout(pending.get(field));
          pending.set(field, setTimeout(() => flush(field), 120));
        }

        document.addEventListener("compositionend", (event) => {
          composing = null;
          const field = event.target.closest("[data-input]");
          if (field) schedule(field);
        });

        // A number that was typed back to what it was brings no change.
        document.addEventListener("focusout", (event) => {
          const number = event.target.closest(numbers);
          if (number && unsent.has(fieldID(number))) sendField(number);
        });

        document.addEventListener("change", (event) => {
          const field = event.target.closest("[data-change]");
          if (field) { edited.add(fieldID(field)); flushAll(); sendField(field); return; }
          const input = event.target.closest("[data-input]");
          if (input) flush(input);
        });
        // Presses, links, submits, keys.

        // ---- events

        let queuedPress = null, lastPressed = null, refusal = 0;

        function clearBusy(acknowledged) {
          for (const element of document.querySelectorAll("[data-busy]")) {
            if (Number(element.dataset.busy) <= acknowledged) delete element.dataset.busy;
          }
        }

        const isDisabled = (element) => element.disabled || element.getAttribute("aria-disabled") === "true";

        // A press or a submit of an element; what can't be sent is kept, where somebody keeps it, or else refused in words.
        function submit(element) {
          const id = element.dataset.press || element.dataset.submit;
          flushAll();
          const number = send({ kind: element.dataset.press ? "press" : "submit", id });
          if (number) { element.dataset.busy = String(number); return; }
          if (queueIntent(element)) return;
          if (!wasReady && attempts < 2) queuedPress = element; else refuse();
        }

        function refuse() {
          connection("lost");
          let message = document.getElementById("live-refusal");
          if (!message) {
            message = document.createElement("div");
            message.id = "live-refusal"; message.className = "live-message";
            message.setAttribute("role", "alert");
            body.append(message);
          }
          message.textContent = body.dataset.refused;
          clearTimeout(refusal);
          refusal = setTimeout(() => message.remove(), 4000);
          wake();
        }

        document.addEventListener("click", (event) => {
          const pressed = event.target.closest("[data-press]");
          if (pressed) {
            event.preventDefault();
            if (isDisabled(pressed)) return;
            lastPressed = pressed;
            submit(pressed);
            return;
          }
          const link = event.target.closest("a[href^='/']");
          if (!link || link.target || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          if (!isReady || link.hasAttribute("download")) return;
          event.preventDefault();
          flushAll();
          saveEntry();
          pushEntry(link.getAttribute("href"));
          open(here());
        });

        document.addEventListener("submit", (event) => {
          const form = event.target.closest("form");
          event.preventDefault();
          if (form && form.dataset.submit) submit(form);
        });

        document.addEventListener("keydown", (event) => {
          if (event.defaultPrevented || event.isComposing) return;
          if (event.key === "Escape") { dismiss(event); return; }
          if (event.key === "Tab") { keepInModal(event); return; }
          if (event.key !== "Enter" && event.key !== " ") return;
          const button = event.target.closest("[data-press]");
          if (button === event.target && !/^(A|BUTTON|INPUT|SUMMARY)$/.test(button.nodeName)) {
            event.preventDefault();
            button.click();
            return;
          }
          if (event.key === " " || event.shiftKey) return;
          const field = event.target.closest("[data-submit]");
          if (!field) return;
          // Browsers submit a form of several fields only where it has a button of type submit.
          const isForm = field.nodeName === "FORM";
          if (isForm && (event.target.nodeName !== "INPUT" || /^(checkbox|radio)$/.test(event.target.type))) return;
          event.preventDefault();
          if (isForm) field.requestSubmit(); else submit(field);
        });
        // The address bar: follows the app's place, and keeps scroll, lists and half-typed texts of each entry of the history.

        // ---- history

        // The present entry; where the page is to be scrolled once it is there; how many rows its lists have; what was typed before a reload.
        let entry = "", wantedScroll = null, extents = {}, retyping = {}, opening = 0, isTraversing = false, queuedOpen = false, saving = 0;
        const prefix = "tumble:", mostEntries = 40;
        history.scrollRestoration = "manual";

        const newEntry = () => Math.random().toString(36).slice(2, 12);

        function saveEntry() {
          const fields = {};
          for (const field of allFields()) {
            const isEntry = field.hasAttribute("data-input") || (field.closest("form") && !/^(checkbox|radio)$/.test(field.type));
            if (isEntry && edited.has(fieldID(field)) && !isSecret(field)) fields[fieldID(field)] = valueOf(field);
          }
          const areas = {};
          for (const area of document.querySelectorAll(".ui-scroll[id]")) {
            if (area.scrollTop || area.scrollLeft) areas[area.id] = [area.scrollLeft, area.scrollTop];
          }
          try {
            const names = JSON.parse(sessionStorage.getItem(prefix) || "[]").filter((name) => name !== entry).concat(entry);
            while (names.length > mostEntries) sessionStorage.removeItem(prefix + names.shift());
            sessionStorage.setItem(prefix, JSON.stringify(names));
            sessionStorage.setItem(prefix + entry, JSON.stringify({ path: here(), scroll: [scrollX, scrollY], areas, extents, fields }));
          } catch { /* Without storage there is nothing to go back to but the top. */ }
        }

        function savedEntry() {
          try { return JSON.parse(sessionStorage.getItem(prefix + entry)); } catch { return null; }
        }

        // When the page loads: a reload, or a way back from elsewhere, finds what was there.
        function restoreEntry() {
          entry = history.state && history.state.entry || lastEntryHere() || newEntry();
          history.replaceState({ ...history.state, entry }, "");
          const saved = savedEntry();
          if (!saved || saved.path !== here()) return;
          extents = saved.extents || {};
          retyping = saved.fields || {};
          wantScroll(saved);
          restoreScroll();
        }

        // A page that was kept comes without the state of the history: what was entered last at this address is in it nevertheless.
        function lastEntryHere() {
          if (!body.dataset.keptAt) return "";
          try {
            const names = JSON.parse(sessionStorage.getItem(prefix) || "[]");
            return names.reverse().find((name) => (JSON.parse(sessionStorage.getItem(prefix + name)) || {}).path === here()) || "";
          } catch { return ""; }
        }

        // The entry that is left was saved before, while its page still stood.
        function pushEntry(path) {
          entry = newEntry();
          history.pushState({ entry }, "", path);
          edited.clear(); retyping = {}; carried = {}; wantedScroll = null;
        }

        function open(path) {
          carried = {};
          const number = send({ kind: "open", path });
          if (number) opening = number; else queuedOpen = true;
        }

        window.addEventListener("popstate", (event) => {
          flushAll();
          const state = event.state;
          saveLeaving();
          entry = state && state.entry || newEntry();
          isTraversing = true;
          edited.clear(); retyping = {};
          open(here());
        });

        // The address is the new entry's already; the page is still the old one's.
        function saveLeaving() {
          const saved = savedEntry() || {};
          try { sessionStorage.setItem(prefix + entry, JSON.stringify({ ...saved, scroll: [scrollX, scrollY], extents })); } catch { /* As above. */ }
        }

        // Takes the address that the server names. Returns whether the person is at another place now.
        function follow(message, isFirst) {
          let isNew = false;
          if (opening && message.acknowledged >= opening) {
            opening = 0; isNew = true;
            const saved = isTraversing ? savedEntry() : null;
            isTraversing = false;
            if (saved && saved.scroll) wantScroll(saved); else scrollTo(0, 0);
          }
          if (!message.path || message.path === here() || queuedOpen) return isNew;
          if (message.replace || isFirst || isNew) {
            history.replaceState(history.state, "", message.path);
            return isNew;
          }
          pushEntry(message.path);
          scrollTo(0, 0);
          return true;
        }

        function wantScroll(saved) {
          wantedScroll = saved;
          setTimeout(() => { if (wantedScroll === saved) wantedScroll = null; }, 5000);
        }

        // Scrolls to where the person was, again after each update until the page is long enough.
        function restoreScroll() {
          for (const field of allFields()) {
            const id = fieldID(field);
            if (!(id in retyping)) continue;
            if (field.value !== retyping[id]) { field.value = retyping[id]; field.dataset.retyped = ""; edited.add(id); unsent.add(id); if (isReady) sendField(field); }
            delete retyping[id];
          }
          if (!wantedScroll) return;
          const [left, top] = wantedScroll.scroll || [0, 0];
          scrollTo(left, top);
          for (const [id, position] of Object.entries(wantedScroll.areas || {})) {
            const area = document.getElementById(id);
            if (area) { area.scrollLeft = position[0]; area.scrollTop = position[1]; }
          }
          if (Math.abs(scrollY - top) < 2 && isReady) wantedScroll = null;
        }
        for (const type of ["wheel", "touchmove", "keydown", "pointerdown"]) {
          window.addEventListener(type, () => { wantedScroll = null; }, { passive: true, capture: true });
        }
        window.addEventListener("scroll", () => { clearTimeout(saving); saving = setTimeout(saveEntry, 250); }, { passive: true, capture: true });
        window.addEventListener("pagehide", saveEntry);
        document.addEventListener("visibilitychange", () => { if (document.hidden) saveEntry(); });
        // Where the keyboard is: kept through updates, moved after navigation and into dialogs; and what is said aloud.

        // ---- focus

        const modals = [];
        const focusable = "a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),textarea:not([disabled]),summary,[tabindex='0']";
        const isVisible = (element) => element.getClientRects().length > 0;
        const stops = (element) => [...element.querySelectorAll(focusable)].filter((stop) => stop.tabIndex >= 0 && isVisible(stop));
        const topModal = () => modals.length ? modals[modals.length - 1].element : null;

        // What had the focus, and how to find it should it be replaced.
        function rememberFocus() {
          const element = document.activeElement;
          if (!element || element === body) return null;
          const isText = "selectionStart" in element && element.selectionStart !== null;
          const isPlace = element.matches("h1,main,#ui-root");
          return { element, isPlace, find: locator(element), caret: isText ? [element.selectionStart, element.selectionEnd] : null };
        }

        function locator(element) {
          if (element.id) return "#" + CSS.escape(element.id);
          for (const name of ["data-input", "data-change", "data-press", "data-submit", "href"]) {
            const value = element.getAttribute(name);
            if (value) return "[" + name + "=\"" + CSS.escape(value) + "\"]";
          }
          return null;
        }

        const found = (memory) => memory && (memory.element.isConnected ? memory.element : memory.find && document.querySelector(memory.find));

        function restoreFocus(memory, isNewPlace) {
          if (syncModals(memory)) return;
          if (isNewPlace && !topModal()) { focusPage(); return; }
          if (!memory || document.activeElement === memory.element) return;
          if (document.activeElement && document.activeElement !== body) return;
          const element = found(memory);
          // The heading of a new place may be replaced by another's when what it shows has loaded.
          if (!element && memory.isPlace && !topModal()) focusPage();
          if (!element) return;
          element.focus({ preventScroll: true });
          if (memory.caret && element.setSelectionRange) try { element.setSelectionRange(...memory.caret); } catch { /* Not a text. */ }
        }

        // A new place: its heading is read aloud, and the next Tab goes on from there.
        function focusPage() {
          const heading = [...document.querySelectorAll("#ui-root h1")].find(isVisible) || document.querySelector("#ui-root main") || document.getElementById("ui-root");
          if (!heading.hasAttribute("tabindex")) heading.setAttribute("tabindex", "-1");
          heading.focus({ preventScroll: true });
        }

        // Follows the dialogs that opened and closed. Returns whether it moved the focus.
        function syncModals(memory) {
          const present = [...document.querySelectorAll("[aria-modal=true]")];
          let opener = null, hasMoved = false;
          for (let index = modals.length - 1; index >= 0; index -= 1) {
            if (!present.includes(modals[index].element)) opener = modals.splice(index, 1)[0].opener;
          }
          for (const element of present) {
            if (modals.some((modal) => modal.element === element)) continue;
            const by = lastPressed && lastPressed.isConnected ? { element: lastPressed, find: locator(lastPressed) } : memory;
            modals.push({ element, opener: by });
            const field = [...element.querySelectorAll("input:not([type=hidden]),select,textarea")].find((each) => !each.disabled && isVisible(each));
            (field || element).focus({ preventScroll: true });
            hasMoved = true;
          }
          const top = topModal();
          for (const child of document.getElementById("ui-root").children) child.inert = Boolean(top) && !child.contains(top);
          const back = !hasMoved && found(opener);
          if (back && (!top || top.contains(back))) { back.focus({ preventScroll: true }); hasMoved = document.activeElement === back; }
          return hasMoved;
        }

        function dismiss(event) {
          const all = document.querySelectorAll("[data-dismiss]");
          if (!all.length) return;
          event.preventDefault();
          flushAll();
          if (!send({ kind: "submit", id: all[all.length - 1].dataset.dismiss })) refuse();
        }

        function keepInModal(event) {
          const modal = topModal();
          if (!modal) return;
          const all = stops(modal), edge = event.shiftKey ? all[0] : all[all.length - 1];
          if (modal.contains(document.activeElement) && document.activeElement !== edge && document.activeElement !== modal) return;
          if (document.activeElement === modal && !event.shiftKey && all.length) return;
          event.preventDefault();
          (all.length ? (event.shiftKey ? all[all.length - 1] : all[0]) : modal).focus();
        }

        // ---- announcements: elements with data-announce are read aloud when they come or change, by their text or the attribute's

        const announcer = document.getElementById("live-announcer"), said = new WeakMap();

        function announce(isAloud) {
          const texts = [];
          for (const element of document.querySelectorAll("[data-announce]")) {
            const text = (element.dataset.announce || element.textContent).trim();
            if (said.get(element) === text) continue;
            said.set(element, text);
            if (text && isAloud) texts.push(text);
          }
          if (!texts.length) return;
          announcer.textContent = "";
          setTimeout(() => { announcer.textContent = texts.join(". "); }, 50);
        }
        // Long lists, which grow as they are scrolled; conversations, which stay at their end.

        // ---- lists

        const watched = new WeakSet();
        const observer = new IntersectionObserver((marks) => {
          for (const mark of marks) {
            if (!mark.isIntersecting || !isReady) continue;
            const id = mark.target.dataset.more;
            if (!send({ kind: "more", id })) continue;
            observer.unobserve(mark.target);
            extents[id] = (extents[id] || pageSize) + pageSize;
          }
        }, { rootMargin: "800px 0px" });

        function observeMore() {
          observeNear();
          for (const mark of document.querySelectorAll("[data-more]")) {
            if (!isReady || watched.has(mark)) continue;
            watched.add(mark);
            observer.observe(mark);
          }
        }

        // A button that is pressed by coming near it; again only where the page has grown since, so that what fails isn't tried without end.
        const near = new IntersectionObserver((marks) => {
          for (const { target, isIntersecting } of marks) {
            const button = target.querySelector("[data-press]"), height = String(root.scrollHeight);
            if (!isIntersecting) { delete target.dataset.tried; continue; }
            if (!button || isDisabled(button) || button.dataset.busy || !isReady || target.dataset.tried === height) continue;
            target.dataset.tried = height;
            submit(button);
          }
        }, { rootMargin: "400px 0px" });

        function observeNear() {
          for (const mark of document.querySelectorAll("[data-near]")) { near.unobserve(mark); near.observe(mark); }
        }

        // ---- a conversation: the page follows its end while the person is there

        let followed = null, staysAtEnd = false, placeAtEnd = 0, sizeAtEnd = "";
        const conversationEnd = () => document.querySelector('[data-stick="end"]');

        function isAtEnd() {
          const end = conversationEnd();
          return end !== null && end === followed && scrollY + innerHeight > root.scrollHeight - 120;
        }

        const windowSize = () => innerWidth + "x" + innerHeight;

        // Whether the page is at the end, or was there before the window changed its size, of which the event may still be on its way. A slow browser announces
        // only the last of several sizes, after a larger one has moved the page up to its end: by less than two screens. Higher up, the person has scrolled.
        function isFollowing() {
          if (isAtEnd()) return true;
          const highest = Math.min(placeAtEnd, root.scrollHeight - 2 * Math.max(screen.width, screen.height));
          return staysAtEnd && conversationEnd() === followed && windowSize() !== sizeAtEnd && scrollY >= highest;
        }

        // Scrolls to the end where the person was there, or has just come to the conversation.
        function followEnd(wasAtEnd) {
          const end = conversationEnd();
          if (end && !wantedScroll && (wasAtEnd || end !== followed)) scrollTo(0, root.scrollHeight);
          followed = end;
          rememberEnd();
        }

        function rememberEnd() {
          staysAtEnd = isAtEnd();
          placeAtEnd = scrollY;
          sizeAtEnd = windowSize();
        }

        // As when a phone is turned or its keyboard comes. A scroll in a window whose new size isn't announced yet says nothing about the person.
        addEventListener("scroll", () => { if (windowSize() === sizeAtEnd) rememberEnd(); }, { passive: true });
        addEventListener("resize", () => {
          if (isFollowing()) scrollTo(0, root.scrollHeight);
          rememberEnd();
        });

        // What was pressed above the messages, such as a menu, until the person scrolls on.
        let touched = null;
        for (const type of ["pointerdown", "keydown"]) addEventListener(type, (event) => { touched = event.target; }, { passive: true, capture: true });
        for (const type of ["wheel", "touchmove"]) addEventListener(type, () => { touched = null; }, { passive: true, capture: true });

        // What is to stay where it is, and how high it stands: what was pressed above the messages, else the first message on the screen.
        function rememberPlace() {
          const end = conversationEnd();
          if (!end) return null;
          const isAbove = touched instanceof Element && touched.isConnected && !touched.contains(end) && end.compareDocumentPosition(touched) & Node.DOCUMENT_POSITION_PRECEDING;
          for (const item of [...isAbove ? [touched] : [], ...end.querySelectorAll("[data-key]")]) {
            const top = item.getBoundingClientRect().top;
            if (top >= 0 && top < innerHeight && (item === touched || !item.querySelector("[data-key]"))) return { item, top };
          }
          return null;
        }

        // Older messages come in above it, without moving it away from under the eyes.
        function keepPlace(place) {
          if (!place || !place.item.isConnected || wantedScroll) return;
          const moved = place.item.getBoundingClientRect().top - place.top;
          if (Math.abs(moved) >= 1) scrollBy(0, moved);
        }
        // Hands presses that may wait for the network to whoever keeps them.

        // ---- offline intents: a press that names one is handed over with a key made here and the device's time

        function queueIntent(element) {
          const intent = element.dataset.offline;
          if (!intent) return false;
          const form = element.nodeName === "FORM" ? element : element.closest("form"), fields = JSON.parse(element.dataset.fields || "{}");
          if (form) for (const [name, value] of new FormData(form)) if (typeof value === "string") fields[name] = value;
          const bytes = crypto.getRandomValues(new Uint8Array(16));
          const detail = { intent, fields, key: [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join(""), deviceTime: new Date().toISOString() };
          const isTaken = !document.dispatchEvent(new CustomEvent("tumble:offline-intent", { detail, cancelable: true }));
          if (isTaken) element.dataset.waiting = detail.key;
          return isTaken;
        }
        // Behaviors of other scripts on elements: what only the browser can do.

        // ---- hooks
        //
        // A script registers a behavior by its name, before or after an element of that name comes:
        //
        //   tumble.hook("position", (element, report) => { ...; return () => { ... }; });
        //
        // `report` carries a value to the element's event in the store; while there is no connection the last one waits. What the function returns runs when the
        // element goes.

        const behaviors = new Map(), hooked = new Map(), unreported = new Map();

        window.tumble = {
          hook: (name, begin) => { behaviors.set(name, begin); adoptHooks(); },
          // Goes to another site's page that leads back, where what was entered and not sent returns with the person.
          leave: (address) => {
            try { if (draft) sessionStorage.setItem(prefix + "left", draft); } catch { /* Without storage it is lost. */ }
            location.assign(address);
          },
        };

        // When the page loads: what was entered before the person left for another site goes to a new session.
        function returnDraft() {
          try {
            draft = sessionStorage.getItem(prefix + "left") || "";
            sessionStorage.removeItem(prefix + "left");
          } catch { return; }
          if (draft) session = "";
        }

        function report(element, value) {
          if (!element.isConnected) return;
          if (send({ kind: "event", id: element.dataset.event, text: JSON.stringify(value) })) unreported.delete(element); else unreported.set(element, value);
        }

        // The page may turn one element into another: then the behavior ends and begins anew.
        const signatureOf = (element) => JSON.stringify({ ...element.dataset });

        function adoptHooks() {
          for (const [element, { signature, end }] of hooked) {
            if (element.isConnected && signatureOf(element) === signature) continue;
            hooked.delete(element);
            unreported.delete(element);
            if (end) end();
          }
          for (const element of document.querySelectorAll("[data-hook]")) {
            const begin = behaviors.get(element.dataset.hook);
            if (!begin || hooked.has(element)) continue;
            hooked.set(element, { signature: signatureOf(element), end: begin(element, (value) => report(element, value)) });
          }
        }

        function reportAgain() {
          for (const [element, value] of unreported) report(element, value);
        }

        restoreEntry();
        returnDraft();
        syncModals();
        observeMore();
        followEnd(false);
        connect();
        })();
        """#
    }

    /// offline-queue.js
    static let offlineQueueScript =
        #"""
        // The browser's part of what is done without a network: keeps presses in IndexedDB, posts them in order, keeps the pages that say so. Its parts share one
        // scope, in this order.
        (() => {
        "use strict";
        const root = document.documentElement, KEPT = "tumble-kept";
        let person = null, waiting = [], failed = [], pressed = null, retryIn = 2000, retryTimer = 0, saveTimer = 0, lastSeen = "", refreshing = false, clearedAt = 0;
        const unsettled = new Map(), restored = new Set();

        // Keeps presses in IndexedDB, in their order.

        // ---- the outbox: one row a press, in the order of the presses

        let opening = null;
        function database() {
          return opening ||= new Promise((resolve, reject) => {
            const request = indexedDB.open("tumble", 1);
            request.onupgradeneeded = () => request.result.createObjectStore("outbox", { keyPath: "order", autoIncrement: true });
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => { opening = null; reject(request.error); };
          });
        }

        async function outbox(mode, work) {
          const transaction = (await database()).transaction("outbox", mode, { durability: "strict" });
          return new Promise((resolve, reject) => {
            const request = work(transaction.objectStore("outbox"));
            transaction.oncomplete = () => resolve(request.result);
            transaction.onerror = transaction.onabort = () => reject(transaction.error);
          });
        }
        const read = () => outbox("readonly", (store) => store.getAll());
        const remove = (entry) => outbox("readwrite", (store) => store.delete(entry.order));
        const change = (entry) => outbox("readwrite", (store) => store.put(entry));

        const tabs = window.BroadcastChannel ? new BroadcastChannel("tumble-outbox") : null;
        if (tabs) tabs.onmessage = () => refresh();
        const changed = () => { if (tabs) tabs.postMessage(""); return refresh(); };
        // Takes the presses that can wait for the network.

        // ---- presses

        const markOf = (element) => element.dataset.offline + " " + (element.dataset.fields || "{}");
        const newKey = () => crypto.randomUUID ? crypto.randomUUID()
          : [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

        function fieldsOf(element) {
          const fields = JSON.parse(element.dataset.fields || "{}");
          for (const [field, name] of fieldsIn(element.closest("form"))) {
            // Photos go with the press that can name them.
            if (name === "photos" && !("proofIds" in fields)) continue;
            if (name in fields || field.type === "password" || field.type === "file") continue;
            if ((field.type === "checkbox" || field.type === "radio") && !field.checked) continue;
            fields[name] = field.value;
          }
          return fields;
        }

        // A name stands on the field itself, or on the component around it.
        const fieldsIn = (form) => [...form ? form.querySelectorAll("[name]") : []].map((named) =>
          [named.matches("input,select,textarea") ? named : named.querySelector("input,select,textarea"), named.getAttribute("name")]).filter(([field]) => field);

        function entryOf(element) {
          return {
            key: newKey(), deviceTime: new Date().toISOString(), person: person || "", intent: element.dataset.offline, fields: fieldsOf(element),
            mark: markOf(element), label: (element.getAttribute("aria-label") || element.textContent).trim().slice(0, 80), state: "waiting",
          };
        }

        async function keep(entry, element) {
          if (element) element.dataset.waiting = entry.key;
          restored.add(entry.key);
          waiting = [...waiting, entry];
          try {
            await outbox("readwrite", (store) => store.add(entry));
          } catch {
            if (element) delete element.dataset.waiting;
          }
          await changed();
          post();
        }

        // Before the page's own script hears of it: what comes after something that waits has to wait too.
        function take(event) {
          const element = event.target.closest && event.target.closest("[data-offline]");
          if (!element || (element.nodeName === "FORM") !== (event.type === "submit")) return;
          // Nothing is kept for nobody: where an administrator views as somebody, what is pressed must not be sent as them later.
          if (person === "") return;
          if (element.disabled || element.getAttribute("aria-disabled") === "true") return;
          pressed = element;
          const isOnline = navigator.onLine !== false && !root.dataset.connection && waiting.length === 0;
          if (isOnline && !element.dataset.waiting) { unsettled.set(element, entryOf(element)); return; }
          event.preventDefault();
          event.stopImmediatePropagation();
          if (!element.dataset.waiting) keep(entryOf(element), element);
        }
        document.addEventListener("click", take, true);
        document.addEventListener("submit", take, true);

        // The page's script found no connection for a press.
        document.addEventListener("tumble:offline-intent", (event) => {
          if (person === "") return;
          event.preventDefault();
          const element = pressed && pressed.dataset.offline === event.detail.intent ? pressed : null;
          if (!element || element.dataset.waiting) return;
          unsettled.delete(element);
          keep(entryOf(element), element);
        });

        // A press that was sent, and whose connection was lost before its answer: it is kept, and the server knows it again if it had come.
        function settle(records) {
          for (const { target, attributeName } of records) {
            if (attributeName !== "data-busy" || target.dataset.busy) continue;
            const entry = unsettled.get(target);
            unsettled.delete(target);
            if (entry && root.dataset.connection) keep(entry, target);
          }
        }
        window.addEventListener("offline", () => {
          for (const [element, entry] of unsettled) {
            unsettled.delete(element);
            if (element.isConnected && element.dataset.busy) keep(entry, element);
          }
        });
        // Posts what waits, in order, in one tab at a time.

        // ---- posting: in one tab at a time, in order

        function alone(work) {
          if (!navigator.locks) return work();
          return navigator.locks.request("tumble-outbox", { ifAvailable: true }, (lock) => lock ? work() : null);
        }

        function later() {
          clearTimeout(retryTimer);
          retryTimer = setTimeout(post, retryIn);
          retryIn = Math.min(retryIn * 2, 60000);
        }

        async function post() {
          if (navigator.onLine === false || waiting.length === 0 || !person) return;
          try {
            await alone(postAll);
          } catch {
            later();
          }
          await changed();
        }

        // What a photo proves may have to be reported before the photo is taken: what comes before is posted first.
        function untilPhotos(entries) {
          const index = entries.findIndex((entry, place) => place > 0 && entry.fields.photos);
          return index < 0 ? entries : entries.slice(0, index);
        }

        // Sends the photos that wait with an entry, which then names them by their ids: also if it is posted again.
        async function sendPhotos(entry) {
          const keys = (entry.fields.photos || "").split(",").filter(Boolean);
          if (!keys.length || !window.tumble || !tumble.photos) return;
          const ids = (entry.fields.proofIds || "").split(",").filter(Boolean);
          for (const [index, key] of keys.entries()) {
            const id = await tumble.photos.send(key);
            if (id) ids.push(id);
            entry.fields = { ...entry.fields, proofIds: ids.join(","), photos: keys.slice(index + 1).join(",") };
            await change(entry);
          }
        }

        async function postAll() {
          for (;;) {
            const entries = untilPhotos((await read()).filter((entry) => entry.state === "waiting" && entry.person === person).slice(0, 20));
            if (entries.length === 0) return;
            await sendPhotos(entries[0]);
            const response = await fetch("/live/outbox", {
              method: "POST", credentials: "same-origin", cache: "no-store", headers: { "Content-Type": "application/json", "X-Tumble-Outbox": "1" },
              body: JSON.stringify({ entries: entries.map(({ key, intent, fields, deviceTime }) =>
                ({ key, intent, fields, deviceTime, person: Number(person) })) }),
            });
            // Waits for the person to sign in again.
            if (response.status === 401) return;
            if (!response.ok) { later(); return; }
            const { results } = (await response.json()).data;
            if (results.length === 0) { later(); return; }
            for (const [index, result] of results.entries()) {
              const entry = entries[index];
              if (result.status === 200) {
                await remove(entry);
              } else if (result.code !== "other_person" && result.status >= 400 && result.status < 500 && result.status !== 401 && result.status !== 429) {
                await change({ ...entry, state: "failed", message: Object.values(result.fields || {}).join(" ") || result.message });
              } else {
                if (result.status !== 401 && result.code !== "other_person") later();
                return;
              }
            }
            retryIn = 2000;
          }
        }
        // Shows what waits and what failed.

        // ---- what the person sees of it

        async function refresh() {
          const mark = document.querySelector("[data-person]");
          if (mark && mark.dataset.person !== person) {
            const former = person;
            person = mark.dataset.person;
            if (former) await forget(former).catch(() => {});
          }
          let entries = [];
          try { entries = (await read()).filter((entry) => entry.person === person); } catch { return; }
          waiting = entries.filter((entry) => entry.state === "waiting");
          failed = entries.filter((entry) => entry.state === "failed");
          for (const element of document.querySelectorAll("[data-offline]")) {
            const entry = waiting.find((entry) => entry.mark === markOf(element));
            if (entry) { element.dataset.waiting = entry.key; restore(element, entry); } else { delete element.dataset.waiting; }
          }
          for (const panel of document.querySelectorAll("[data-outbox]")) show(panel);
          for (const warning of document.querySelectorAll("[data-outbox-warning]")) warning.hidden = waiting.length + failed.length === 0;
        }

        // What somebody typed goes with their session. What waits records work that was done: it goes only when they sign out themselves, having read that it will.
        async function forget(former) {
          for (const name of Object.keys(sessionStorage)) if (name.startsWith("tumble:")) sessionStorage.removeItem(name);
          if (window.caches) await caches.delete(KEPT);
          if (Date.now() - clearedAt > 60000) return;
          clearedAt = 0;
          for (const entry of await read()) if (entry.person === former) await remove(entry);
          if (window.tumble && tumble.photos) await tumble.photos.forget(former);
          if (tabs) tabs.postMessage("");
        }
        document.addEventListener("click", (event) => {
          if (event.target.closest && event.target.closest('[data-style="outbox-clear"]')) clearedAt = Date.now();
        }, true);

        // A page that was opened anew shows again what was entered, unless something newer was.
        function restore(element, entry) {
          const form = element.closest("form");
          if (!form || restored.has(entry.key)) return;
          restored.add(entry.key);
          for (const [field, name] of fieldsIn(form)) {
            const value = entry.fields[name];
            if (value && field.dataset.retyped === undefined && field.value !== value && (field.type === "text" || field.type === "number" || field.nodeName !== "INPUT")) field.value = value;
          }
        }

        function show(panel) {
          panel.hidden = waiting.length + failed.length === 0;
          const notice = panel.querySelector("[data-outbox-waiting]");
          if (notice) {
            notice.hidden = waiting.length === 0;
            const form = new Intl.PluralRules(root.lang || "en").select(waiting.length);
            setText(notice, (notice.dataset[form] || notice.dataset.other || "").replace(/\d+/, String(waiting.length)));
          }
          const model = panel.querySelector("[data-outbox-row]");
          if (!model) return;
          for (const row of panel.querySelectorAll("[data-outbox-failed]")) row.remove();
          for (const entry of failed) {
            const row = model.cloneNode(true);
            row.removeAttribute("data-outbox-row");
            row.dataset.outboxFailed = entry.order;
            row.hidden = false;
            for (const element of [row, ...row.querySelectorAll("[id],[data-press]")]) { element.removeAttribute("id"); element.removeAttribute("data-press"); }
            row.querySelector("[data-outbox-label]").textContent = entry.label;
            row.querySelector("[data-outbox-message]").textContent = entry.message || "";
            model.after(row);
          }
        }

        function setText(element, text) {
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          let last = null;
          while (walker.nextNode()) if (walker.currentNode.nodeValue.trim()) last = walker.currentNode;
          if (last && last.nodeValue !== text) last.nodeValue = text;
        }

        document.addEventListener("click", (event) => {
          const discard = event.target.closest && event.target.closest("[data-outbox-discard]");
          const row = discard && discard.closest("[data-outbox-failed]");
          if (!row) return;
          event.preventDefault();
          event.stopImmediatePropagation();
          remove({ order: Number(row.dataset.outboxFailed) }).then(changed);
        }, true);
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
        """#

    /// service-worker.js
    static func serviceWorkerScript(version: String, files: String) -> String {
        #"""
        "use strict";

        // The service worker: keeps the product's own files, and stands in for pages when the network doesn't answer.
        const VERSION = "\#(version)", FILES = \#(files);
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
        """#
    }
}
