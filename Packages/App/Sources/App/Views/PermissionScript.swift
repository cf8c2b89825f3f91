/// The script that asks the browser for permissions: for elements with `data-permission="location"`.
///
/// A press asks; the answer, one of `Permission`'s raw values, goes into the element's field as if it were typed. Where the browser already knows
/// the answer nobody is asked again. The cookie lets the server know it with the first request; it is no more than the browser's own word.
public enum PermissionScript {
    /// The script, to stand in the page once.
    public static let source = #"""
        (() => {
          "use strict";
          const note = (answer) => {
            const age = answer === "granted" || answer === "unavailable" ? 2592000 : 0;
            const secure = location.protocol === "https:" ? "; Secure" : "";
            document.cookie = "tumble_device_location=" + answer + "; Path=/; SameSite=Lax; Max-Age=" + age + secure;
          };
          const report = (answer) => {
            note(answer);
            const field = document.querySelector("[data-permission=location] input");
            if (!field) return;
            field.value = answer;
            for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
          };
          const isAvailable = window.isSecureContext && navigator.geolocation;
          const ask = () => {
            if (!isAvailable) { report("unavailable"); return; }
            // A position that can't be found now was permitted all the same.
            const failed = (error) => report(error.code === error.PERMISSION_DENIED ? "denied" : "granted");
            navigator.geolocation.getCurrentPosition(() => report("granted"), failed, { timeout: 10000, maximumAge: 600000 });
          };
          document.addEventListener("click", (event) => {
            if (event.target.closest && event.target.closest("[data-permission=location] button")) ask();
          });
          let isChecked = false;
          const check = async () => {
            const isAsked = document.querySelector("[data-permission=location]") !== null;
            if (isAsked === isChecked) return;
            isChecked = isAsked;
            if (!isAsked || !isAvailable || !navigator.permissions) return;
            try {
              const status = await navigator.permissions.query({ name: "geolocation" });
              if (status.state === "granted") report("granted");
            } catch { /* A browser that can't be asked for what it knows is asked by a press. */ }
          };
          new MutationObserver(check).observe(document.body, { childList: true, subtree: true });
          check();
          if (navigator.permissions && document.cookie.includes("tumble_device_location=granted")) {
            navigator.permissions.query({ name: "geolocation" }).then((status) => { if (status.state === "denied") note("denied"); }, () => {});
          }
        })();
        """#
}
