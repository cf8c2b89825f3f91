public import Persistence

/// The names of people, which Auth provides. Without it tracking links show no driver's name.
public protocol PersonNames: Sendable {
    /// Returns a person's name; nil for an unknown person.
    func name(of person: Int, in transaction: Transaction) throws -> String?
}
