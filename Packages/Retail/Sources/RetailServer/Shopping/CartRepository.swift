import Foundation
import Persistence
import RetailAPI

/// The SQL of carts.
struct CartRepository: Sendable {
    private let items = ItemRepository()

    /// Returns a person's cart with the prices of now.
    func cart(of person: Int, for reader: CatalogReader, in transaction: Transaction) throws -> RetailCart {
        let rows = try transaction.rows(
            """
            SELECT l.item_id, l.quantity, l.substitution, l.note, r.name AS retailer
            FROM retail_cart_line l JOIN retail_item i ON i.id = l.item_id JOIN retail_retailer r ON r.id = i.retailer_id
            WHERE l.person_id = \(person) ORDER BY r.name, l.id
            """)
        let found = try items.items(rows.map { try $0.get("item_id", as: Int.self) }, for: reader, in: transaction)
        let byID = Dictionary(found.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let lines = try rows.compactMap { row in
            try byID[try row.get("item_id", as: Int.self)].map { item in
                RetailCart.Line(
                    item: item, retailer: try row.get("retailer"), quantity: try row.get("quantity"),
                    substitution: SubstitutionWish(rawValue: try row.get("substitution")) ?? .leaveOut, note: try row.get("note"))
            }
        }
        let orderable = lines.filter(\.item.available)
        return RetailCart(
            lines: lines, subtotalCents: orderable.reduce(0) { $0 + $1.item.priceCents * $1.quantity }, currency: lines.first?.item.currency ?? "USD",
            shortfalls: try shortfalls(of: orderable, in: transaction))
    }

    /// Returns what is missing to the minimum of each retailer.
    func shortfalls(of lines: [RetailCart.Line], in transaction: Transaction) throws -> [RetailCart.Shortfall] {
        let retailers = Set(lines.map(\.item.retailerID)).sorted()
        guard !retailers.isEmpty else { return [] }
        let rows = try transaction.rows(
            "SELECT id, name, minimum_cents FROM retail_retailer WHERE minimum_cents > 0 AND id IN \(list: retailers) ORDER BY name")
        return try rows.compactMap { row in
            let id = try row.get("id", as: Int.self)
            let sum = lines.filter { $0.item.retailerID == id }.reduce(0) { $0 + $1.item.priceCents * $1.quantity }
            let missing = try row.get("minimum_cents", as: Int.self) - sum
            return missing > 0 ? RetailCart.Shortfall(retailerID: id, retailer: try row.get("name"), missingCents: missing) : nil
        }
    }

    func count(of person: Int, besides item: Int, in transaction: Transaction) throws -> Int {
        try transaction.value(Int.self, "SELECT COUNT(*) FROM retail_cart_line WHERE person_id = \(person) AND item_id <> \(item)")
    }

    /// Sets the number of an item's pieces, and the wishes that are named.
    func put(_ change: CartChange, of person: Int, at now: Date, in transaction: Transaction) throws {
        let (wish, note) = (change.substitution?.rawValue, change.note)
        try transaction.execute(
            """
            INSERT INTO retail_cart_line (person_id, item_id, quantity, substitution, note, added_at)
            VALUES (\(person), \(change.id), \(change.quantity), \(wish ?? SubstitutionWish.leaveOut.rawValue), \(note?.isEmpty == true ? nil : note), \(now))
            ON CONFLICT (person_id, item_id) DO UPDATE SET quantity = EXCLUDED.quantity
            """)
        if let wish {
            try transaction.execute("UPDATE retail_cart_line SET substitution = \(wish) WHERE person_id = \(person) AND item_id = \(change.id)")
        }
        if let note {
            try transaction.execute(
                "UPDATE retail_cart_line SET note = \(note.isEmpty ? nil : note) WHERE person_id = \(person) AND item_id = \(change.id)")
        }
    }

    /// Removes items, or those that are named.
    func remove(_ items: [Int]? = nil, of person: Int, in transaction: Transaction) throws {
        guard let items else {
            try transaction.execute("DELETE FROM retail_cart_line WHERE person_id = \(person)")
            return
        }
        guard !items.isEmpty else { return }
        try transaction.execute("DELETE FROM retail_cart_line WHERE person_id = \(person) AND item_id IN \(list: items)")
    }
}
