import Core
import Crypto
import Foundation
import Synchronization

/// Counts failed attempts by account and by network, and spaces out further ones, without ever locking anybody out.
///
/// The first failures cost nothing. Each further one doubles the time between attempts, up to 30 seconds. The count halves every 15 minutes, and a
/// correct password clears the account's. People who have proved from the same address before that the account is theirs don't wait for others'
/// guesses; ``GuessGuard`` sees to that.
///
/// The counts are kept in memory, within a bound, by each process for itself: a restart forgets them, and two processes admit twice as many attempts.
final class SignInThrottle: Sendable {
    /// The free failures and the longest wait.
    struct Limits: Sendable, Equatable {
        /// The number of failures that cost nothing.
        let free: Double
        /// The longest time between attempts, in seconds.
        let longest: Double

        /// Five failures, then up to 30 seconds each.
        static let account = Limits(free: 5, longest: 30)
        /// Thirty failures, because many people may share a network, then up to 5 seconds each.
        static let network = Limits(free: 30, longest: 5)
        /// Five failures, then up to five minutes each: one code in 333,000 is right.
        static let code = Limits(free: 5, longest: 300)
    }

    /// The subject of a count.
    enum Key: Hashable, Sendable {
        /// An account, whether it exists or not, by the hash of its email address.
        case account(SHA256Digest)
        /// A network.
        case network(String)
        /// The codes of an account's second factor.
        case code(Int)

        /// Returns the key of an account.
        static func account(email: String) -> Key { .account(SHA256.hash(data: Data(email.utf8))) }

        fileprivate var limits: Limits {
            switch self {
            case .account: .account
            case .network: .network
            case .code: .code
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

    /// The time in which a count halves, in seconds.
    private static let halfLife = 900.0

    private let entries = Mutex<[Key: Entry]>([:])
    private let limit: Int

    /// - Parameter limit: the number of accounts and networks to remember.
    init(limit: Int = 50_000) { self.limit = limit }

    /// Counts an attempt, as failed until it succeeds.
    ///
    /// - Returns: the time that it has to wait, in seconds.
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

    /// Takes back an attempt that came too early and wasn't made.
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

    /// Takes back this attempt of a network and an account.
    ///
    /// - Parameter isOwner: whether to clear the account's count altogether.
    func succeed(_ keys: [Key], clearing isOwner: Bool = true, at now: Date) {
        entries.withLock { entries in
            for key in keys {
                switch key {
                case .account where isOwner, .code:
                    entries[key] = nil
                case .account, .network:
                    guard let entry = entries[key] else { continue }
                    entries[key] = Entry(failures: max(0, entry.failures(at: now) - 1), countedAt: now, nextAt: entry.nextAt)
                }
            }
        }
    }

    var count: Int { entries.withLock { $0.count } }

    /// Forgets the counts that cost nothing yet, then half of all, when there are too many.
    private func makeRoom(in entries: inout [Key: Entry], at now: Date) {
        guard entries.count >= limit else { return }
        entries = entries.filter { $0.value.failures(at: now) > $0.key.limits.free }
        guard entries.count >= limit else { return }
        let kept = entries.sorted { $0.value.countedAt > $1.value.countedAt }.prefix(limit / 2)
        entries = Dictionary(kept.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
}
