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
