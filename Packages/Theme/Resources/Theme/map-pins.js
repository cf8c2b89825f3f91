// Pins that lie over a map as elements of their own, so that one that moves is sent alone: placed by their coordinates whenever the map or a pin moves.
// The store hears which pin was pressed.
(window.tumble || { hook() {} }).hook("map-pins", (element, report) => {
  "use strict";
  const world = 256 * 2 ** 14, layer = element.querySelector(".t-pins");
  if (!layer) return null;
  let svg = null, waits = 0;
  const place = () => {
    waits = 0;
    const current = element.querySelector("svg[data-map]");
    if (current !== svg) {
      if (svg) svg.removeEventListener("mapmove", later);
      svg = current;
      if (svg) svg.addEventListener("mapmove", later);
    }
    const matrix = svg && svg.getScreenCTM();
    if (!matrix) return;
    const frame = layer.getBoundingClientRect(), [left, top] = svg.dataset.origin.split(" ").map(Number);
    for (const pin of layer.querySelectorAll("[data-at]")) {
      const [latitude, longitude] = pin.dataset.at.split(" ").map(Number);
      const x = (longitude + 180) / 360 * world - left;
      const y = (1 - Math.asinh(Math.tan(latitude * Math.PI / 180)) / Math.PI) / 2 * world - top;
      pin.style.transform = `translate(${(matrix.a * x + matrix.e - frame.left).toFixed(1)}px,${(matrix.d * y + matrix.f - frame.top).toFixed(1)}px)`;
    }
  };
  const later = () => { waits = waits || requestAnimationFrame(place); };
  const press = (event) => {
    const pin = event.target.closest("[data-pin]");
    if (pin) report(pin.dataset.pin);
  };
  const changes = new MutationObserver(later), sizes = new ResizeObserver(later);
  changes.observe(element, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-at", "data-map"] });
  sizes.observe(layer);
  element.addEventListener("click", press);
  place();
  return () => {
    changes.disconnect();
    sizes.disconnect();
    cancelAnimationFrame(waits);
    element.removeEventListener("click", press);
    if (svg) svg.removeEventListener("mapmove", later);
  };
});
