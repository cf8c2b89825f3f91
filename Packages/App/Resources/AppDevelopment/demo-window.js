// Opens the page of another demo person in a window of its own, in tumble-dev alone: for buttons with the hook `demo-window`. Browsers keep a session for each
// host name, so each person has one: driver.localhost, which Chromium and Firefox find on this machine by themselves. Safari knows only localhost and 127.0.0.1,
// so there the other of the two is taken.
(() => {
  "use strict";
  const isHere = (host) => host === "127.0.0.1" || host === "localhost" || host.endsWith(".localhost");
  const isSafari = () => /^((?!chrome|chromium|crios|firefox|fxios|edg).)*safari/i.test(navigator.userAgent);
  const hostOf = (name) => (!isSafari() ? `${name}.localhost` : location.hostname === "localhost" ? "127.0.0.1" : "localhost");
  tumble.hook("demo-window", (element) => {
    // Elsewhere there are no further names to be had.
    element.hidden = !isHere(location.hostname);
    const pressed = (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      const { name, path } = element.dataset, port = location.port ? `:${location.port}` : "";
      window.open(`${location.protocol}//${hostOf(name)}${port}${path}`, "_blank", "noopener");
    };
    element.addEventListener("click", pressed, true);
    return () => element.removeEventListener("click", pressed, true);
  });
})();
