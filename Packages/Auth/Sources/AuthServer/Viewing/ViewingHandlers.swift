import AuthAPI
import Core
import Foundation
import Persistence
import ServerCore

/// The endpoints by which administrators see the product as a person does. What the token may call is decided by the chain of every request, not here.
struct ViewingHandlers: Sendable {
    let sessions: Sessions
    let authenticator: JWTAuthenticator
    private let accounts = AccountRepository()
    private let viewings = ViewingRepository()
    private let log = SecurityLog()

    /// The most viewings in a list.
    static let longest = 50

    init(sessions: Sessions, authenticator: JWTAuthenticator) {
        self.sessions = sessions
        self.authenticator = authenticator
    }

    func add(to routes: inout Routes) {
        routes.on(AuthEndpoints.view, allow: .byHandler) { input, context in try await view(input, context) }
        routes.on(AuthEndpoints.viewings, allow: .accessAlone) { input, context in
            let found = try await context.database.read { transaction in
                guard try accounts.findAny(input.id, in: transaction) != nil else { throw APIError.notFound() }
                return try viewings.all(of: input.id, limit: Self.longest, in: transaction)
            }
            await context.recordSight(AuditEntry(.accountRead, account: input.id))
            return found
        }
    }

    private func view(_ input: ViewRequest, _ context: HandlerContext) async throws -> ViewResponse {
        let reason = input.reason.trimmingCharacters(in: .whitespacesAndNewlines)
        var errors = FieldErrors()
        errors.require(!reason.isEmpty, "reason", Strings.viewingReasonMissing)
        errors.require(reason.count <= ViewRequest.longestReason, "reason", Strings.tooLong(ViewRequest.longestReason))
        try errors.throwIfAny()
        let (viewer, own, now) = (try context.person().id, try await authenticator.session(of: context.request), context.clock.now)
        let request = ViewRequest(id: input.id, reason: reason)
        // Serializable, so that nobody becomes an administrator, or is locked, meanwhile.
        let begun = try await context.database.write(.serializable) { transaction in
            guard let account = try accounts.find(request.id, in: transaction), account.deletionAt == nil else { throw APIError.notFound() }
            guard account.id != viewer, !account.roles.contains(.admin) else { throw APIError.conflict(Strings.notViewable, code: "not_viewable") }
            for earlier in try viewings.open(viewerSession: own, in: transaction) { try sessions.endViewing(earlier, at: now, in: transaction) }
            let session = try sessions.beginViewing(account, client: Client(context.request), within: own, at: now, in: transaction)
            let id = try viewings.begin(request, by: viewer, in: own, session: session.id, at: now, until: session.expiresAt, in: transaction)
            try log.record(
                .viewingBegan, account: account.id, object: "viewing/\(id)", by: SecurityLog.Origin(context, actor: viewer), at: now, in: transaction)
            return (id: id, account: account, session: session)
        }
        let token = try await sessions.viewingToken(begun.account, session: begun.session, viewer: viewer, at: now)
        return ViewResponse(id: begun.id, accessToken: token.token, expiresAt: token.expiresAt)
    }
}

extension AuditEntry.Action {
    fileprivate static let accountRead = Self(rawValue: SecurityEvent.Kind.accountRead.rawValue)
}
