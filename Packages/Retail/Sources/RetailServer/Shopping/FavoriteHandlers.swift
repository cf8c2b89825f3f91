import Core
import Foundation
import Persistence
import RetailAPI
import ServerCore

/// Keeps people's favorite items, and lists what they have bought before.
struct FavoriteHandlers: Sendable {
    /// The most favorites of a person.
    static let most = 200

    let purchases: (any RetailPurchases)?
    let timeZone: TimeZone
    private let items = ItemRepository()

    init(purchases: (any RetailPurchases)?, timeZone: TimeZone) {
        self.purchases = purchases
        self.timeZone = timeZone
    }

    func add(to routes: inout Routes) {
        routes.on(RetailEndpoints.favorites, allow: .accessAlone) { _, context in
            let (reader, person) = (reader(context), try context.person().id)
            return try await context.database.read { transaction in
                let ids = try transaction.values(
                    Int.self, "SELECT item_id FROM retail_favorite WHERE person_id = \(person) ORDER BY id DESC LIMIT \(Self.most)")
                return try items.items(ids, for: reader, in: transaction)
            }
        }
        routes.on(RetailEndpoints.addFavorite, allow: .accessAlone) { input, context in try await add(input.id, context) }
        routes.on(RetailEndpoints.removeFavorite, allow: .accessAlone) { input, context in
            let person = try context.person().id
            try await context.database.write { transaction in
                guard try transaction.execute("DELETE FROM retail_favorite WHERE person_id = \(person) AND item_id = \(input.id)") > 0 else {
                    throw APIError.notFound()
                }
            }
            return NoOutput()
        }
        routes.on(RetailEndpoints.purchases, allow: .accessAlone) { _, context in
            let (reader, person) = (reader(context), try context.person().id)
            guard let purchases else { return [] }
            return try await context.database.read { transaction in
                let ids = try purchases.items(boughtBy: person, limit: 50, in: transaction)
                return try items.items(ids, for: reader, in: transaction).filter(\.available)
            }
        }
    }

    private func add(_ id: Int, _ context: HandlerContext) async throws -> RetailItem {
        let (reader, person) = (reader(context), try context.person().id)
        return try await context.database.write { transaction in
            guard try items.item(id, for: reader, in: transaction) != nil else { throw APIError.notFound() }
            let count = try transaction.value(Int.self, "SELECT COUNT(*) FROM retail_favorite WHERE person_id = \(person) AND item_id <> \(id)")
            guard count < Self.most else { throw APIError.conflict(Strings.tooManyFavorites, code: "too_many_favorites") }
            try transaction.execute(
                """
                INSERT INTO retail_favorite (person_id, item_id, added_at) VALUES (\(person), \(id), \(reader.now))
                ON CONFLICT (person_id, item_id) DO NOTHING
                """)
            guard let item = try items.item(id, for: reader, in: transaction) else { throw APIError.notFound() }
            return item
        }
    }

    private func reader(_ context: HandlerContext) -> CatalogReader {
        CatalogReader(person: context.caller?.id, now: context.clock.now, timeZone: timeZone)
    }
}
