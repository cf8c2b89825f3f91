import AuthAPI
import Core
import Foundation
import Persistence
import ServerCore

/// Creates accounts, and publishes that they were created.
struct AccountCreation: Sendable {
    private let events: EventLog
    private let accounts = AccountRepository()

    init(events: EventLog) { self.events = events }

    /// Creates an account, whether or not others have given its address: as long as it isn't confirmed, it is only a claim.
    func create(_ new: AccountRepository.New, at now: Date, in transaction: Transaction) throws -> Account {
        let id = try accounts.create(new, at: now, in: transaction)
        try events.append(
            AuthEvents.registered, Registered(user: id, roles: Role.allCases.filter(new.roles.contains)), aggregate: "account", id: id,
            topics: [], in: transaction)
        guard let account = try accounts.find(id, in: transaction) else { throw APIError.internalError }
        return account
    }
}
