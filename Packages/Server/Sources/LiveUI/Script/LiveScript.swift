/// The browser's part of live pages: sends events, morphs fragments in, reconnects.
enum LiveScript {
    static let source = #"""
        (() => {
        "use strict";
        const root = document.documentElement, body = document.body;
        let session = body.dataset.session, render = Number(body.dataset.render);
        let socket = null, attempts = 0, sequence = 0, timer = 0, opened = false;
        const lastSent = new Map(), pending = new Map();

        // ---- connection

        function connect() {
          clearTimeout(timer);
          const address = (location.protocol === "https:" ? "wss://" : "ws://") + location.host + "/live/socket";
          const attempt = socket = new WebSocket(address);
          attempt.onopen = () => {
            sequence = 0; lastSent.clear();
            send({ kind: "hello", id: session, path: here(), fields: opened ? halfTyped() : {} });
          };
          attempt.onmessage = (event) => { if (attempt === socket) receive(JSON.parse(event.data)); };
          attempt.onclose = () => { if (attempt === socket) lost(); };
        }

        function lost() {
          socket = null; attempts += 1;
          clearBusy(Infinity);
          if (opened || attempts > 1) connection("lost");
          const longest = Math.min(5000, 200 * 2 ** Math.min(attempts, 6));
          timer = setTimeout(connect, longest / 2 + Math.random() * longest / 2);
        }

        // The app's frame shows a banner for each of these states: lost, waiting.
        function connection(state) {
          if (state) root.dataset.connection = state; else delete root.dataset.connection;
        }

        window.addEventListener("online", () => { if (!socket) connect(); });
        window.addEventListener("pageshow", (event) => { if (event.persisted && !socket) connect(); });
        document.addEventListener("visibilitychange", () => { if (!document.hidden && !socket) connect(); });

        const isOpen = () => socket && socket.readyState === WebSocket.OPEN;
        const here = () => location.pathname + location.search;

        function send(message) {
          if (!isOpen()) return 0;
          sequence += 1;
          socket.send(JSON.stringify({ ...message, sequence, render }));
          return sequence;
        }

        // ---- updates

        function receive(message) {
          attempts = 0; opened = true;
          connection(null);
          if (message.session) session = message.session;
          render = message.render;
          for (const fragment of message.fragments) replace(fragment.id, fragment.html, message.acknowledged);
          if (message.title !== undefined && message.title !== null) {
            const name = body.dataset.name;
            document.title = message.title ? message.title + " · " + name : name;
          }
          if (message.path && message.path !== here()) {
            if (message.session) {
              history.replaceState(null, "", message.path);
            } else {
              history.pushState(null, "", message.path);
              window.scrollTo(0, 0);
            }
          }
          clearBusy(message.acknowledged);
          root.dataset.render = String(render);
        }

        function replace(id, html, acknowledged) {
          const old = document.getElementById(id);
          if (!old) return;
          const template = document.createElement("template");
          template.innerHTML = html;
          const next = template.content.firstElementChild;
          if (next) morph(old, next, acknowledged);
        }

        const keyOf = (node) => node.nodeType === 1 ? node.id || node.getAttribute("data-key") || "" : "";
        const alike = (a, b) => a.nodeType === b.nodeType && a.nodeName === b.nodeName && keyOf(a) === keyOf(b);

        function morph(old, next, acknowledged) {
          if (!alike(old, next)) { old.replaceWith(next); return; }
          if (old.nodeType !== 1) {
            if (old.nodeValue !== next.nodeValue) old.nodeValue = next.nodeValue;
            return;
          }
          morphAttributes(old, next);
          if (old.nodeName === "TEXTAREA") { morphValue(old, next.value, acknowledged); return; }
          morphChildren(old, next, acknowledged);
          if (old.nodeName === "INPUT" || old.nodeName === "SELECT") morphField(old, next, acknowledged);
          if (old.nodeName === "DIALOG" && next.hasAttribute("open") && !old.open) old.show();
        }

        function morphAttributes(old, next) {
          for (const { name, value } of [...next.attributes]) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
          for (const { name } of [...old.attributes]) {
            const isBrowsers = name === "data-busy" || name === "data-waiting" || (name === "open" && old.nodeName === "DETAILS");
            if (!next.hasAttribute(name) && !isBrowsers) old.removeAttribute(name);
          }
        }

        function morphChildren(old, next, acknowledged) {
          const keyed = new Map();
          for (const child of old.childNodes) { const key = keyOf(child); if (key) keyed.set(key, child); }
          let cursor = old.firstChild;
          for (const wanted of [...next.childNodes]) {
            const key = keyOf(wanted);
            let match = key ? keyed.get(key) : cursor;
            if (match && !key && keyOf(match)) match = null;
            if (match && alike(match, wanted)) {
              if (match !== cursor) old.insertBefore(match, cursor); else cursor = cursor.nextSibling;
              morph(match, wanted, acknowledged);
            } else {
              old.insertBefore(wanted, cursor);
            }
          }
          while (cursor) { const following = cursor.nextSibling; cursor.remove(); cursor = following; }
        }

        function morphField(old, next, acknowledged) {
          if (old.type === "checkbox" || old.type === "radio") {
            if (old.checked !== next.checked && isSettled(old, acknowledged)) old.checked = next.checked;
          } else {
            morphValue(old, next.value, acknowledged);
          }
        }

        // What a person types is newer than what the server knows until the server has read it.
        function morphValue(field, value, acknowledged) {
          if (field.value === value || !isSettled(field, acknowledged)) return;
          field.value = value;
        }

        const isSettled = (field, acknowledged) => !pending.has(field) && (lastSent.get(fieldID(field)) || 0) <= acknowledged;
        const fieldID = (field) => field.getAttribute("data-input") || field.getAttribute("data-change") || "";

        function halfTyped() {
          const fields = {};
          for (const field of document.querySelectorAll("[data-input]")) {
            if (field.type !== "password" && field.value !== field.defaultValue || pending.has(field)) fields[fieldID(field)] = field.value;
            else if (field.value) fields[fieldID(field)] = field.value;
          }
          return fields;
        }

        // ---- events

        function flush(field) {
          const waiting = pending.get(field);
          if (waiting === undefined) return;
          clearTimeout(waiting); pending.delete(field);
          const id = fieldID(field);
          lastSent.set(id, send({ kind: "text", id, text: field.value }));
        }
        const flushAll = () => { for (const field of [...pending.keys()]) flush(field); };

        function busy(element, number) {
          if (!number) return;
          element.dataset.busy = String(number);
        }
        function clearBusy(acknowledged) {
          for (const element of document.querySelectorAll("[data-busy]")) {
            if (Number(element.dataset.busy) <= acknowledged) delete element.dataset.busy;
          }
        }

        document.addEventListener("input", (event) => {
          const field = event.target.closest("[data-input]");
          if (!field) return;
          clearTimeout(pending.get(field));
          pending.set(field, setTimeout(() => flush(field), 120));
        });

        document.addEventListener("change", (event) => {
          const field = event.target.closest("[data-change]");
          if (field) {
            flushAll();
            const id = fieldID(field);
            const isFlag = field.type === "checkbox";
            lastSent.set(id, send(isFlag ? { kind: "flag", id, flag: field.checked } : { kind: "text", id, text: field.value }));
            return;
          }
          const input = event.target.closest("[data-input]");
          if (input) flush(input);
        });

        document.addEventListener("click", (event) => {
          const pressed = event.target.closest("[data-press]");
          if (pressed) {
            if (pressed.disabled || pressed.getAttribute("aria-disabled") === "true") return;
            event.preventDefault();
            flushAll();
            if (!isOpen()) { if (!queue(pressed)) connection("lost"); return; }
            busy(pressed, send({ kind: "press", id: pressed.dataset.press }));
            return;
          }
          const link = event.target.closest("a[href^='/']");
          if (!link || link.target || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
          if (!isOpen() || link.hasAttribute("download")) return;
          event.preventDefault();
          flushAll();
          history.pushState(null, "", link.getAttribute("href"));
          window.scrollTo(0, 0);
          send({ kind: "open", path: here() });
        });

        document.addEventListener("submit", (event) => {
          const form = event.target.closest("[data-submit]");
          if (!form) return;
          event.preventDefault();
          flushAll();
          if (!isOpen()) { queue(form); return; }
          send({ kind: "press", id: form.dataset.submit });
        });

        document.addEventListener("keydown", (event) => {
          const modal = event.key === "Escape" && document.querySelector("[data-dismiss]");
          if (modal) { send({ kind: "press", id: modal.dataset.dismiss }); return; }
          if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
          const field = event.target.closest("[data-submit]:not(form)");
          if (!field) return;
          event.preventDefault();
          flushAll();
          send({ kind: "press", id: field.dataset.submit });
        });

        window.addEventListener("popstate", () => { flushAll(); send({ kind: "open", path: here() }); });

        // ---- offline intents: a press that names one is handed to whoever keeps them, with a key made here and the device's time

        function queue(element) {
          const intent = element.dataset.offline;
          if (!intent) return false;
          const detail = {
            intent, fields: JSON.parse(element.dataset.fields || "{}"),
            key: crypto.randomUUID ? crypto.randomUUID() : String(Math.random()).slice(2) + Date.now(), deviceTime: new Date().toISOString(),
          };
          const taken = !document.dispatchEvent(new CustomEvent("tumble:offline-intent", { detail, cancelable: true }));
          if (taken) element.dataset.waiting = detail.key;
          return taken;
        }

        connect();
        })();
        """#
}
