import Core
import FleetAPI
import Networking
import Testing

/// A dispatcher's page as far as the board is concerned: a dictionary of cards, fed by changes alone.
struct BoardPage: Sendable {
    private(set) var version: Int?
    private(set) var cards: [Int: BoardCard] = [:]
    /// The number of responses that held the whole board.
    private(set) var wholes = 0

    /// Asks for what changed, and takes it.
    @discardableResult
    mutating func ask(_ client: APIClient) async throws -> BoardChanges {
        let changes = try await client.call(FleetEndpoints.board, BoardRequest(since: version))
        take(changes)
        return changes
    }

    mutating func take(_ changes: BoardChanges) {
        #expect(Set(changes.cards.map(\.orderID)).count == changes.cards.count, "An order has one card.")
        #expect(Set(changes.cards.map(\.orderID)).isDisjoint(with: changes.removed))
        if changes.isComplete {
            cards = [:]
            wholes += 1
        }
        for card in changes.cards { cards[card.orderID] = card }
        for order in changes.removed { cards[order] = nil }
        version = changes.version
    }
}
