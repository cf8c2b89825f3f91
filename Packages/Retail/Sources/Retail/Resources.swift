// Made by `make resources` from Packages/Retail/Resources/Retail: edit the files there, not this one.
// swift-format-ignore-file

/// The scripts and styles of Retail.
enum Resources {
    /// catalog-file.js
    static let catalogFileScript =
        #"""
        // Sends a catalog file in pieces, for elements with the hook `catalog-file`. A file that was chosen is reported with a hash of its content; once the element
        // names the import that takes it, the pieces are sent, each from where the server says that it has read up to. A lost connection is waited for.
        (() => {
          "use strict";
          // Beside the element, since the page begins the hook anew while the import goes on.
          const chosen = { file: null, isSending: false };
          const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
          const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
          const attempts = 8;

          const fingerprint = async (file) => {
            // Browsers have no hashes for pages that came without TLS.
            if (!window.crypto || !crypto.subtle) return `${file.size}-${file.lastModified}-${file.name}`.slice(0, 100);
            return hex(await crypto.subtle.digest("SHA-256", await file.arrayBuffer()));
          };

          // Answers the import behind the piece; throws where the server refuses it or can't be reached any more.
          const sendPiece = async (id, offset, piece) => {
            for (let attempt = 0; ; attempt += 1) {
              let response = null;
              try {
                response = await fetch(`/live/files/retail/imports/${id}/pieces?offset=${offset}`, {
                  method: "POST", body: piece, headers: { "Content-Type": "text/csv" }, credentials: "same-origin",
                });
              } catch { /* No connection; it is tried again. */ }
              if (response && response.ok) return (await response.json()).data;
              if (response && response.status < 500 && response.status !== 429) throw new Error((await response.json()).error || "");
              if (attempt === attempts) throw new Error("");
              await pause(Math.min(500 * 2 ** attempt, 10000));
            }
          };

          tumble.hook("catalog-file", (element, report) => {
            const input = element.querySelector("input"), status = element.querySelector("[data-file-status]");
            const { bytes, piece, sending, large, failed, offset } = element.dataset;
            const id = element.dataset.import;
            const tell = (text, bar) => { status.replaceChildren(...(text ? [text] : []), ...(bar ? [bar] : [])); };
            chosen.report = report;

            const send = async () => {
              const { file } = chosen;
              if (!id || !file || chosen.isSending) return;
              chosen.isSending = true;
              const bar = document.createElement("progress");
              const text = sending.replace("{name}", () => file.name);
              bar.setAttribute("aria-label", text);
              let message = null;
              try {
                let run = { state: "reading", offset: Number(offset) };
                while (run.state === "reading") {
                  bar.value = run.offset / file.size;
                  tell(text, bar);
                  run = await sendPiece(id, run.offset, file.slice(run.offset, run.offset + Number(piece)));
                }
                if (run.state !== "columns") chosen.file = null;
              } catch (error) {
                message = error.message || failed;
                chosen.file = null;
              }
              tell("");
              chosen.isSending = false;
              chosen.report({ message });
            };

            const choose = async () => {
              const [file] = input.files;
              if (!file || chosen.isSending) return;
              input.value = "";
              if (file.size > Number(bytes)) return tell(large);
              tell(sending.replace("{name}", () => file.name));
              chosen.file = file;
              report({ name: file.name, size: file.size, fingerprint: await fingerprint(file), message: null });
              // The same file of the same import: nothing of the page changes, which would begin this anew.
              if (id) send();
            };

            input.addEventListener("change", choose);
            choose();
            send();
            return () => input.removeEventListener("change", choose);
          });
        })();
        """#

    /// linking.js
    static let linkingScript =
        #"""
        // Goes to the retailer's page on which a person allows the link: at once when an element with the hook `retail-leave` comes, and again at a press on its
        // button, for those who came back by the browser's own button.
        (() => {
          "use strict";
          tumble.hook("retail-leave", (element) => {
            const leave = () => tumble.leave(element.dataset.address);
            const pressed = (event) => { if (event.target.closest("button")) leave(); };
            element.addEventListener("click", pressed);
            leave();
            return () => element.removeEventListener("click", pressed);
          });
        })();
        """#
}
