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

    /// - Throws: ``APIError`` `email_taken` (409) if the address has an account.
    func create(_ new: AccountRepository.New, at now: Date, in transaction: Transaction) throws -> Account {
        guard try accounts.find(email: new.email, in: transaction) == nil else { throw Self.emailTaken }
        let id: Int
        do {
            id = try accounts.create(new, at: now, in: transaction)
        } catch let error as DatabaseError where error.code == .unique {
            // Another process was faster.
            throw Self.emailTaken
        }
        try events.append(
            AuthEvents.registered, Registered(user: id, roles: Role.allCases.filter(new.roles.contains)), aggregate: "account", id: id,
            topics: [], in: transaction)
        guard let account = try accounts.find(id, in: transaction) else { throw APIError.internalError }
        return account
    }

    static var emailTaken: APIError {
        APIError(status: 409, code: "email_taken", message: Strings.emailTaken, fields: ["email": Strings.emailTaken])
    }
}
