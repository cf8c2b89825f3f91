import Core
import Foundation

extension LiveServer {
    /// Ends other tabs if there are too many: of the browser, without anybody signed in, or overall.
    ///
    /// Whoever isn't signed in costs a person nothing, so their tabs have a budget of their own and go first; among equals the one without a socket goes,
    /// then the one that has been idle for the longest time.
    ///
    /// - Throws: ``LiveServerFull`` if all others are in use.
    func makeRoom(for owner: BrowserID, in network: String, isSignedIn: Bool) async throws {
        let own = tabs.filter { $0.value.owner == owner }
        if own.count >= limits.tabsPerBrowser, let oldest = Self.oldest(own.filter { $0.value.parkedAt != nil }) ?? Self.oldest(own) {
            await end(oldest, .idle)
        }
        if !isSignedIn { await makeAnonymousRoom(in: network) }
        guard tabs.count >= limits.tabs else { return }
        let idle = clock.now - limits.evictionTime / .seconds(1)
        let expendable = tabs.filter { !$0.value.isSignedIn || $0.value.parkedAt != nil || $0.value.session.lastActivity.date <= idle }
        guard let first = Self.firstToGo(expendable) else { throw LiveServerFull() }
        await end(first, .idle)
    }

    private func makeAnonymousRoom(in network: String) async {
        let anonymous = tabs.filter { !$0.value.isSignedIn }
        let near = limits.anonymousTabsPerAddress > 0 ? anonymous.filter { $0.value.network == network } : [:]
        if !near.isEmpty, near.count >= limits.anonymousTabsPerAddress, let first = Self.firstToGo(near) {
            await end(first, .idle)
        } else if anonymous.count >= limits.anonymousTabs, let first = Self.firstToGo(anonymous) {
            await end(first, .idle)
        }
    }

    private static func oldest(_ tabs: [String: LiveTab]) -> String? {
        tabs.min { $0.value.number < $1.value.number }?.key
    }

    private static func firstToGo(_ tabs: [String: LiveTab]) -> String? {
        func rank(_ tab: LiveTab) -> (Int, Int, Date, Int) {
            (tab.isSignedIn ? 1 : 0, tab.parkedAt == nil ? 1 : 0, tab.session.lastActivity.date, tab.number)
        }
        return tabs.min { rank($0.value) < rank($1.value) }?.key
    }
}

/// Thrown when there is no room for another tab.
struct LiveServerFull: Error {}
