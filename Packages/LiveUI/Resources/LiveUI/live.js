// The browser's part of live pages: sends events, morphs fragments in, keeps focus and scroll, reconnects. Its parts share one scope, in this order.
(() => {
"use strict";
const pageSize = __pageSize__;
const root = document.documentElement, body = document.body;
let session = body.dataset.session, render = Number(body.dataset.render);

// include live/connection.js
// include live/updates.js
// include live/morph.js
// include live/fields.js
// include live/events.js
// include live/history.js
// include live/focus.js
// include live/lists.js
// include live/offline.js
// include live/hooks.js

restoreEntry();
returnDraft();
syncModals();
observeMore();
followEnd(false);
connect();
})();
