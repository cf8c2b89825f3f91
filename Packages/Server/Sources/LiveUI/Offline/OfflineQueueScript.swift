/// The browser's part of what is done without a network: keeps presses in IndexedDB, posts them in order, keeps the pages that say so.
enum OfflineQueueScript {
    static let source = #"""
        (() => {
        "use strict";
        const root = document.documentElement, KEPT = "tumble-kept";
        let person = null, waiting = [], failed = [], pressed = null, retryIn = 2000, retryTimer = 0, saveTimer = 0, lastSeen = "", refreshing = false;
        const unsettled = new Map(), restored = new Set();

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

        // ---- presses

        const markOf = (element) => element.dataset.offline + " " + (element.dataset.fields || "{}");
        const newKey = () => crypto.randomUUID ? crypto.randomUUID()
          : [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

        function fieldsOf(element) {
          const fields = JSON.parse(element.dataset.fields || "{}");
          for (const [field, name] of fieldsIn(element.closest("form"))) {
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

        async function postAll() {
          for (;;) {
            const entries = (await read()).filter((entry) => entry.state === "waiting" && entry.person === person).slice(0, 20);
            if (entries.length === 0) return;
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

        // ---- what the person sees of it

        async function refresh() {
          const mark = document.querySelector("[data-person]");
          if (mark) person = mark.dataset.person;
          let entries = [];
          try { entries = (await read()).filter((entry) => entry.person === person); } catch { return; }
          waiting = entries.filter((entry) => entry.state === "waiting");
          failed = entries.filter((entry) => entry.state === "failed");
          for (const element of document.querySelectorAll("[data-offline]")) {
            const entry = waiting.find((entry) => entry.mark === markOf(element));
            if (entry) { element.dataset.waiting = entry.key; restore(element, entry); } else { delete element.dataset.waiting; }
          }
          for (const panel of document.querySelectorAll("[data-outbox]")) show(panel);
        }

        // A page that was opened anew shows again what was entered.
        function restore(element, entry) {
          const form = element.closest("form");
          if (!form || restored.has(entry.key)) return;
          restored.add(entry.key);
          for (const [field, name] of fieldsIn(form)) {
            const value = entry.fields[name];
            if (value && field.value !== value && (field.type === "text" || field.type === "number" || field.nodeName !== "INPUT")) field.value = value;
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
          delete body.dataset.session;
          body.dataset.render = "0";
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
}
