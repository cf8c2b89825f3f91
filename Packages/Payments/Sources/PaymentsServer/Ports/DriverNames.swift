public import Persistence

/// The names of drivers, which Auth provides. Without it payouts show ids alone.
public protocol DriverNames: Sendable {
    /// Returns the names of people; those who don't exist are left out.
    func names(of people: [Int], in transaction: Transaction) throws -> [Int: String]
}
