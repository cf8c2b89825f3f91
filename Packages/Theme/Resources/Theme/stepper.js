// The buttons of a stepper change its field as if it were typed into.
(() => {
  "use strict";
  document.addEventListener("click", (event) => {
    const button = event.target.closest && event.target.closest("[data-step]");
    const field = button && button.closest(".t-stepper").querySelector("input");
    if (!field || field.disabled) return;
    if (button.dataset.step === "up") field.stepUp(); else field.stepDown();
    for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
  });
})();
