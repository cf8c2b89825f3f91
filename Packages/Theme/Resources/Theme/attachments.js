// Sends the files that somebody chooses in an `AttachmentField`, one after the other. A large picture, or one of a kind that the API doesn't take, is made
// smaller first. Beside the button stands how far it is, since only the page knows that.
// What a file changes on the page may begin this anew, so what waits is kept beside it, for the field that is there then.
const attaching = {};
(window.tumble || { hook() {} }).hook("attachments", (element, report) => {
  const input = element.querySelector("input"), status = element.querySelector("[data-file-status]");
  const own = attaching[element.dataset.path] ||= { waiting: [], problems: [], isSending: false };
  own.report = report;
  const smallBytes = 1 << 20, known = ["image/jpeg", "image/png", "image/webp"];
  const words = (text, name, reason = "") => text.replace("{name}", () => name).replace("{reason}", () => reason);
  const tell = (text, bar) => { status.replaceChildren(...(text ? [text] : []), ...(bar ? [bar] : [])); };
  const prepared = async (file) => {
    const isSmall = known.includes(file.type) && file.size <= smallBytes;
    const isPicture = file.type.startsWith("image/") || tumble.isHEIC(file);
    return !isPicture || isSmall ? file : tumble.smallerPhoto(file);
  };
  const nameOf = (file, body) => body === file || body.name === file.name ? file.name : `${file.name.replace(/\.[^.]*$/, "") || "photo"}.jpg`;
  // Only an `XMLHttpRequest` says how much was sent.
  const post = (body, name, bar) => new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `${element.dataset.path}?name=${encodeURIComponent(name.slice(-100))}`);
    request.setRequestHeader("Content-Type", body.type || "application/octet-stream");
    request.upload.onprogress = (event) => { if (event.lengthComputable) bar.value = event.loaded / event.total; };
    request.onload = () => resolve(request);
    request.onerror = request.onabort = () => reject(new Error("unreachable"));
    request.send(body);
  });
  const answer = (response) => { try { return JSON.parse(response.responseText); } catch { return {}; } };
  // Sends a file. Answers it as it was taken, or what is wrong.
  const sendOne = async (file) => {
    const { sending, failed, refused, large, bytes } = element.dataset;
    const body = await prepared(file), name = nameOf(file, body);
    if (body.size > Number(bytes)) return { problem: words(refused, name, large) };
    const bar = document.createElement("progress");
    bar.setAttribute("aria-label", words(sending, name));
    bar.value = 0;
    tell(words(sending, name), bar);
    const response = await post(body, name, bar), envelope = answer(response);
    if (response.status === 201) return { file: envelope.data };
    return { problem: envelope.error ? words(refused, name, envelope.error) : words(failed, name) };
  };
  const sendAll = async () => {
    const { unreachable } = element.dataset;
    own.isSending = true;
    own.report({ file: null, message: null, isSending: true });
    let note = "";
    while (own.waiting.length) {
      let result = {};
      try {
        result = await sendOne(own.waiting.shift());
      } catch {
        [own.waiting, note] = [[], unreachable];
      }
      if (result.problem) own.problems.push(result.problem);
      tell(note);
      own.isSending = own.waiting.length > 0;
      own.report({ file: result.file || null, message: own.isSending ? null : own.problems.join(" ") || null, isSending: own.isSending });
    }
    own.isSending = false;
  };
  const choose = () => {
    const files = [...input.files], { room } = input.dataset, { many, unreachable } = element.dataset;
    input.value = "";
    if (!files.length || own.isSending) return;
    if (!navigator.onLine) return tell(unreachable);
    own.problems = files.length > Number(room) ? [many] : [];
    own.waiting = files.slice(0, Number(room));
    sendAll();
  };
  input.addEventListener("change", choose);
  // They may have been chosen before the page was live.
  choose();
  return () => input.removeEventListener("change", choose);
});
