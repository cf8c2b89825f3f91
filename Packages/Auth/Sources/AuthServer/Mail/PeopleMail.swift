import AuthAPI
import Core
public import Foundation
public import Persistence

/// Mails notices of other features to people, by id. A notice is stored in the caller's transaction and goes out after it, as often as it takes.
public struct PeopleMail: Sendable {
    private let accounts = AccountRepository()
    private let outbox = MailOutbox()

    /// Creates the service.
    public init() {}

    /// Stores a notice to a person; nothing for one who can't get any: without an account, disabled, or whose address became another account's.
    ///
    /// - Parameter write: writes subject and text. It runs in the person's language.
    public func send(
        to person: Int, at now: Date, in transaction: Transaction, write: () throws -> (subject: String, text: String)
    ) throws {
        guard let account = try accounts.find(person, in: transaction), account.emailLostAt == nil else { return }
        let (subject, text) = try Language.$current.withValue(account.chosenLanguage ?? .english, operation: write)
        try outbox.add(subject, text, to: account.email, account: account.id, at: now, in: transaction)
    }
}
