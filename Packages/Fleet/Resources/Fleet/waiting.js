// Says how long a driver has waited at a stop since the press that reported the arrival, by the device's clock: also without a network, and after a reload.
(() => {
  const storage = "tumble-arrivals", day = 86400000;
  const read = () => { try { return JSON.parse(localStorage.getItem(storage)) || {}; } catch { return {}; } };
  const note = (stop) => {
    const arrivals = read();
    if (arrivals[stop]) return;
    const recent = Object.entries(arrivals).filter(([, time]) => Date.now() - time < day);
    try { localStorage.setItem(storage, JSON.stringify({ ...Object.fromEntries(recent), [stop]: Date.now() })); } catch { /* Not counted then. */ }
  };
  // Before anybody else hears of the press, since one that is kept for later goes no further.
  window.addEventListener("click", (event) => {
    const button = event.target.closest && event.target.closest('[data-offline="fleet.reportStop"]');
    const { id, status } = button ? JSON.parse(button.dataset.fields || "{}") : {};
    if (status === "arrived") note(id);
  }, true);

  tumble.hook("fleet-waiting", (element) => {
    const { stop, arrived, minutes, early, enough } = element.dataset, line = element.querySelector(".t-script");
    if (arrived === "true") note(stop);
    const tell = () => {
      const since = read()[stop];
      if (!since) return;
      const seconds = Math.max(0, Math.floor((Date.now() - since) / 1000));
      const time = Math.floor(seconds / 60) + ":" + String(seconds % 60).padStart(2, "0");
      const text = (seconds < Number(minutes) * 60 ? early : enough).replace("{time}", time);
      if (line.textContent !== text) line.textContent = text;
    };
    tell();
    const timer = setInterval(tell, 1000);
    return () => clearInterval(timer);
  });
})();
