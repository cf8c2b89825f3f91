// Made by `make resources` from Packages/Fleet/Resources/Fleet: edit the files there, not this one.
// swift-format-ignore-file

/// The scripts and styles of Fleet.
enum Resources {
    /// fleet.css
    static let fleetStyles =
        #"""
        /* Of the steps of a stop the first is shown that isn't waiting for the network, and of the stops the first whose last step isn't. */
        .t-action>[data-style="fleet-step"]~[data-style="fleet-step"]{display:none}
        .t-action>[data-style="fleet-step"][data-waiting]+[data-style="fleet-step"]{display:block}
        .t-action>[data-style="fleet-step"][data-waiting]:not(:last-child){display:none}
        [data-style="fleet-legs"],[data-style="fleet-cards"],[data-style="fleet-card-body"],[data-style^="fleet-leg"],[data-style="fleet-heading"],[data-style="fleet-time"]{align-self:stretch}
        [data-style="fleet-legs"]>*~*{display:none}
        [data-style="fleet-legs"]>:has([data-offline^="fleet.confirmStop"][data-waiting])+*{display:flex}
        [data-style="fleet-legs"]>:has([data-offline="fleet.failStop"][data-waiting])+[data-style="fleet-leg-other"]{display:flex}
        [data-style="fleet-legs"]>:has([data-offline^="fleet.confirmStop"][data-waiting]){display:none}
        [data-style="fleet-legs"]>:last-child:has([data-offline^="fleet.confirmStop"][data-waiting]){display:flex}
        [data-style="fleet-cards"]>*~* [data-style="fleet-card-body"]{display:none}
        [data-style="fleet-cards"]>:has([data-offline="fleet.confirmStops"][data-waiting])+* [data-style="fleet-card-body"],
        [data-style="fleet-cards"]>:not(:has([data-offline="fleet.confirmStops"])):has([data-offline="fleet.confirmStop"][data-waiting])+* [data-style="fleet-card-body"]{display:flex}
        html:not([data-scans]) [data-style="fleet-scan"]{display:none}
        [data-style="fleet-scanner"]{width:min(100%,32rem);max-height:100dvh;padding:var(--space-lg);border:0;border-radius:var(--radius-xxl);
            color:var(--color-text);background:var(--color-card)}
        [data-style="fleet-scanner"]::backdrop{background:var(--color-backdrop)}
        [data-style="fleet-scanner"] h2{font:var(--font-headline)}
        [data-style="fleet-scanner"] video{width:100%;aspect-ratio:4/3;margin-block:var(--space-md);object-fit:cover;border-radius:var(--radius-lg);
            background:var(--color-secondary-background)}
        [data-style="fleet-scanner"] button{width:100%;margin-top:var(--space-md);border:0;cursor:pointer}
        [data-style="fleet-bar"]{align-self:stretch;overflow:hidden;height:8px;border-radius:var(--radius-full);background:var(--color-secondary-background)}
        [data-style="fleet-bar"]>div{height:100%;border-radius:inherit;background:var(--color-primary);transform-origin:left}
        [data-style="fleet-route"]{max-height:11rem}
        [data-style="fleet-route"] .t-map-controls{display:none}
        [data-hook="fleet-waiting"]>.t-script{font:var(--font-callout);color:var(--color-text-secondary)}
        [data-hook="fleet-waiting"]>.t-script:empty{display:none}
        [data-style="fleet-return"]{align-self:stretch;width:100%;max-width:24rem;margin-inline:auto}
        [data-style="fleet-release"],[data-style="fleet-release"]>details{align-self:stretch}
        [data-style="fleet-release-lost"],[data-connection=lost] [data-style="fleet-release"]{display:none}
        [data-connection=lost] [data-style="fleet-release-lost"]{display:block}
        @media (prefers-reduced-motion:reduce){[data-style="fleet-bar"]{display:none}}
        [data-style="fleet-choices"]{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(17rem,100%),24rem));align-items:end;gap:var(--space-md);width:100%}
        [data-style="fleet-shopping"],[data-style="fleet-item"]{align-self:stretch}
        [data-style="fleet-item"]{padding:var(--space-md);border-radius:var(--radius-lg);background:var(--color-secondary-background)}
        /* The fields of the chosen outcome, also where the server can't be asked. */
        [data-style="fleet-item"]:has(option[value="missing"]:checked) [data-style="fleet-item-bought"],
        [data-style="fleet-item"]:not(:has(option[value="substituted"]:checked)) [data-style="fleet-item-substitute"]{display:none}
        """#

    /// offer.js
    static let offerScript =
        #"""
        // Counts an offer down, and makes a sound for a new one. `tumble.chime` is the sound; browsers allow it once the person has pressed something on the page.
        (() => {
          const muted = "tumble-offers-muted";
          const isMuted = () => { try { return localStorage.getItem(muted) === "true"; } catch { return false; } };
          let audio = null, alerted = "";

          const unlock = () => {
            const Audio = window.AudioContext || window.webkitAudioContext;
            if (!audio && Audio) try { audio = new Audio(); } catch { return; }
            if (audio && audio.state === "suspended") audio.resume().catch(() => {});
          };
          for (const name of ["pointerdown", "keydown"]) window.addEventListener(name, unlock, true);

          // Tones one after the other, by their frequencies.
          tumble.chime = (...tones) => {
            if (!audio || audio.state !== "running") return;
            tones.forEach((tone, index) => {
              const start = audio.currentTime + index * 0.18, sound = audio.createOscillator(), volume = audio.createGain();
              sound.frequency.value = tone;
              volume.gain.setValueAtTime(0.2, start);
              volume.gain.exponentialRampToValueAtTime(0.001, start + 0.17);
              sound.connect(volume).connect(audio.destination);
              sound.start(start);
              sound.stop(start + 0.18);
            });
          };

          tumble.hook("fleet-offer", (element) => {
            // A job that is offered again is another offer.
            const { offer } = element.dataset;
            if (offer === alerted) return null;
            alerted = offer;
            if (isMuted()) return null;
            tumble.chime(880, 1175, 880);
            const isAllowed = !navigator.userActivation || navigator.userActivation.hasBeenActive;
            if (navigator.vibrate && isAllowed) navigator.vibrate([200, 100, 200]);
            return null;
          });

          // What is chosen is kept on the device: the page hears of it when it begins, and the device of what the page says.
          tumble.hook("fleet-muted", (element, report) => {
            const chosen = element.dataset.muted;
            try {
              if (chosen) localStorage.setItem(muted, chosen); else if (isMuted()) report(true);
            } catch { /* Without storage it is forgotten with the page. */ }
            return null;
          });

          tumble.hook("fleet-countdown", (element) => {
            const { seconds, whole, left, over } = element.dataset, end = performance.now() + Number(seconds) * 1000;
            const line = element.querySelector('[data-style="fleet-countdown"]'), bar = element.querySelector(".t-script");
            bar.replaceChildren(document.createElement("div"));
            const shrinking = bar.firstChild.animate([{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], { duration: Number(whole) * 1000, fill: "forwards" });
            shrinking.currentTime = (Number(whole) - Number(seconds)) * 1000;
            const tell = () => {
              const rest = Math.max(0, Math.ceil((end - performance.now()) / 1000));
              const text = rest ? left.replace(/\d+/, String(rest)) : over;
              if (line.textContent !== text) line.textContent = text;
            };
            tell();
            const timer = setInterval(tell, 1000);
            return () => {
              clearInterval(timer);
              shrinking.cancel();
            };
          });
        })();
        """#

    /// position.js
    static let positionScript =
        #"""
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
        """#

    /// scan.js
    static let scanScript =
        #"""
        // Reads the codes of bag tags with the camera into the field of tags, each once. Where the browser can't, the style sheet shows no button for it.
        (() => {
          if (!window.BarcodeDetector || !navigator.mediaDevices || !navigator.mediaDevices.getUserMedia) return;
          document.documentElement.dataset.scans = "";
          const make = (name, text, style) => {
            const element = document.createElement(name);
            if (text) element.textContent = text;
            if (style) element.dataset.style = style;
            return element;
          };

          const open = async (field, { title, hint, done, added, failed }) => {
            const dialog = make("dialog", "", "fleet-scanner"), video = make("video"), status = make("p", hint), close = make("button", done);
            dialog.setAttribute("aria-label", title);
            status.setAttribute("role", "status");
            close.type = "button";
            close.className = "t-button t-button-primary";
            close.dataset.testid = "fleet.scan.done";
            video.muted = true;
            video.setAttribute("playsinline", "");
            dialog.append(make("h2", title), video, status, close);
            document.body.append(dialog);
            let stream = null;
            close.addEventListener("click", () => dialog.close());
            // The page's own Escape is for what lies behind.
            dialog.addEventListener("keydown", (event) => event.stopPropagation());
            dialog.addEventListener("close", () => {
              if (stream) for (const track of stream.getTracks()) track.stop();
              dialog.remove();
            });
            dialog.showModal();
            try {
              stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
              if (!dialog.open) { for (const track of stream.getTracks()) track.stop(); return; }
              video.srcObject = stream;
              await video.play();
              const detector = new BarcodeDetector();
              while (dialog.open) {
                for (const { rawValue } of await detector.detect(video).catch(() => [])) if (add(field, rawValue)) status.textContent = added.replace("{tag}", rawValue.trim());
                await new Promise((resolve) => setTimeout(resolve, 200));
              }
            } catch {
              status.textContent = failed;
            }
          };

          // A tag is one word. The field hears of it as of a word that was typed.
          const add = (field, code) => {
            const tag = code.trim();
            if (!tag || /[\s,]/.test(tag) || tag.length > 30) return false;
            const known = field.value.split(/[\s,]+/).filter(Boolean);
            if (known.some((other) => other.toLowerCase() === tag.toLowerCase())) return false;
            field.value = [...known, tag].join(" ");
            for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
            tumble.chime(1320);
            return true;
          };

          // A press on the button is the browser's alone: it goes to the server no more than the camera's picture does.
          window.addEventListener("click", (event) => {
            const button = event.target.closest && event.target.closest('[data-style="fleet-scan"]');
            const area = button && button.closest('[data-hook="fleet-scan"]');
            if (!area) return;
            event.preventDefault();
            event.stopImmediatePropagation();
            open(area.querySelector("input"), area.dataset);
          }, true);
        })();
        """#

    /// waiting.js
    static let waitingScript =
        #"""
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
        """#
}
