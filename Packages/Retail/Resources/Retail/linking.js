// Goes to the retailer's page on which a person allows the link: at once when an element with the hook `retail-leave` comes, and again at a press on its
// button, for those who came back by the browser's own button.
(() => {
  "use strict";
  tumble.hook("retail-leave", (element) => {
    const leave = () => tumble.leave(element.dataset.address);
    const pressed = (event) => { if (event.target.closest("button")) leave(); };
    element.addEventListener("click", pressed);
    leave();
    return () => element.removeEventListener("click", pressed);
  });
})();
