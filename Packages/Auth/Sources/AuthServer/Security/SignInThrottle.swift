import Core
import Crypto
import Foundation
import Synchronization

/// Slows down guessing, for an account from everywhere and for a network on all accounts, and denies nothing to its owner.
///
/// The first failures cost nothing. Each one more doubles the time from one attempt to the next, up to half a minute; failures are forgotten by
/// half every quarter of an hour. An attempt that comes too early waits, if a few seconds are enough, else it is told when to come back. A right
/// password clears the account. Who proved before from an address that an account is theirs isn't slowed down by others' guesses at it.
///
/// It is kept in memory, within a bound, and each process has its own: a restart forgets it, and two processes let twice as many attempts pass.
final class SignInThrottle: Sendable {
    /// How much is let pass.
    struct Limits: Sendable, Equatable {
        /// How many failures cost nothing.
        let free: Double
        /// The longest time from one attempt to the next, in seconds.
        let longest: Double

        /// Five wrong passwords, then up to half a minute each.
        static let account = Limits(free: 5, longest: 30)
        /// Thirty, since many people may share an address, then up to 5 seconds each.
        static let network = Limits(free: 30, longest: 5)
    }

    /// Whose guesses are counted.
    enum Key: Hashable, Sendable {
        /// Attempts at an account, there or not, by the hash of its address.
        case account(SHA256Digest)
        /// Attempts from a network.
        case network(String)

        /// The key of an account.
        static func account(email: String) -> Key { .account(SHA256.hash(data: Data(email.utf8))) }

        fileprivate var limits: Limits {
            switch self {
            case .account: .account
            case .network: .network
            }
        }
    }

    private struct Entry: Sendable {
        var failures: Double
        var countedAt: Date
        var nextAt: Date

        func failures(at now: Date) -> Double {
            failures * pow(0.5, max(0, now.timeIntervalSince(countedAt)) / SignInThrottle.halfLife)
        }
    }

    /// The time in which half of the failures are forgotten, in seconds.
    private static let halfLife = 900.0

    private let entries = Mutex<[Key: Entry]>([:])
    private let limit: Int

    /// - Parameter limit: how many accounts and networks are remembered.
    init(limit: Int = 50_000) { self.limit = limit }

    /// Counts an attempt as failed until it succeeds.
    ///
    /// - Returns: how long it has to wait, in seconds.
    func begin(_ keys: [Key], at now: Date) -> TimeInterval {
        entries.withLock { entries in
            makeRoom(in: &entries, at: now)
            return keys.map { key in
                var entry = entries[key] ?? Entry(failures: 0, countedAt: now, nextAt: now)
                let failures = entry.failures(at: now) + 1
                let wait = max(0, entry.nextAt.timeIntervalSince(now))
                let over = failures - key.limits.free
                entry = Entry(failures: failures, countedAt: now, nextAt: entry.nextAt)
                if over > 0 { entry.nextAt = now.addingTimeInterval(wait + min(pow(2, over - 1), key.limits.longest)) }
                entries[key] = entry
                return wait
            }.max() ?? 0
        }
    }

    /// Takes back an attempt that wasn't made, since it came too early.
    func cancel(_ keys: [Key], at now: Date) {
        entries.withLock { entries in
            for key in keys {
                guard var entry = entries[key] else { continue }
                let failures = entry.failures(at: now)
                let over = failures - key.limits.free
                if over > 0 { entry.nextAt = entry.nextAt.addingTimeInterval(-min(pow(2, over - 1), key.limits.longest)) }
                entries[key] = Entry(failures: max(0, failures - 1), countedAt: now, nextAt: entry.nextAt)
            }
        }
    }

    /// Forgets the failures at an account, and this attempt of a network.
    func succeed(_ keys: [Key], at now: Date) {
        entries.withLock { entries in
            for key in keys {
                if case .account = key {
                    entries[key] = nil
                } else if var entry = entries[key] {
                    entry = Entry(failures: max(0, entry.failures(at: now) - 1), countedAt: now, nextAt: entry.nextAt)
                    entries[key] = entry
                }
            }
        }
    }

    var count: Int { entries.withLock { $0.count } }

    /// When there is no room, those that cost nothing yet go first, then half of all.
    private func makeRoom(in entries: inout [Key: Entry], at now: Date) {
        guard entries.count >= limit else { return }
        entries = entries.filter { $0.value.failures(at: now) > $0.key.limits.free }
        guard entries.count >= limit else { return }
        let kept = entries.sorted { $0.value.countedAt > $1.value.countedAt }.prefix(limit / 2)
        entries = Dictionary(kept.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
}
