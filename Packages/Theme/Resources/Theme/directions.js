// Leads a `DirectionsLink` to the device's own app for maps. Written when the link is about to be used, since the page may be drawn again at any time.
(() => {
  "use strict";
  const address = ({ directions, name, apple }) => {
    const place = encodeURIComponent(name || directions);
    if (/Android/.test(navigator.userAgent)) return "geo:" + directions + "?q=" + directions + "(" + place + ")";
    if (/iPhone|iPad|iPod|Macintosh/.test(navigator.userAgent)) return apple + "&q=" + place;
    return "";
  };
  const lead = (event) => {
    const link = event.target.closest && event.target.closest("a[data-directions]");
    const found = link && address(link.dataset);
    if (found) link.href = found;
  };
  for (const name of ["pointerdown", "focusin", "click"]) document.addEventListener(name, lead, true);
})();
