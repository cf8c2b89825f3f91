// Maps zoom and move in the browser, without a round trip. The script owns `viewBox` and `style` of every `svg[data-map]`; `data-keep` on the element tells
// the page's morph to leave both. `data-map` is the part to show at first and after a reset, `data-origin` is where the drawing's zero lies: when it moves,
// so does what the person looks at.
(() => {
  "use strict";
  const maps = new WeakMap();
  const numbers = (text) => (text || "").split(" ").map(Number);
  const same = (a, b) => a.every((value, index) => value === b[index]);
  const state = (svg) => {
    let map = maps.get(svg);
    if (!map) {
      const home = numbers(svg.dataset.map);
      map = { home, origin: numbers(svg.dataset.origin), box: home.slice(), moved: false, pointers: new Map() };
      maps.set(svg, map);
    }
    return map;
  };
  const draw = (svg) => {
    const map = state(svg);
    svg.setAttribute("viewBox", map.box.map((value) => value.toFixed(2)).join(" "));
    const frame = svg.getBoundingClientRect();
    if (frame.width) {
      // Drawing units in a pixel, in parts of what the drawing was made for: a map 640 pixels wide.
      const unit = Math.max(map.box[2] / frame.width, map.box[3] / frame.height);
      svg.style.setProperty("--map-unit", (unit / (map.home[2] / 640)).toFixed(4));
    }
    svg.style.touchAction = map.moved ? "none" : "pan-x pan-y";
    svg.dispatchEvent(new Event("mapmove"));
  };
  const show = (svg, box, moved) => {
    const map = state(svg);
    map.box = box;
    map.moved = moved;
    draw(svg);
  };
  const zoom = (svg, factor, x, y) => {
    const map = state(svg), [left, top, width, height] = map.box;
    const next = Math.min(Math.max(width * factor, 40), map.home[2] * 4);
    const scale = next / width;
    x = x === undefined ? left + width / 2 : x;
    y = y === undefined ? top + height / 2 : y;
    show(svg, [x - (x - left) * scale, y - (y - top) * scale, next, height * scale], true);
  };
  const pan = (svg, x, y) => {
    const [left, top, width, height] = state(svg).box;
    show(svg, [left + x, top + y, width, height], true);
  };
  const place = (svg, event) => {
    const matrix = svg.getScreenCTM();
    return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()) : new DOMPoint();
  };
  const follow = (svg) => {
    const map = state(svg), home = numbers(svg.dataset.map), origin = numbers(svg.dataset.origin);
    if (!same(origin, map.origin)) {
      map.box[0] += map.origin[0] - origin[0];
      map.box[1] += map.origin[1] - origin[1];
      map.origin = origin;
    }
    if (!same(home, map.home)) map.home = home;
    if (!map.moved) map.box = home.slice();
    draw(svg);
  };
  const sizes = new ResizeObserver((entries) => entries.forEach((entry) => draw(entry.target)));
  const adopt = (root) => {
    if (root.matches && root.matches("svg[data-map]") && !maps.has(root)) { sizes.observe(root); follow(root); }
    if (root.querySelectorAll) root.querySelectorAll("svg[data-map]").forEach((svg) => { if (!maps.has(svg)) { sizes.observe(svg); follow(svg); } });
  };
  new MutationObserver((changes) => changes.forEach((change) => {
    if (change.type === "attributes") { if (change.target.matches("svg[data-map]")) follow(change.target); }
    else change.addedNodes.forEach(adopt);
  })).observe(document.documentElement, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-map", "data-origin"] });
  const mapOf = (event) => event.target.closest && event.target.closest("svg[data-map]");
  document.addEventListener("click", (event) => {
    const button = event.target.closest && event.target.closest("[data-map-zoom]");
    const svg = button && button.closest(".t-map").querySelector("svg[data-map]");
    if (!svg) return;
    if (button.dataset.mapZoom === "reset") show(svg, state(svg).home.slice(), false);
    else zoom(svg, button.dataset.mapZoom === "in" ? 0.6 : 1 / 0.6);
  });
  document.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const button = event.target.closest && event.target.closest("[data-map-zoom]");
    if (!step || !button) return;
    event.preventDefault();
    const svg = button.closest(".t-map").querySelector("svg[data-map]"), box = state(svg).box;
    pan(svg, step[0] * box[2] / 8, step[1] * box[3] / 8);
  });
  document.addEventListener("wheel", (event) => {
    const svg = mapOf(event);
    // A plain wheel scrolls the page until the person has taken hold of the map.
    if (!svg || !(event.ctrlKey || event.metaKey || state(svg).moved)) return;
    event.preventDefault();
    const point = place(svg, event);
    zoom(svg, Math.exp(Math.max(-60, Math.min(60, event.deltaY)) / 200), point.x, point.y);
  }, { passive: false });
  document.addEventListener("pointerdown", (event) => {
    const svg = mapOf(event);
    if (!svg || event.button) return;
    state(svg).pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    svg.setPointerCapture(event.pointerId);
  });
  document.addEventListener("pointermove", (event) => {
    const svg = mapOf(event), pointers = svg && state(svg).pointers, before = pointers && pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY }, matrix = svg.getScreenCTM();
    if (!matrix) return;
    if (pointers.size === 2) {
      const other = [...pointers].find(([id]) => id !== event.pointerId)[1];
      const apart = (point) => Math.max(Math.hypot(point.x - other.x, point.y - other.y), 1);
      const middle = place(svg, { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
      zoom(svg, apart(before) / apart(now), middle.x, middle.y);
    }
    // One finger scrolls the page until the person has taken hold of the map.
    const waits = event.pointerType === "touch" && pointers.size < 2 && !state(svg).moved;
    if (waits || (now.x === before.x && now.y === before.y)) return;
    const share = pointers.size === 2 ? 2 : 1;
    pan(svg, (before.x - now.x) / matrix.a / share, (before.y - now.y) / matrix.d / share);
    pointers.set(event.pointerId, now);
  });
  const release = (event) => { const svg = mapOf(event); if (svg) state(svg).pointers.delete(event.pointerId); };
  document.addEventListener("pointerup", release);
  document.addEventListener("pointercancel", release);
  adopt(document);
})();
