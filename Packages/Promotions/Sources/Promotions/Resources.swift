// Made by `make resources` from Packages/Promotions/Resources/Promotions: edit the files there, not this one.
// swift-format-ignore-file

/// The scripts and styles of Promotions.
enum Resources {
    /// share.js
    static let shareScript =
        #"""
        // Copies a text, or offers it to other apps: for elements with the hook `promotions-share`. A press on a button copies `data-code`, or, where its id ends
        // in ".share", shares `data-text` by the device's own menu; a browser without one copies it.
        (() => {
          "use strict";
          const copy = async (text) => {
            if (navigator.clipboard) return navigator.clipboard.writeText(text);
            // Browsers have no clipboard for pages that came without TLS.
            const field = document.createElement("textarea");
            Object.assign(field, { value: text, readOnly: true });
            document.body.append(field);
            field.select();
            const isCopied = document.execCommand("copy");
            field.remove();
            if (!isCopied) throw new Error("refused");
          };

          tumble.hook("promotions-share", (element, report) => {
            const pressed = async (event) => {
              const button = event.target.closest("button");
              if (!button) return;
              const { code, text } = element.dataset, shares = (button.dataset.testid || "").endsWith(".share");
              const origin = document.activeElement;
              try {
                if (shares && navigator.share) {
                  await navigator.share({ text });
                } else {
                  await copy(shares ? text : code);
                  report(shares ? "textCopied" : "codeCopied");
                }
              } catch (error) {
                // Whoever closes the device's menu wants nothing.
                if (error.name !== "AbortError") report("failed");
              }
              if (origin && origin.isConnected) origin.focus();
            };
            element.addEventListener("click", pressed);
            return () => element.removeEventListener("click", pressed);
          });
        })();
        """#
}
