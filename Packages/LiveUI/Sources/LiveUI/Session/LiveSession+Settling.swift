import Core

extension LiveSession {
    /// The most times that a first page waits, since views that appear may begin effects.
    private static let settlingRounds = 3

    /// Waits until no effects are running, up to a time limit, and renders.
    ///
    /// What is under way is waited for before the page is rendered: a tab that renders can't take what has been loaded, and what is loaded needs another
    /// render.
    func settle(within limit: Duration) async {
        hasSettled = false
        var timer: Task<Void, Never>?
        for _ in 0..<Self.settlingRounds {
            if root.isBusy {
                timer = timer ?? Task { await self.endSettling(after: limit) }
                await withCheckedContinuation { waiter = $0 }
            }
            update()
            guard root.isBusy, !hasSettled else { break }
        }
        timer?.cancel()
    }

    private func endSettling(after limit: Duration) async {
        guard (try? await clock.sleep(for: limit)) != nil else { return }
        hasSettled = true
        endWait()
    }
}
