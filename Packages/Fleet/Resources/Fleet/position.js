// Reports where the device is, for as long as a `PositionField` stands in the page: every five seconds at most what was noted since then, 50 positions at
// most. A device that stands still is asked every twenty seconds, since browsers report movement alone.
tumble.hook("position", (element, report) => {
  const device = navigator.geolocation, options = { enableHighAccuracy: true };
  if (!device) return null;
  let telling = null, told = 0, noted = [];
  const failed = () => {};
  const tell = () => {
    telling = null;
    told = Date.now();
    report(noted);
    noted = [];
  };
  const note = ({ coords, timestamp }) => {
    const { latitude, longitude, accuracy, heading, speed } = coords;
    noted = [...noted.slice(-49), { latitude, longitude, accuracy, heading, speed, time: new Date(timestamp).toISOString() }];
    telling = telling || setTimeout(tell, Math.max(0, told + 5000 - Date.now()));
  };
  const watch = device.watchPosition(note, failed, options);
  const asking = setInterval(() => device.getCurrentPosition(note, failed, options), 20000);
  return () => {
    device.clearWatch(watch);
    clearInterval(asking);
    clearTimeout(telling);
  };
});
