// Made by `make resources` from Packages/App/Resources/AppDevelopment: edit the files there, not this one.
// swift-format-ignore-file

/// The scripts and styles of AppDevelopment.
enum Resources {
    /// demo-window.js
    static let demoWindowScript =
        #"""
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
        """#

    /// demo.css
    static let demoStyles =
        #"""
        .t-entrance > .t-main > .t-page:has(+ [data-style="demo-bar"]) {
          margin-bottom: 0;
          padding-bottom: 0;
        }

        .t-entrance > .t-main > .t-page[data-style="demo-bar"] {
          margin-top: 0;
          padding-top: var(--space-lg);
        }

        [data-style="demo-bar"] .t-button {
          justify-content: flex-start;
          min-height: 44px;
        }
        """#

    /// gallery.css
    static let galleryStyles =
        #"""
        /* The gallery of previews. */
        .gallery-packages{position:fixed;inset:0 auto 0 0;width:11rem;overflow:auto;padding:1rem;display:flex;flex-direction:column;
            background:var(--color-card);border-right:1px solid var(--color-border)}
        .gallery-packages a,.gallery-choice a{padding:.6rem .75rem;border-radius:var(--radius-sm);color:var(--color-text);text-decoration:none}
        .gallery-packages a[aria-current],.gallery-choice a[aria-current]{background:var(--color-secondary);color:var(--color-on-secondary)}
        .gallery-main{margin-left:11rem;padding:1.5rem;font:var(--font-body);color:var(--color-text)}
        .gallery-choices{display:flex;flex-wrap:wrap;gap:1.5rem;padding:.75rem 0}
        .gallery-choice{display:flex;border:1px solid var(--color-border);border-radius:var(--radius-md);padding:.15rem}
        .gallery-item{padding-top:1.5rem}.gallery-item h2{font:var(--font-headline);padding-bottom:.5rem}
        .gallery-item h2 a{color:var(--color-text)}
        .gallery-item iframe{border:1px solid var(--color-border);border-radius:var(--radius-md);height:32rem;resize:both;overflow:auto;max-width:none}
        .gallery-item iframe:not([width]){width:100%}
        .gallery-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
        .ui-preview-name{font:var(--font-caption);color:var(--color-text-secondary);padding:1rem 1rem .25rem}
        .ui-preview-content{padding:0 1rem 1rem}
        """#

    /// sent.css
    static let sentStyles =
        #"""
        /* The page of what the server sent. Colors, fonts and lengths are variables of the theme, whose sheet stands before this one. */
        .sent main { display: flex; flex-direction: column; gap: var(--space-md); max-width: 48rem; margin: 0 auto; padding: var(--space-md) var(--space-md) 64px; }
        .sent :is(h1, h2, p, ol) { margin: 0; }
        .sent h1 { font: var(--font-title); }
        .sent h2 { font: var(--font-headline); }
        .sent a { color: var(--color-primary); }
        .sent nav a { display: inline-flex; align-items: center; min-height: 44px; }
        .sent :is(a, summary, button, select):focus-visible { outline: 3px solid var(--color-primary); outline-offset: 2px; }
        .sent-hint, .sent-head { color: var(--color-text-secondary); }
        .sent-filter { display: flex; flex-wrap: wrap; gap: var(--space-md); align-items: end; }
        .sent-filter label { display: flex; flex: 1 1 12rem; flex-direction: column; gap: 6px; min-width: 0; font-weight: 600; }
        .sent-filter select {
          width: 100%; min-height: 48px; padding: 10px 12px; border: 1px solid var(--color-control-border); border-radius: var(--radius-md);
          background: var(--color-card); color: inherit; font: inherit;
        }
        .sent-filter button {
          min-height: 48px; padding: 10px 20px; border: 0; border-radius: var(--radius-full); background: var(--color-primary); color: var(--color-on-primary);
          font: inherit; font-weight: 600; cursor: pointer;
        }
        .sent-list { display: flex; flex-direction: column; gap: var(--space-md); padding: 0; list-style: none; }
        .sent-card {
          display: flex; flex-direction: column; gap: var(--space-sm); min-width: 0; padding: var(--space-md); border: 1px solid var(--color-border);
          border-radius: var(--radius-lg); background: var(--color-card); overflow-wrap: anywhere;
        }
        .sent-head { display: flex; flex-wrap: wrap; gap: 0 var(--space-md); }
        .sent-head time { margin-left: auto; }
        .sent-text { white-space: pre-wrap; }
        .sent summary { min-height: 44px; padding: 10px 0; color: var(--color-primary); cursor: pointer; }
        /* Mail brings its own colors, made for a light page. */
        .sent iframe { width: 100%; height: 32rem; border: 1px solid var(--color-border); border-radius: var(--radius-md); background: #fff; }
        """#

    /// simulated-places.js
    static let simulatedPlacesScript =
        #"""
        // Simulated positions, in tumble-dev alone: Ctrl+Alt+L opens a list of named places. A map that is pressed while the list is open gives its place, too. What asks
        // the browser for the device's position gets the chosen one; "Drive there" moves to the next place at 20 m/s, so that a driver is seen on the way.
        (() => {
          "use strict";
          const device = navigator.geolocation;
          if (!device) return;
          const places = [
            ["Irvine, Spectrum Center", 33.6506, -117.7436], ["Irvine, plant", 33.6846, -117.8265], ["Newport Beach, Fashion Island", 33.6155, -117.8757],
            ["Costa Mesa, 17th Street", 33.6325, -117.9167], ["Tustin, Main Street", 33.742, -117.82], ["Laguna Beach, Main Beach", 33.5427, -117.78],
            ["Huntington Beach, Talbert Avenue", 33.7012, -117.9862], ["On the border of Irvine and Tustin", 33.69705, -117.81418],
            ["Outside: Los Angeles", 34.05, -118.24], ["Outside: San Diego", 32.72, -117.16], ["Outside: Avalon", 33.343, -118.328], ["Outside: 0, 0", 0, 0],
            ["Outside: latitude and longitude swapped", -117.7436, 33.6506],
          ];
          const key = "tumble.simulatedPlace", metersPerSecond = 20, world = 256 * 2 ** 14;
          const prototype = Object.getPrototypeOf(device);
          const { getCurrentPosition, watchPosition, clearWatch } = prototype;
          const watchers = new Map();
          let place = JSON.parse(sessionStorage.getItem(key) || "null"), heading = null, driving = null, panel = null;
          const position = () => {
            const [latitude, longitude] = place, speed = driving ? metersPerSecond : 0;
            return { coords: { latitude, longitude, accuracy: 5, altitude: null, altitudeAccuracy: null, heading, speed }, timestamp: Date.now() };
          };
          const move = (next) => {
            place = next;
            if (place) sessionStorage.setItem(key, JSON.stringify(place)); else sessionStorage.removeItem(key);
            if (place) for (const found of watchers.values()) found(position());
            if (panel) panel.querySelector("output").textContent = place ? place.map((degrees) => degrees.toFixed(5)).join(", ") : "the device's own";
          };
          const drive = (target) => {
            clearInterval(driving);
            const step = metersPerSecond / 111195;
            driving = setInterval(() => {
              const east = Math.cos(place[0] * Math.PI / 180), north = target[0] - place[0], side = (target[1] - place[1]) * east, left = Math.hypot(north, side);
              heading = (Math.atan2(side, north) * 180 / Math.PI + 360) % 360;
              if (left <= step) { clearInterval(driving); driving = null; return move(target); }
              move([place[0] + north / left * step, place[1] + side / left * step / east]);
            }, 1000);
          };
          const go = (target) => {
            if (target && place && panel.querySelector("input").checked) return drive(target);
            clearInterval(driving);
            driving = null;
            move(target);
          };
          prototype.getCurrentPosition = function (found, failed, options) {
            if (place) setTimeout(() => found(position())); else getCurrentPosition.call(this, found, failed, options);
          };
          prototype.watchPosition = function (found, failed, options) {
            const id = watchPosition.call(this, (real) => { if (!place) found(real); }, (error) => { if (!place && failed) failed(error); }, options);
            watchers.set(id, found);
            if (place) setTimeout(() => found(position()));
            return id;
          };
          prototype.clearWatch = function (id) {
            watchers.delete(id);
            clearWatch.call(this, id);
          };
          const open = () => {
            panel = document.createElement("form");
            panel.setAttribute("aria-label", "Simulated position");
            panel.dataset.testid = "development.places";
            Object.assign(panel.style, {
              position: "fixed", left: "8px", bottom: "8px", zIndex: "9999", display: "grid", gap: "6px", padding: "10px", maxWidth: "calc(100vw - 16px)",
              background: "#fff", color: "#111", border: "2px solid #b45309", borderRadius: "8px", font: "14px sans-serif",
            });
            const select = document.createElement("select"), box = document.createElement("label"), check = document.createElement("input");
            select.setAttribute("aria-label", "Simulated position");
            select.add(new Option("The device's own position", ""));
            places.forEach(([name], index) => select.add(new Option(name, String(index))));
            check.type = "checkbox";
            box.append(check, " Drive there");
            panel.append(select, box, document.createElement("output"));
            select.addEventListener("change", () => go(select.value ? places[select.value].slice(1) : null));
            document.documentElement.append(panel);
            move(place);
          };
          document.addEventListener("keydown", (event) => {
            if (!event.ctrlKey || !event.altKey || event.code !== "KeyL") return;
            event.preventDefault();
            if (panel) { panel.remove(); panel = null; } else open();
          });
          document.addEventListener("click", (event) => {
            const svg = panel && event.target.closest && event.target.closest("svg[data-map]"), matrix = svg && svg.getScreenCTM();
            if (!matrix) return;
            const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
            const [left, top] = svg.dataset.origin.split(" ").map(Number);
            go([Math.atan(Math.sinh(Math.PI * (1 - 2 * (point.y + top) / world))) * 180 / Math.PI, (point.x + left) / world * 360 - 180]);
          }, true);
        })();
        """#

    /// simulation.css
    static let simulationStyles =
        #"""
        /* The report of a simulated day. */
        .simulation{max-width:72rem;margin:0 auto;padding:1.5rem clamp(1rem,4vw,2.5rem) 4rem;font:var(--font-body);color:var(--color-text)}
        .simulation h1{font:var(--font-large-title);text-wrap:balance}
        .simulation h2{font:var(--font-title);margin:2.5rem 0 .75rem}
        .simulation p{color:var(--color-text-secondary);text-wrap:pretty}
        .simulation-warning{margin-top:1rem;padding:.75rem 1rem;border-radius:var(--radius-md);background:var(--color-warning-soft)}
        .simulation p.simulation-warning{color:var(--color-on-warning-soft)}
        .simulation-tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr));gap:.75rem;margin-top:1.5rem;padding:0;list-style:none}
        .simulation-tiles li{padding:1rem;border-radius:var(--radius-lg);background:var(--color-card);box-shadow:0 0 0 1px var(--color-border)}
        .simulation-tiles span{display:block;font:var(--font-footnote);color:var(--color-text-secondary)}
        .simulation-tiles b{display:block;font:var(--font-title);font-variant-numeric:tabular-nums;margin:.15rem 0}
        .simulation-map{border-radius:var(--radius-lg);overflow:hidden;background:var(--color-card);box-shadow:0 0 0 1px var(--color-border)}
        .simulation-map canvas{display:block;width:100%;height:clamp(18rem,60vw,34rem)}
        .simulation-controls{display:flex;gap:.75rem;align-items:center;padding:.5rem 1rem .75rem}
        .simulation-controls button{flex:none;min-width:5.5rem;min-height:44px;border-radius:var(--radius-full);border:0;font:var(--font-headline);cursor:pointer;
            background:var(--color-primary);color:var(--color-on-primary)}
        .simulation-controls input{flex:1;min-width:0;height:44px;accent-color:var(--color-primary)}
        .simulation-controls output{flex:none;min-width:3.2rem;text-align:right;font:var(--font-headline);font-variant-numeric:tabular-nums}
        .simulation-legend{display:flex;flex-wrap:wrap;gap:.35rem 1.25rem;padding:.75rem 0 0;margin:0;list-style:none;font:var(--font-footnote);
            color:var(--color-text-secondary)}
        .simulation-legend i{display:inline-block;width:.75rem;height:.75rem;margin-right:.4rem;border-radius:50%;vertical-align:-1px;background:var(--simulation-color)}
        .simulation-on-time{--simulation-color:var(--color-primary)}
        .simulation-late{--simulation-color:var(--color-danger)}
        .simulation-due{--simulation-color:var(--color-control-border)}
        .simulation-empty{--simulation-color:var(--color-warning)}
        .simulation-chart{width:100%;height:auto;display:block}
        .simulation-chart rect{fill:var(--simulation-color)}
        .simulation-chart line{stroke:var(--color-border)}
        .simulation-chart text{font-size:11px;fill:var(--color-text-secondary)}
        .simulation-scroll{overflow-x:auto;border-radius:var(--radius-lg);background:var(--color-card);box-shadow:0 0 0 1px var(--color-border)}
        .simulation table{width:100%;border-collapse:collapse;font:var(--font-callout);font-variant-numeric:tabular-nums}
        .simulation th,.simulation td{padding:.6rem 1rem;text-align:right;white-space:nowrap}
        .simulation th:first-child{text-align:left;font-weight:inherit}
        .simulation td.simulation-note{text-align:left;white-space:normal;color:var(--color-text-secondary)}
        .simulation tr+tr>*{border-top:1px solid var(--color-border)}
        .simulation thead th{font:var(--font-footnote);color:var(--color-text-secondary)}
        .simulation-better{color:var(--color-primary);font-weight:600}
        .simulation-worse{color:var(--color-danger);font-weight:600}
        .simulation :focus-visible{outline:2px solid var(--color-primary);outline-offset:2px}
        @media (max-width:40rem){.simulation td.simulation-note{display:none}.simulation-charts{overflow-x:auto}.simulation-chart{min-width:34rem}}
        """#

    /// simulation.js
    static let simulationScript =
        #"""
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
        """#
}
