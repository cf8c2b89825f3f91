import Core
import Foundation
import Persistence
import RetailAPI
import ServerCore

/// Takes customers' ratings of retailers from which they have received something.
struct RatingHandlers: Sendable {
    let purchases: (any RetailPurchases)?
    let timeZone: TimeZone
    private let catalog = RetailRepository()

    init(purchases: (any RetailPurchases)?, timeZone: TimeZone) {
        self.purchases = purchases
        self.timeZone = timeZone
    }

    func add(to routes: inout Routes) {
        routes.on(RetailEndpoints.rate, allow: .accessAlone) { input, context in
            let person = try context.person().id
            let reader = CatalogReader(person: person, now: context.clock.now, timeZone: timeZone)
            var errors = FieldErrors()
            errors.check(input.stars, "stars", .range(1...5))
            try errors.throwIfAny()
            return try await context.database.write { transaction in
                guard try catalog.retailer(input.id, for: reader, in: transaction) != nil else { throw APIError.notFound() }
                guard try hasBought(from: input.id, person, in: transaction) else {
                    throw APIError.conflict(Strings.rateAfterDelivery, code: "nothing_received")
                }
                try transaction.execute(
                    """
                    INSERT INTO retail_rating (retailer_id, person_id, stars, rated_at) VALUES (\(input.id), \(person), \(input.stars), \(reader.now))
                    ON CONFLICT (retailer_id, person_id) DO UPDATE SET stars = EXCLUDED.stars, rated_at = EXCLUDED.rated_at
                    """)
                guard let retailer = try catalog.retailer(input.id, for: reader, in: transaction) else { throw APIError.notFound() }
                return retailer
            }
        }
    }

    private func hasBought(from retailer: Int, _ person: Int, in transaction: Transaction) throws -> Bool {
        guard let purchases else { return false }
        let items = try purchases.items(boughtBy: person, limit: 500, in: transaction)
        guard !items.isEmpty else { return false }
        return try transaction.first("SELECT id FROM retail_item WHERE retailer_id = \(retailer) AND id IN \(list: items) LIMIT 1") != nil
    }
}
