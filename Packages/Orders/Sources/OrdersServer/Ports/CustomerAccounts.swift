public import Foundation
public import Persistence

/// The accounts of customers, which Auth provides. Without it every customer counts as active, and nobody gets mail.
public protocol CustomerAccounts: Sendable {
    /// Returns whether a customer has an account that isn't disabled.
    func isActive(_ customer: Int, in transaction: Transaction) throws -> Bool

    /// Stores mail to a customer, which goes out after the transaction.
    ///
    /// - Parameter write: writes subject and text. It runs in the customer's language.
    func mail(to customer: Int, at now: Date, in transaction: Transaction, write: () throws -> (subject: String, text: String)) throws
}
