// Lets the payment provider ask for a card or a confirmation: for elements with the hook `payment-provider`, whose `data-call` is "card", "confirm" or
// "page". A press on the element's button begins. "card" mounts the provider's field in the element's area, so that what is entered goes from the browser to
// the provider alone; "confirm" has the customer's bank ask; "page" goes to the provider's page, which leads back to `data-back`, or here.
(() => {
  "use strict";
  const loads = new Map();
  const load = (address) => {
    if (!loads.has(address)) {
      loads.set(address, new Promise((resolve, reject) => {
        const script = document.createElement("script");
        Object.assign(script, { src: address, async: true, onload: resolve });
        // The next field tries again.
        script.onerror = () => { loads.delete(address); script.remove(); reject(new Error("unavailable")); };
        document.head.append(script);
      }));
    }
    return loads.get(address);
  };

  const onPress = (element, act) => {
    let isBusy = false;
    const pressed = async (event) => {
      if (isBusy || !event.target.closest("button")) return;
      isBusy = true;
      try { await act(); } finally { isBusy = false; }
    };
    element.addEventListener("click", pressed);
    return () => element.removeEventListener("click", pressed);
  };

  const outcome = ({ error }) => error ? { outcome: "refused", message: error.message || null } : { outcome: "done", message: null };
  const unavailable = { outcome: "unavailable", message: null };

  // What the provider's fields look like, from the page's own style.
  const style = (element) => {
    const { color, fontFamily, fontSize } = getComputedStyle(element);
    return { base: { color, fontFamily, fontSize } };
  };

  const calls = {
    page: (element) => onPress(element, () => {
      const address = new URL(element.dataset.page, location.href);
      address.searchParams.set("return", new URL(element.dataset.back, location.href).href);
      address.searchParams.set("cancel", location.href);
      address.searchParams.set("language", document.documentElement.lang);
      tumble.leave(address.href);
    }),

    confirm: (element, report) => onPress(element, async () => {
      const { script, key, secret } = element.dataset;
      try {
        await load(script);
        report(outcome(await window.Stripe(key).confirmCardPayment(secret)));
      } catch { report(unavailable); }
    }),

    card: (element, report) => {
      const { script, key, secret } = element.dataset;
      let end = () => {}, isOver = false;
      load(script).then(() => {
        if (isOver) return;
        const stripe = window.Stripe(key), card = stripe.elements().create("card", { style: style(element) });
        card.mount(element.querySelector("[data-keep~=children]"));
        const stop = onPress(element, async () => {
          try { report(outcome(await stripe.confirmCardSetup(secret, { payment_method: { card } }))); } catch { report(unavailable); }
        });
        end = () => { stop(); card.destroy(); };
      }).catch(() => { if (!isOver) report(unavailable); });
      return () => { isOver = true; end(); };
    },
  };

  tumble.hook("payment-provider", (element, report) => {
    const call = calls[element.dataset.call];
    return call ? call(element, report) : null;
  });

  tumble.hook("payment-save", (element, report) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([element.dataset.text], { type: "text/csv" }));
    link.download = element.dataset.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    report(true);
    return null;
  });

  tumble.hook("payment-print", (element) => onPress(element, () => window.print()));
})();
