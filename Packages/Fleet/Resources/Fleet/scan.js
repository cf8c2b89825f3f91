// Reads the codes of bag tags with the camera into the field of tags, each once. Where the browser can't, the style sheet shows no button for it.
(() => {
  if (!window.BarcodeDetector || !navigator.mediaDevices || !navigator.mediaDevices.getUserMedia) return;
  document.documentElement.dataset.scans = "";
  const make = (name, text, style) => {
    const element = document.createElement(name);
    if (text) element.textContent = text;
    if (style) element.dataset.style = style;
    return element;
  };

  const open = async (field, { title, hint, done, added, failed }) => {
    const dialog = make("dialog", "", "fleet-scanner"), video = make("video"), status = make("p", hint), close = make("button", done);
    dialog.setAttribute("aria-label", title);
    status.setAttribute("role", "status");
    close.type = "button";
    close.className = "t-button t-button-primary";
    close.dataset.testid = "fleet.scan.done";
    video.muted = true;
    video.setAttribute("playsinline", "");
    dialog.append(make("h2", title), video, status, close);
    document.body.append(dialog);
    let stream = null;
    close.addEventListener("click", () => dialog.close());
    // The page's own Escape is for what lies behind.
    dialog.addEventListener("keydown", (event) => event.stopPropagation());
    dialog.addEventListener("close", () => {
      if (stream) for (const track of stream.getTracks()) track.stop();
      dialog.remove();
    });
    dialog.showModal();
    try {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      if (!dialog.open) { for (const track of stream.getTracks()) track.stop(); return; }
      video.srcObject = stream;
      await video.play();
      const detector = new BarcodeDetector();
      while (dialog.open) {
        for (const { rawValue } of await detector.detect(video).catch(() => [])) if (add(field, rawValue)) status.textContent = added.replace("{tag}", rawValue.trim());
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    } catch {
      status.textContent = failed;
    }
  };

  // A tag is one word. The field hears of it as of a word that was typed.
  const add = (field, code) => {
    const tag = code.trim();
    if (!tag || /[\s,]/.test(tag) || tag.length > 30) return false;
    const known = field.value.split(/[\s,]+/).filter(Boolean);
    if (known.some((other) => other.toLowerCase() === tag.toLowerCase())) return false;
    field.value = [...known, tag].join(" ");
    for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
    tumble.chime(1320);
    return true;
  };

  // A press on the button is the browser's alone: it goes to the server no more than the camera's picture does.
  window.addEventListener("click", (event) => {
    const button = event.target.closest && event.target.closest('[data-style="fleet-scan"]');
    const area = button && button.closest('[data-hook="fleet-scan"]');
    if (!area) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    open(area.querySelector("input"), area.dataset);
  }, true);
})();
