public import Core
public import Foundation
public import Persistence

/// The accounts that Support asks about, inside its own transaction.
public protocol SupportPeople: Sendable {
    /// Returns the people with these ids, leaving out those without an account.
    func people(_ ids: [Int], in transaction: Transaction) throws -> [Int: Person]
}

/// The credit that Support grants, inside its own transaction.
public protocol SupportCredits: Sendable {
    /// Grants a customer credit.
    ///
    /// - Parameter source: the cause, unique over all grants.
    /// - Throws: ``/Core/APIError`` of status 409 where there is no credit.
    func grant(_ cents: Int, to customer: Int, reason: String, source: String, at now: Date, in transaction: Transaction) throws
}

/// The orders that Support asks about, inside its own transaction.
public protocol SupportOrders: Sendable {
    /// Returns whether a person placed an order, or has or had a leg of it as a driver.
    func concerns(_ order: Int, person: Int, in transaction: Transaction) throws -> Bool
}
