// Items of a drag area are dragged onto its targets, by mouse, pen or finger; a finger rests on the item for a moment first, since it scrolls otherwise.
// The store hears which item was dropped on which target, and which item was pressed with Shift.
(window.tumble || { hook() {} }).hook("drag", (area, report) => {
  "use strict";
  const rest = 350, reach = 6, edge = 48;
  let drag = null;
  const itemAt = (event) => event.target.closest && event.target.closest("[data-drag]");
  const isField = (event) => event.target.closest("input,select,textarea,label");
  const targetAt = (x, y) => {
    const below = document.elementFromPoint(x, y), target = below && below.closest("[data-drop]");
    return target && area.contains(target) ? target : null;
  };
  const mark = (target) => {
    for (const other of area.querySelectorAll("[data-over]")) if (other !== target) delete other.dataset.over;
    if (target) target.dataset.over = "";
  };
  // A picture of the item, without what makes it one: nothing finds it but the eye.
  const picture = (element) => {
    const ghost = element.cloneNode(true), box = element.getBoundingClientRect();
    for (const each of [ghost, ...ghost.querySelectorAll("*")]) {
      for (const { name } of [...each.attributes]) if (name === "id" || name.startsWith("data-") || name.startsWith("aria-")) each.removeAttribute(name);
    }
    ghost.classList.add("t-drag-ghost");
    ghost.setAttribute("aria-hidden", "true");
    ghost.inert = true;
    ghost.style.width = box.width + "px";
    document.body.append(ghost);
    return ghost;
  };
  const scrollers = (element) => {
    const found = [];
    for (let each = element; each && each !== document.documentElement; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (/auto|scroll/.test(style.overflowY) && each.scrollHeight > each.clientHeight || /auto|scroll/.test(style.overflowX) && each.scrollWidth > each.clientWidth) found.push(each);
    }
    return found;
  };
  const push = (place, from, to) => place < from + edge ? -12 : place > to - edge ? 12 : 0;
  // Near an edge, what can scroll there does.
  const scroll = () => {
    if (!drag || !drag.ghost) return;
    for (const each of scrollers(document.elementFromPoint(drag.x, drag.y))) {
      const box = each.getBoundingClientRect();
      each.scrollBy(push(drag.x, box.left, box.right), push(drag.y, box.top, box.bottom));
    }
    mark(targetAt(drag.x, drag.y));
    drag.frame = requestAnimationFrame(scroll);
  };
  const begin = () => {
    const element = drag.element.isConnected ? drag.element : null;
    if (!element) { end(); return; }
    drag.ghost = picture(element);
    document.documentElement.dataset.dragging = "";
    if (drag.isTouch && navigator.vibrate) navigator.vibrate(10);
    place();
    scroll();
  };
  const place = () => { drag.ghost.style.transform = `translate(${drag.x + 10}px,${drag.y + 10}px) rotate(1.5deg)`; };
  const end = () => {
    if (!drag) return;
    clearTimeout(drag.timer);
    cancelAnimationFrame(drag.frame);
    if (drag.ghost) drag.ghost.remove();
    mark(null);
    delete document.documentElement.dataset.dragging;
    drag = null;
  };
  const down = (event) => {
    const element = itemAt(event);
    if (!element || event.button || drag || isField(event)) return;
    const isTouch = event.pointerType === "touch";
    drag = { element, item: element.dataset.drag, pointer: event.pointerId, x: event.clientX, y: event.clientY, from: [event.clientX, event.clientY], isTouch };
    if (isTouch) drag.timer = setTimeout(begin, rest);
  };
  const move = (event) => {
    if (!drag || event.pointerId !== drag.pointer) return;
    [drag.x, drag.y] = [event.clientX, event.clientY];
    if (drag.ghost) { place(); return; }
    if (Math.hypot(drag.x - drag.from[0], drag.y - drag.from[1]) < reach) return;
    if (drag.isTouch) end(); else begin();
  };
  // The press that a drag ends with is none.
  const refuse = (event) => { event.preventDefault(); event.stopPropagation(); };
  const up = (event) => {
    if (!drag || event.pointerId !== drag.pointer) return;
    const { ghost, item } = drag, target = ghost && event.type === "pointerup" && targetAt(event.clientX, event.clientY);
    end();
    if (!ghost) return;
    addEventListener("click", refuse, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", refuse, { capture: true }), 60);
    if (target) report({ item, target: target.dataset.drop });
  };
  const key = (event) => {
    if (event.key !== "Escape" || !drag || !drag.ghost) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    end();
  };
  const press = (event) => {
    const element = event.shiftKey && itemAt(event);
    if (!element || isField(event)) return;
    refuse(event);
    report({ item: element.dataset.drag, isExtending: true });
  };
  const hold = (event) => { if (drag && drag.ghost) event.preventDefault(); };
  const own = { pointerdown: down, dragstart: (event) => { if (itemAt(event)) event.preventDefault(); }, contextmenu: hold };
  const all = { pointermove: move, pointerup: up, pointercancel: up };
  for (const [name, listener] of Object.entries(own)) area.addEventListener(name, listener);
  for (const [name, listener] of Object.entries(all)) document.addEventListener(name, listener);
  area.addEventListener("click", press, true);
  document.addEventListener("keydown", key, true);
  document.addEventListener("touchmove", hold, { passive: false });
  return () => {
    end();
    for (const [name, listener] of Object.entries(own)) area.removeEventListener(name, listener);
    for (const [name, listener] of Object.entries(all)) document.removeEventListener(name, listener);
    area.removeEventListener("click", press, true);
    document.removeEventListener("keydown", key, true);
    document.removeEventListener("touchmove", hold, { passive: false });
  };
});
