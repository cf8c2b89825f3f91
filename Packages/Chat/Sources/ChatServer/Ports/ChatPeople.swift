public import Core
public import Persistence

/// What Chat needs of the accounts: names, roles and what they let others see.
public protocol ChatPeople: Sendable {
    /// The people with these ids; those who aren't there are left out.
    func people(_ ids: [Int], in transaction: Transaction) throws -> [Int: Person]
    /// What these people let others see; those who aren't there are left out.
    func privacy(of ids: [Int], in transaction: Transaction) throws -> [Int: ChatPrivacy]
}
