import Core
import Foundation
import Logging
import Persistence
import Synchronization

/// Records entries that calls repeat, such as reads, once in a while.
final class AuditTrail: Sendable {
    private struct Key: Hashable {
        let actor: Int?
        let address: String
        let entry: AuditEntry
    }

    /// The seconds for which an entry isn't repeated.
    static let interval: TimeInterval = 15 * 60
    /// The number of entries to remember. Beyond it all are forgotten, and recorded once more if they are repeated.
    static let capacity = 20_000

    let log: any AuditLog
    private let recent = Mutex<[Key: Date]>([:])

    init(log: any AuditLog) { self.log = log }

    /// Stores an entry unless the same person's same entry from the same network address was stored lately.
    func recordOnce(_ entry: AuditEntry, _ context: HandlerContext) async {
        let (now, key) = (context.clock.now, Key(actor: context.actorID, address: context.request.remoteAddress, entry: entry))
        guard begin(key, at: now) else { return }
        do {
            try await context.auditDatabase.write { try self.log.record(entry, context, at: now, in: $0) }
        } catch {
            recent.withLock { $0[key] = nil }
            context.log.error(
                "audit entry isn't stored",
                metadata: [
                    "action": "\(entry.action.rawValue)", "object": "\(entry.object ?? "")", "person": "\(key.actor.map(String.init) ?? "")",
                    "error": "\(error)",
                ])
        }
    }

    private func begin(_ key: Key, at now: Date) -> Bool {
        recent.withLock { recent in
            if let last = recent[key], now.timeIntervalSince(last) < Self.interval { return false }
            if recent.count >= Self.capacity {
                recent = recent.filter { now.timeIntervalSince($0.value) < Self.interval }
                if recent.count >= Self.capacity { recent = [:] }
            }
            recent[key] = now
            return true
        }
    }
}
