// Sends a photo that somebody takes or chooses in a `PhotoField`. It is turned upright and made smaller first, where the browser can read it, which also
// leaves out where it was taken. Says beside the button what happens, since a page without a network can't.
(window.tumble || { hook() {} }).hook("photo", (element, report) => {
  const input = element.querySelector("input"), status = element.querySelector("[data-photo-status]");
  const largestSide = 2048;
  const tell = (text) => { status.textContent = text || ""; };
  const smaller = async (file) => {
    try {
      const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
      const scale = Math.min(1, largestSide / Math.max(picture.width, picture.height));
      const canvas = document.createElement("canvas");
      canvas.width = Math.max(1, Math.round(picture.width * scale));
      canvas.height = Math.max(1, Math.round(picture.height * scale));
      canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
      return await new Promise((resolve) => canvas.toBlob((blob) => resolve(blob || file), "image/jpeg", 0.85));
    } catch {
      // The server says what is wrong with it.
      return file;
    }
  };
  const send = async () => {
    const [file] = input.files;
    if (!file) return;
    const { path, sending, unreachable, failed } = element.dataset;
    if (!navigator.onLine) return tell(unreachable);
    tell(sending);
    input.disabled = true;
    try {
      const photo = await smaller(file);
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
      tell(navigator.onLine ? failed : unreachable);
    } finally {
      input.disabled = false;
      input.value = "";
    }
  };
  input.addEventListener("change", send);
  return () => input.removeEventListener("change", send);
});
