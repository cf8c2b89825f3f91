extension LiveScript {
    /// Long lists, which grow as they are scrolled, and pulling to refresh.
    static let lists = #"""
        // ---- lists

        const watched = new WeakSet();
        const observer = new IntersectionObserver((marks) => {
          for (const mark of marks) {
            if (!mark.isIntersecting || !isReady) continue;
            const id = mark.target.dataset.more;
            if (!send({ kind: "more", id })) continue;
            observer.unobserve(mark.target);
            extents[id] = (extents[id] || pageSize) + pageSize;
          }
        }, { rootMargin: "800px 0px" });

        function observeMore() {
          for (const mark of document.querySelectorAll("[data-more]")) {
            if (!isReady || watched.has(mark)) continue;
            watched.add(mark);
            observer.observe(mark);
          }
        }

        // ---- pull to refresh

        const pullDistance = 72;
        let pull = null;

        document.addEventListener("touchstart", (event) => {
          const area = event.touches.length === 1 && event.target.closest("[data-refresh]");
          pull = area && scrollY <= 0 && area.scrollTop <= 0 ? { area, y: event.touches[0].clientY } : null;
        }, { passive: true });

        document.addEventListener("touchmove", (event) => {
          if (!pull) return;
          const distance = event.touches[0].clientY - pull.y;
          if (distance < -4 || scrollY > 0) { endPull(); return; }
          if (distance > 8) pull.area.dataset.pull = distance > pullDistance ? "ready" : "begun";
        }, { passive: true });

        document.addEventListener("touchend", () => {
          if (!pull) return;
          const { area } = pull, isFar = area.dataset.pull === "ready";
          endPull();
          if (!isFar) return;
          const number = send({ kind: "submit", id: area.dataset.refresh });
          if (number) area.dataset.busy = String(number); else refuse();
        });
        document.addEventListener("touchcancel", () => endPull());

        function endPull() {
          if (pull) delete pull.area.dataset.pull;
          pull = null;
        }
        """#
}
