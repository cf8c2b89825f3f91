import Core
import Foundation
import Logging
import Persistence

/// Has accounts erased again that came back with an older backup, and keeps the list by which they are known.
struct RestoredAccounts: Sendable {
    let database: any Database
    let clock: any Core.Clock
    let list: any ErasureKeeping
    private let deletions = DeletionRepository()
    private let log = createLog(category: "deletion")

    init(database: any Database, clock: any Core.Clock, list: any ErasureKeeping) {
        (self.database, self.clock, self.list) = (database, clock, list)
    }

    func run() async throws {
        let (now, listed) = (clock.now, Set(try list.load()))
        for entry in listed.sorted(by: { $0.id < $1.id }) {
            let isBack = try await database.write { transaction in
                guard let account = try AccountRepository().findAny(entry.id, in: transaction),
                    ErasedAccount(id: account.id, createdAt: account.createdAt) == entry,
                    try deletions.find(entry.id, in: transaction)?.erasedAt != nil || deletions.find(entry.id, in: transaction) == nil
                else { return false }
                // It is erased at once: who it belongs to was asked before.
                try deletions.begin(entry.id, createdAt: entry.createdAt, at: now.addingTimeInterval(-AccountErasure.settling), in: transaction)
                try AccountRepository().setDisabled(at: now, entry.id, in: transaction)
                return true
            }
            if isBack { log.warning("account of a restored backup is erased again", metadata: ["account": "\(entry.id)"]) }
        }
        let done = try await erased()
        if !done.isSubset(of: listed) { try list.save(listed.union(done).sorted { ($0.id, $0.createdAt) < ($1.id, $1.createdAt) }) }
    }

    private func erased() async throws -> Set<ErasedAccount> {
        var (found, last) = (Set<ErasedAccount>(), 0)
        while true {
            let page = try await database.read { [last] in try deletions.done(after: last, limit: 500, in: $0) }
            guard let end = page.last else { return found }
            found.formUnion(page.map { ErasedAccount(id: $0.account, createdAt: $0.createdAt) })
            last = end.account
        }
    }
}
