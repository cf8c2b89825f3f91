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
