// The map of a simulated day: areas, doors and vehicles, at a time that a person chooses or that runs. The day is in the page, as JSON.
(() => {
  "use strict";
  const canvas = document.querySelector(".simulation-map canvas"), slider = document.querySelector(".simulation-map input");
  const button = document.querySelector(".simulation-map button"), clock = document.querySelector(".simulation-map output");
  const day = JSON.parse(document.getElementById("simulated-day").textContent);
  const pen = canvas.getContext("2d");
  const [playLabel, pauseLabel] = [button.textContent, button.dataset.pause];
  // Half an hour of the day in a second.
  const pace = 1800;
  let time = day.from, frame = 0, last = 0;

  const points = day.areas.flat();
  const [south, north] = [Math.min(...points.map((p) => p[0])), Math.max(...points.map((p) => p[0]))];
  const [west, east] = [Math.min(...points.map((p) => p[1])), Math.max(...points.map((p) => p[1]))];
  // Degrees of longitude are shorter than those of latitude.
  const stretch = Math.cos(((south + north) / 2) * (Math.PI / 180));
  const color = (name) => getComputedStyle(canvas).getPropertyValue(`--color-${name}`).trim() || "currentColor";

  const draw = () => {
    const [width, height] = [canvas.clientWidth, canvas.clientHeight], density = window.devicePixelRatio || 1;
    if (canvas.width !== Math.round(width * density) || canvas.height !== Math.round(height * density)) {
      canvas.width = Math.round(width * density);
      canvas.height = Math.round(height * density);
    }
    pen.setTransform(density, 0, 0, density, 0, 0);
    pen.clearRect(0, 0, width, height);
    const margin = 12, scale = Math.min((width - 2 * margin) / ((east - west) * stretch), (height - 2 * margin) / (north - south));
    const [left, top] = [(width - (east - west) * stretch * scale) / 2, (height - (north - south) * scale) / 2];
    const place = (latitude, longitude) => [left + (longitude - west) * stretch * scale, top + (north - latitude) * scale];
    const dot = (at, radius, fill) => {
      pen.beginPath();
      pen.arc(at[0], at[1], radius, 0, 2 * Math.PI);
      pen.fillStyle = fill;
      pen.fill();
    };
    pen.lineWidth = 1;
    pen.strokeStyle = color("control-border");
    pen.fillStyle = color("secondary-background");
    for (const ring of day.areas) {
      pen.beginPath();
      ring.forEach(([latitude, longitude], index) => pen[index ? "lineTo" : "moveTo"](...place(latitude, longitude)));
      pen.closePath();
      pen.fill();
      pen.stroke();
    }
    // A door is shown while it waits for somebody: for the pickup, and for the laundry that is ready.
    const [late, waiting] = [color("danger"), color("primary")];
    for (const [latitude, longitude, placed, promised, picked, ready, delivered] of day.orders) {
      const isWaiting = (placed <= time && time < picked) || (ready <= time && time < delivered);
      if (isWaiting) dot(place(latitude, longitude), 2.5, time < picked && time > promised ? late : waiting);
    }
    const plant = place(...day.plant);
    pen.fillStyle = color("text");
    pen.fillRect(plant[0] - 5, plant[1] - 5, 10, 10);
    const states = [color("text-secondary"), color("warning"), color("text")];
    for (const track of day.tracks) {
      const at = vehicle(track);
      if (at) dot(place(at[0], at[1]), 4, states[at[2]]);
    }
    clock.textContent = `${Math.floor(time / 3600)}:${String(Math.floor((time % 3600) / 60)).padStart(2, "0")}`;
    slider.value = String(Math.round(time));
    slider.setAttribute("aria-valuetext", clock.textContent);
  };

  // The place of a vehicle between two points of its track: time, latitude, longitude, state, one after the other.
  const vehicle = (track) => {
    const count = track.length / 4;
    if (!count) return null;
    let low = 0, high = count - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (track[middle * 4] <= time) low = middle; else high = middle - 1;
    }
    const [start, latitude, longitude, state] = track.slice(low * 4, low * 4 + 4);
    if (low === count - 1 || time < start) return [latitude / 1e4, longitude / 1e4, 0];
    const [end, toLatitude, toLongitude, next] = track.slice(low * 4 + 4, low * 4 + 8);
    // Who stands for long starts when the next way does, not at once.
    const begin = Math.max(start, state ? start : end - 120), share = Math.min(1, Math.max(0, (time - begin) / Math.max(1, end - begin)));
    const isMoving = share > 0 && (latitude !== toLatitude || longitude !== toLongitude);
    return [(latitude + (toLatitude - latitude) * share) / 1e4, (longitude + (toLongitude - longitude) * share) / 1e4, isMoving ? next || state : 0];
  };

  const stop = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    button.textContent = playLabel;
  };
  const step = (now) => {
    time = Math.min(day.to, time + ((now - last) / 1000) * pace);
    last = now;
    draw();
    if (time >= day.to) stop(); else frame = requestAnimationFrame(step);
  };
  button.addEventListener("click", () => {
    if (frame) return stop();
    if (time >= day.to) time = day.from;
    button.textContent = pauseLabel;
    last = performance.now();
    frame = requestAnimationFrame(step);
  });
  slider.addEventListener("input", () => {
    time = Number(slider.value);
    draw();
  });
  window.addEventListener("resize", draw);
  time = Number(slider.value);
  draw();
})();
