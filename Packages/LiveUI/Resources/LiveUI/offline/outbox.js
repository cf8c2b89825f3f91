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
