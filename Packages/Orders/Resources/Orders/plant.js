// The keys of the plant's board. "/" leads to the field for numbers and tags, Escape closes the open order. A panel that comes takes the focus, so that
// an order goes on with Enter alone.
tumble.hook("plant-keys", (element, report) => {
  const press = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isTyping = event.target.matches("input, textarea, select");
    const scan = element.querySelector('[data-testid="plant.code"]');
    if (event.key === "Escape") {
      report("close");
      if (scan) scan.focus();
    } else if (event.key === "/" && !isTyping && scan) {
      event.preventDefault();
      scan.focus();
    }
  };
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
});
tumble.hook("plant-focus", (element) => {
  const first = element.querySelector('[data-testid="plant.kilograms"]') || element.querySelector('[data-testid="plant.step"]');
  if (first) first.focus();
  return null;
});
