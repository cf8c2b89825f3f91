// Handles of a map are dragged in the browser; the store hears where one was dropped, or that it was tapped. What is drawn follows with the next page.
(window.tumble || { hook() {} }).hook("map-edit", (element, report) => {
  "use strict";
  const world = 256 * 2 ** 14;
  let drag = null;
  const point = (svg, event) => {
    const matrix = svg.getScreenCTM();
    return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()) : null;
  };
  // The inverse of web mercator, as MapProjection draws.
  const coordinate = (svg, { x, y }) => {
    const [left, top] = svg.dataset.origin.split(" ").map(Number);
    const north = Math.PI * (1 - 2 * (y + top) / world);
    return { latitude: Math.atan(Math.sinh(north)) * 180 / Math.PI, longitude: (x + left) / world * 360 - 180 };
  };
  const down = (event) => {
    const mark = event.target.closest("[data-handle]"), svg = mark && mark.ownerSVGElement;
    if (!svg || event.button || drag) return;
    // The map below would move with it.
    event.stopPropagation();
    event.preventDefault();
    drag = { id: mark.dataset.handle, mark, svg, x: event.clientX, y: event.clientY, pointer: event.pointerId, moved: false };
    svg.setPointerCapture(event.pointerId);
  };
  const move = (event) => {
    if (!drag || event.pointerId !== drag.pointer) return;
    event.stopPropagation();
    drag.moved = drag.moved || Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > 4;
    const place = drag.moved && point(drag.svg, event);
    if (!place) return;
    const group = drag.mark.closest("[transform]"), scale = group.getAttribute("transform").split(") ")[1];
    group.setAttribute("transform", `translate(${place.x.toFixed(1)} ${place.y.toFixed(1)}) ${scale}`);
  };
  const up = (event) => {
    if (!drag || event.pointerId !== drag.pointer) return;
    event.stopPropagation();
    const { id, svg, moved } = drag, place = point(svg, event);
    drag = null;
    if (place && event.type === "pointerup") report({ handle: id, isTap: !moved, ...coordinate(svg, place) });
  };
  const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up };
  for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);
  return () => { for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener); };
});
// Arrow keys move a pin while one of its buttons has the focus, as the button of the key does.
document.addEventListener("keydown", (event) => {
  const group = event.target.closest && event.target.closest("[data-pin-moves]");
  const button = group && event.key.startsWith("Arrow") && group.querySelector(`[data-key="${event.key}"] button`);
  if (!button) return;
  event.preventDefault();
  button.click();
});
