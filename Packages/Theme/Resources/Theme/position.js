// Reports where the device is, for as long as a `PositionField` stands in the page. It goes into the field as if it were typed, every five seconds at most:
// what was noted since then, 50 positions at most. A device that stands still is asked every twenty seconds, since browsers report movement alone.
(() => {
  "use strict";
  const device = navigator.geolocation, options = { enableHighAccuracy: true };
  if (!device) return;
  let watch = null, asking, telling = null, told = 0, noted = [];
  const field = () => document.querySelector("[data-position] input");
  const failed = () => {};
  const tell = () => {
    telling = null;
    told = Date.now();
    if (!field()) return;
    field().value = JSON.stringify(noted);
    noted = [];
    field().dispatchEvent(new Event("input", { bubbles: true }));
  };
  const note = ({ coords, timestamp }) => {
    const { latitude, longitude, accuracy, heading, speed } = coords;
    noted = [...noted.slice(-49), { latitude, longitude, accuracy, heading, speed, time: new Date(timestamp).toISOString() }];
    telling = telling || setTimeout(tell, Math.max(0, told + 5000 - Date.now()));
  };
  const look = () => {
    if ((field() === null) === (watch === null)) return;
    if (watch === null) {
      watch = device.watchPosition(note, failed, options);
      asking = setInterval(() => device.getCurrentPosition(note, failed, options), 20000);
    } else {
      device.clearWatch(watch);
      clearInterval(asking);
      watch = null;
      noted = [];
    }
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  look();
})();
