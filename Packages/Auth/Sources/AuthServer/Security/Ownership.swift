import AuthAPI
import Core
import Persistence
import ServerCore

/// What is whose in Auth, in one place. What isn't the caller's is not there for them: 404, whether it exists or not.
enum Ownership {
    /// The account of this id must be the caller's own.
    static func account<Input: Sendable>(_ id: @escaping @Sendable (Input) -> Int) -> Policy<Input> {
        .when { input, context in
            guard try context.person().id == id(input) else { throw APIError.notFound() }
        }
    }

    /// The session of this id must be the caller's own, and not over.
    static let session: Policy<IDInput> = .when { input, context in
        let (caller, now) = (try context.person().id, context.clock.now)
        let session = try await context.database.read { try SessionRepository().find(input.id, in: $0) }
        guard let session, session.accountID == caller, session.isOpen(at: now) else { throw APIError.notFound() }
    }

    /// Nobody gives or takes roles of their own: an administrator who isn't one any more couldn't undo it.
    static let othersRoles: Policy<RolesUpdate> = .when { input, context in
        guard try context.person().id != input.id else { throw APIError.conflict(Strings.ownRoles, code: "own_roles") }
    }
}
