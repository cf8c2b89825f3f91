import AuthAPI
import Core
import Foundation
import Persistence
import ServerCore

/// The sessions in which administrators see the product as a person. They have no refresh token, so they end with their only access token at the latest.
extension Sessions {
    /// A session that began for a viewing.
    struct ViewingSession: Sendable {
        let id: Int
        let expiresAt: Date
    }

    /// Begins a session of a person for an administrator.
    ///
    /// - Parameter own: the administrator's own session, which the viewing doesn't outlive.
    /// - Throws: ``APIError`` `session_over` (401) if that session has ended meanwhile.
    func beginViewing(
        _ account: Account, client: Client, within own: Int, at now: Date, in transaction: Transaction
    ) throws -> ViewingSession {
        let repository = SessionRepository()
        guard let session = try repository.find(own, in: transaction), session.isOpen(at: now) else {
            throw APIError.unauthorized(Strings.sessionOver, code: "session_over")
        }
        let expiresAt = min(now.addingTimeInterval(viewingLifetime), session.expiresAt)
        let id = try repository.create(account: account.id, userAgent: client.userAgent, at: now, expiresAt: expiresAt, in: transaction)
        return ViewingSession(id: id, expiresAt: expiresAt)
    }

    /// Makes the access token of a viewing. It counts as proved by a second factor, since dispatchers have their roles only then, but never as freshly proved.
    func viewingToken(_ account: Account, session: ViewingSession, viewer: Int, at now: Date) async throws -> AccessTokens.Issued {
        let proven = ProvenSession(id: session.id, provedAt: nil, factorAt: now)
        let person = Person(id: account.id, name: account.name, roles: account.roles, viewerID: viewer)
        return try await accessTokens.issue(for: person, session: proven, version: account.tokenVersion, until: session.expiresAt, at: now)
    }

    /// Ends a viewing and its session.
    func endViewing(_ viewing: ViewingRepository.Open, at now: Date, in transaction: Transaction) throws {
        try end(viewing.session, of: viewing.account, at: now, in: transaction)
    }

    /// Stores the ends of the viewings whose time is over. Their tokens have expired by themselves.
    func endExpiredViewings(in database: any Database, at now: Date) async throws {
        try await database.write { transaction in
            for viewing in try ViewingRepository().expired(at: now, in: transaction) { try self.endViewing(viewing, at: now, in: transaction) }
        }
    }

    /// Ends what depends on a session that ends: the viewing whose session it is, and those that began from it.
    func viewingsEnd(with session: Int, at now: Date, in transaction: Transaction) throws {
        let viewings = ViewingRepository()
        if let viewing = try viewings.open(session: session, in: transaction) {
            try viewings.end(viewing.id, at: now, in: transaction)
            try SecurityLog().record(
                .viewingEnded, account: viewing.account, object: "viewing/\(viewing.id)", by: SecurityLog.Origin(viewer: viewing.viewer), at: now,
                in: transaction)
        }
        for viewing in try viewings.open(viewerSession: session, in: transaction) { try endViewing(viewing, at: now, in: transaction) }
    }
}

extension SecurityLog.Origin {
    /// The administrator of a viewing that ends, whatever ends it.
    fileprivate init(viewer: Int) { self.init(actor: viewer, address: "", userAgent: "", requestID: RequestID.current ?? "") }
}
