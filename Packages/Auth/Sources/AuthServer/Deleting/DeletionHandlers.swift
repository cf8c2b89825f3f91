import AuthAPI
import Core
import Foundation
import Persistence
import ServerCore

/// The endpoints by which a person has their account deleted, and keeps it after all.
struct DeletionHandlers: Sendable {
    let declarations: PersonalDataDeclarations
    let sessions: Sessions
    let grace: Duration
    private let accounts = AccountRepository()
    private let deletions = DeletionRepository()
    private let outbox = MailOutbox()
    private let log = SecurityLog()

    init(declarations: PersonalDataDeclarations, sessions: Sessions, grace: Duration) {
        (self.declarations, self.sessions, self.grace) = (declarations, sessions, grace)
    }

    func add(to routes: inout Routes) {
        routes.on(PersonalDataEndpoints.overview, allow: .accessAlone) { _, context in try await overview(context) }
        routes.on(PersonalDataEndpoints.deletion, allow: .accessAlone) { _, context in
            let caller = try context.person().id
            return try await context.database.read { try state(of: account(caller, in: $0), in: $0) }
        }
        routes.on(PersonalDataEndpoints.delete, allow: .accessAlone) { _, context in try await delete(context) }
        routes.on(PersonalDataEndpoints.keep, allow: .accessAlone) { _, context in try await keep(context) }
    }

    private func overview(_ context: HandlerContext) async throws -> PrivacyOverview {
        let person = try context.person()
        return try await context.database.read { transaction in
            let consents = try ConsentLog.entries(of: person.id, in: transaction).map { entry in
                PrivacyOverview.Consent(id: entry.id, purpose: entry.purpose, version: entry.version, given: entry.isGiven, time: entry.time)
            }
            let kinds = declarations.all.filter { !$0.roles.isDisjoint(with: person.roles) }.map { data in
                PrivacyOverview.Kind(id: data.id, name: data.name, purpose: data.purpose, retention: data.retention)
            }
            let viewings = try ViewingRepository().all(of: person.id, limit: ViewingHandlers.longest, in: transaction).map { viewing in
                // Who of the staff it was is in the audit log.
                AccountViewing(id: viewing.id, viewerID: nil, reason: viewing.reason, beganAt: viewing.beganAt, endsAt: viewing.endsAt)
            }
            return PrivacyOverview(kinds: kinds, consents: consents, viewings: viewings)
        }
    }

    private func delete(_ context: HandlerContext) async throws -> AccountDeletion {
        let (now, caller) = (context.clock.now, try context.person().id)
        return try await context.database.write(.serializable) { transaction in
            let account = try self.account(caller, in: transaction)
            guard account.deletionAt == nil else { return try state(of: account, in: transaction) }
            let refusals = try declarations.refusals(of: caller, in: transaction)
            guard refusals.isEmpty else { throw APIError.conflict(refusals.joined(separator: " "), code: "deletion_refused") }
            try deletions.setDue(now.addingTimeInterval(grace / .seconds(1)), of: caller, in: transaction)
            try outbox.add(.deletionAsked, to: account.email, account: caller, at: now, in: transaction)
            try log.record(.deletionAsked, account: caller, actor: caller, context, at: now, in: transaction)
            try sessions.endAll(of: caller, at: now, in: transaction)
            return try state(of: self.account(caller, in: transaction), in: transaction)
        }
    }

    private func keep(_ context: HandlerContext) async throws -> AccountDeletion {
        let (now, caller) = (context.clock.now, try context.person().id)
        return try await context.database.write { transaction in
            if try account(caller, in: transaction).deletionAt != nil {
                try deletions.setDue(nil, of: caller, in: transaction)
                try log.record(.deletionCanceled, account: caller, actor: caller, context, at: now, in: transaction)
            }
            return try state(of: account(caller, in: transaction), in: transaction)
        }
    }

    private func state(of account: Account, in transaction: Transaction) throws -> AccountDeletion {
        AccountDeletion(
            dueAt: account.deletionAt, graceDays: Int(grace / .seconds(24 * 3600)),
            refusals: account.deletionAt == nil ? try declarations.refusals(of: account.id, in: transaction) : [])
    }

    private func account(_ id: Int, in transaction: Transaction) throws -> Account {
        guard let account = try accounts.find(id, in: transaction) else { throw APIError.unauthorized() }
        return account
    }
}
