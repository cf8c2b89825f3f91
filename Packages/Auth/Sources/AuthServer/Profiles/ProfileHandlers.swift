import AuthAPI
import Core
import Foundation
import Persistence
import ServerCore

/// The endpoints that read and change the caller's own profile.
struct ProfileHandlers: Sendable {
    let sessions: Sessions
    let authenticator: JWTAuthenticator
    let events: EventLog
    private let accounts = AccountRepository()

    init(sessions: Sessions, authenticator: JWTAuthenticator, events: EventLog) {
        self.sessions = sessions
        self.authenticator = authenticator
        self.events = events
    }

    func add(to routes: inout Routes) {
        routes.on(AuthEndpoints.profile, allow: Self.ownAccount(\.id)) { input, context in
            let session = try await authenticator.provenSession(of: context.request)
            let account = try await context.database.read { try self.account(input.id, in: $0) }
            return account.profile(sessions.user(account, in: session))
        }
        routes.on(AuthEndpoints.updateProfile, allow: Self.ownAccount(\.id)) { input, context in
            let session = try await authenticator.provenSession(of: context.request)
            let changed = try await context.database.write { transaction in
                var account = try account(input.id, in: transaction)
                let name = account.name
                try Self.apply(input, to: &account)
                try accounts.update(account, in: transaction)
                if account.name != name {
                    try events.append(
                        AuthEvents.renamed, Renamed(user: account.id), aggregate: "account", id: account.id, topics: [], in: transaction)
                }
                return account
            }
            return changed.profile(sessions.user(changed, in: session))
        }
    }

    /// The account must be the caller's own. Any other is a 404, whether it exists or not.
    private static func ownAccount<Input: Sendable>(_ id: @escaping @Sendable (Input) -> Int) -> Policy<Input> {
        .when { input, context in
            guard try context.person().id == id(input) else { throw APIError.notFound() }
        }
    }

    private func account(_ id: Int, in transaction: Transaction) throws -> Account {
        guard let account = try accounts.find(id, in: transaction) else { throw APIError.notFound() }
        return account
    }

    private static func apply(_ update: ProfileUpdate, to account: inout Account) throws {
        var errors = FieldErrors()
        if let name = update.name { account.name = AccountRules.name(name, &errors) }
        if let phone = update.phone { account.phone = AccountRules.phone(phone, &errors) }
        if let language = update.language { account.language = AccountRules.language(language, &errors) }
        if let addresses = update.addresses { account.details.addresses = AccountRules.addresses(addresses, &errors) }
        if let preferences = update.preferences { account.details.preferences = AccountRules.preferences(preferences, &errors) }
        let ids = account.details.addresses.compactMap(\.id)
        if let id = update.defaultAddressID {
            errors.require(ids.contains(id), "defaultAddressId", Strings.unknownAddress)
            account.details.defaultAddressID = id
        } else if account.details.defaultAddressID.map(ids.contains) != true {
            // The default was removed, or there was none yet.
            account.details.defaultAddressID = ids.first
        }
        try errors.throwIfAny()
    }
}
