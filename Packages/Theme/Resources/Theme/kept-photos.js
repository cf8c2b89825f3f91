// Keeps photos that were taken without a network, until what they belong to is sent: `tumble.photos`. Each has a key, the address that takes it, and the person
// who took it.
(() => {
  if (!window.tumble || !window.indexedDB) return;
  let opening = null;
  const database = () => opening ||= new Promise((resolve, reject) => {
    const request = indexedDB.open("tumble-photos", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("photos", { keyPath: "key" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => { opening = null; reject(request.error); };
  });
  const work = async (mode, act) => {
    const transaction = (await database()).transaction("photos", mode, { durability: "strict" });
    return new Promise((resolve, reject) => {
      const request = act(transaction.objectStore("photos"));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = transaction.onabort = () => reject(transaction.error);
    });
  };
  const person = () => (document.querySelector("[data-person]") || { dataset: {} }).dataset.person || "";
  const all = async () => (await work("readonly", (store) => store.getAll())).filter((photo) => photo.person === person());
  const remove = (key) => work("readwrite", (store) => store.delete(key));

  tumble.photos = {
    // The bytes and not the blob: some browsers can't keep a blob.
    keep: async (path, photo) => {
      const key = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
      const entry = { key, path, person: person(), type: photo.type, bytes: await photo.arrayBuffer() };
      await work("readwrite", (store) => store.add(entry));
      return key;
    },
    keysOf: async (path) => (await all()).filter((photo) => photo.path === path).map(({ key }) => key),
    // Sends a photo. Answers its id, or null where it is gone or was refused; throws where it has to wait.
    send: async (key) => {
      const photo = await work("readonly", (store) => store.get(key));
      if (!photo) return null;
      const response = await fetch(photo.path, { method: "POST", body: photo.bytes, headers: { "Content-Type": photo.type }, credentials: "same-origin" });
      if (response.status === 401 || response.status === 429 || response.status >= 500) throw new Error("later");
      const id = response.ok ? (await response.json()).data.id : null;
      await remove(key);
      return id;
    },
    forget: async (former) => {
      for (const photo of await work("readonly", (store) => store.getAll())) if (photo.person === former) await remove(photo.key);
    },
  };
})();
