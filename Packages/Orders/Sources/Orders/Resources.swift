// Made by `make resources` from Packages/Orders/Resources/Orders: edit the files there, not this one.
// swift-format-ignore-file

/// The scripts and styles of Orders.
enum Resources {
    /// own-position.js
    static let ownPositionScript =
        #"""
        // Reports the device's position once, for a press on a button inside the element: the browser asks for permission then, and not before.
        tumble.hook("own-position", (element, report) => {
          const device = window.isSecureContext && navigator.geolocation, options = { enableHighAccuracy: true, timeout: 15000, maximumAge: 60000 };
          const found = ({ coords: { latitude, longitude } }) => report({ latitude, longitude });
          const failed = (error) => report({ problem: error.code === error.PERMISSION_DENIED ? "denied" : "unavailable" });
          const pressed = (event) => {
            if (!event.target.closest("button")) return;
            if (device) device.getCurrentPosition(found, failed, options); else report({ problem: "unavailable" });
          };
          element.addEventListener("click", pressed);
          return () => element.removeEventListener("click", pressed);
        });
        """#

    /// plant.js
    static let plantScript =
        #"""
        // The keys of the plant's board. "/" leads to the field for numbers and tags, Escape closes the open order. A panel that comes takes the focus, so that
        // an order goes on with Enter alone.
        tumble.hook("plant-keys", (element, report) => {
          const press = (event) => {
            if (event.ctrlKey || event.metaKey || event.altKey) return;
            const isTyping = event.target.matches("input, textarea, select");
            const scan = element.querySelector('[data-testid="plant.code"]');
            if (event.key === "Escape") {
              report("close");
              if (scan) scan.focus();
            } else if (event.key === "/" && !isTyping && scan) {
              event.preventDefault();
              scan.focus();
            }
          };
          document.addEventListener("keydown", press);
          return () => document.removeEventListener("keydown", press);
        });
        tumble.hook("plant-focus", (element) => {
          const first = element.querySelector('[data-testid="plant.kilograms"]') || element.querySelector('[data-testid="plant.step"]');
          if (first) first.focus();
          return null;
        });
        """#
}
