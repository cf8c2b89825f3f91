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
}
