import AuthAPI
import Core
import Foundation
import Logging
import Persistence
import ServerCore

/// Erases accounts whose time of grace is over, in every feature, as its declarations say.
///
/// First an account is disabled, so that features hear of it and nothing new comes. A while later its data is erased, a few hundred rows in a transaction,
/// the account itself last. Whatever is left by a process that was killed, the next run erases: it begins at the start, and finds only what remains.
struct AccountErasure: Sendable {
    /// The seconds in which events about the account reach their subscribers, before anything is erased.
    static let settling: TimeInterval = 60
    /// The seconds for which a deletion is put off when something speaks against it by then.
    static let delay: TimeInterval = 24 * 3600
    private static let batch = 200

    let database: any Database
    let clock: any Core.Clock
    let declarations: PersonalDataDeclarations
    let administration: AccountAdministration
    private let deletions = DeletionRepository()
    private let security = SecurityLog()
    private let log = createLog(category: "deletion")

    init(database: any Database, clock: any Core.Clock, declarations: PersonalDataDeclarations, administration: AccountAdministration) {
        (self.database, self.clock, self.declarations, self.administration) = (database, clock, declarations, administration)
    }

    func run() async throws {
        let now = clock.now
        for account in try await database.read({ try deletions.due(at: now, limit: 50, in: $0) }) {
            try Task.checkCancellation()
            try await begin(account.id)
        }
        for erasure in try await database.read({ try deletions.open(in: $0) }) where now.timeIntervalSince(erasure.startedAt) >= Self.settling {
            try await erase(erasure)
        }
    }

    /// Ends everything that the account can do, unless something speaks against it: orders may have been placed in the time of grace.
    private func begin(_ id: Int) async throws {
        let now = clock.now
        try await database.write(.serializable) { transaction in
            guard let account = try AccountRepository().findAny(id, in: transaction), let due = account.deletionAt, due <= now else { return }
            guard try declarations.refusals(of: id, in: transaction).isEmpty else {
                try deletions.setDue(now.addingTimeInterval(Self.delay), of: id, in: transaction)
                try security.record(.deletionPutOff, account: id, by: Self.origin, at: now, in: transaction)
                return
            }
            _ = try administration.disable(account, by: Self.origin, at: now, in: transaction)
            try deletions.begin(id, createdAt: account.createdAt, at: now, in: transaction)
        }
    }

    private func erase(_ erasure: Erasure) async throws {
        for data in declarations.all.reversed() {
            for table in data.tables { try await erase(table, of: erasure.account) }
        }
        let now = clock.now
        try await database.write { transaction in
            try deletions.finish(erasure.account, at: now, in: transaction)
            try security.record(.accountErased, account: erasure.account, by: Self.origin, at: now, in: transaction)
        }
        log.info("account erased", metadata: ["account": "\(erasure.account)"])
    }

    private func erase(_ table: PersonalTable, of person: Int) async throws {
        var last: SQLValue?
        repeat {
            try Task.checkCancellation()
            last = try await database.write { [last] in try table.erase(of: person, after: last, limit: Self.batch, in: $0) }
        } while last != nil
    }

    static let origin = SecurityLog.Origin(actor: nil, address: "", userAgent: "", requestID: "")
}
