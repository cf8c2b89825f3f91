public import Core
public import Persistence

/// The orders that Chat asks about, inside its own transaction.
public protocol ChatOrders: Sendable {
    /// Returns the newest order of a customer of which a driver has or had a leg; nil where they share none.
    func sharedOrder(customer: Int, driver: Int, in transaction: Transaction) throws -> Int?
}

/// The accounts that Chat asks about, inside its own transaction.
public protocol ChatPeople: Sendable {
    /// Returns the people with these ids, leaving out those without an account.
    func people(_ ids: [Int], in transaction: Transaction) throws -> [Int: Person]
    /// Returns what these people let others see; those without an account are left out and show everything.
    func privacy(of ids: [Int], in transaction: Transaction) throws -> [Int: ChatPrivacy]
}

/// The facts about a person that others in a conversation may see.
public struct ChatPrivacy: Sendable, Equatable {
    /// Whether others see how far the person has read, and the person how far others have.
    public let receipts: Bool
    /// Whether others see that the person is typing.
    public let typing: Bool

    /// Creates privacy settings that show everything unless told otherwise.
    public init(receipts: Bool = true, typing: Bool = true) {
        self.receipts = receipts
        self.typing = typing
    }
}
