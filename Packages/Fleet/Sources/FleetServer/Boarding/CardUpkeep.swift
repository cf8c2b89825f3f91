import Core
import Foundation
import Persistence

/// Compares the cards of the board with the tables that they come from, and removes the rows of those that left long ago.
struct CardUpkeep: Sendable {
    let projection: CardProjection
    private let cards = CardRepository()

    init(projection: CardProjection) { self.projection = projection }

    /// The time for which the rows of cards that left the board stay, in seconds.
    static let retention: TimeInterval = 3600
    /// The orders that are compared at once.
    private static let batch = 200

    /// Mends the cards that differ: those of orders that a node of an earlier version moved during an update, for example.
    ///
    /// - Returns: the number of cards that changed.
    @discardableResult
    func compare(at now: Date, _ database: any Database) async throws -> Int {
        var (rest, mended) = (try await database.read { try cards.orders(in: $0) }.sorted()[...], 0)
        while !rest.isEmpty {
            let orders = Set(rest.prefix(Self.batch))
            rest = rest.dropFirst(Self.batch)
            let differ = try await database.read { transaction in
                let (changed, removed) = try projection.differences(orders, at: now, in: transaction)
                return !changed.isEmpty || !removed.isEmpty
            }
            // Hardly ever, so that nobody else waits to write.
            if differ { mended += try await database.write { try projection.update(orders, at: now, in: $0) } }
        }
        return mended
    }

    /// Removes the rows of cards that left the board an hour ago.
    func forget(at now: Date, _ database: any Database) async throws {
        try await database.write { try cards.forget(before: now.addingTimeInterval(-Self.retention), in: $0) }
    }
}
