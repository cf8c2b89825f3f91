// Sends a photo that somebody takes or chooses in a `PhotoField`. It is turned upright and made smaller first, where the browser can read it, which also
// leaves out where it was taken. Says beside the button what happens, since a page without a network can't. In a form whose press can wait for the network
// the photo waits with it: a field of the form names it.
(window.tumble || { hook() {} }).hook("photo", (element, report) => {
  const input = element.querySelector("input"), status = element.querySelector("[data-photo-status]");
  const tell = (text) => { status.textContent = text || ""; };
  const canWait = () => Boolean(tumble.photos && element.closest("form") && element.closest("form").querySelector("[data-offline]"));
  const keep = async (photo) => {
    if (!canWait()) return false;
    try { await tumble.photos.keep(element.dataset.path, photo); } catch { return false; }
    await showKept();
    return true;
  };
  // Also on a page that was opened anew.
  const showKept = async () => {
    const keys = canWait() ? await tumble.photos.keysOf(element.dataset.path).catch(() => []) : [];
    if (!keys.length) return;
    const field = document.createElement("input");
    Object.assign(field, { type: "hidden", name: "photos", value: keys.join(",") });
    status.replaceChildren(element.dataset.kept.replace(/\d+/, String(keys.length)), field);
  };
  // With the network back, what waits is sent before the press that it belongs to, or at once where there was none.
  const sendKept = async () => {
    const isConnected = navigator.onLine && document.documentElement.dataset.render && !document.documentElement.dataset.connection;
    if (!status.querySelector("input") || !isConnected || element.closest("form").querySelector("[data-waiting]")) return;
    try {
      for (const key of await tumble.photos.keysOf(element.dataset.path)) {
        const id = await tumble.photos.send(key);
        tell("");
        if (id) report({ id, message: null });
      }
    } catch { /* The next time. */ }
  };
  const send = async () => {
    const [file] = input.files;
    if (!file) return;
    const { path, sending, unreachable, failed } = element.dataset;
    if (!navigator.onLine && !canWait()) return tell(unreachable);
    tell(sending);
    input.disabled = true;
    let photo = null;
    try {
      photo = await tumble.smallerPhoto(file);
      if (!navigator.onLine) return await keep(photo);
      const response = await fetch(path, { method: "POST", body: photo, headers: { "Content-Type": photo.type }, credentials: "same-origin" });
      const envelope = await response.json();
      if (response.ok) {
        tell("");
        report({ id: envelope.data.id, message: null });
      } else {
        tell(envelope.error || failed);
        report({ id: null, message: envelope.error || failed });
      }
    } catch {
      if (!photo || !await keep(photo)) tell(navigator.onLine ? failed : unreachable);
    } finally {
      input.disabled = false;
      input.value = "";
    }
  };
  input.addEventListener("change", send);
  const timer = setInterval(sendKept, 3000);
  showKept();
  return () => {
    input.removeEventListener("change", send);
    clearInterval(timer);
  };
});
