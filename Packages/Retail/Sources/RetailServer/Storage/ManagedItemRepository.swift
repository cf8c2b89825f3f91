import Foundation
import Persistence
import RetailAPI

/// The SQL of administrators' items.
struct ManagedItemRepository: Sendable {
    private let index = ItemIndex()

    func find(_ id: Int, for reader: CatalogReader, in transaction: Transaction) throws -> ManagedItem? {
        try items([id], for: reader, in: transaction).first
    }

    /// Returns the items with these ids, in the order of the ids.
    func items(_ ids: [Int], for reader: CatalogReader, in transaction: Transaction) throws -> [ManagedItem] {
        guard !ids.isEmpty else { return [] }
        let rows = try transaction.rows("SELECT * FROM retail_item WHERE id IN \(list: ids)")
        let prices = try transaction.rows(
            """
            SELECT item_id, regular_cents, member_cents, starts_at FROM retail_price
            WHERE item_id IN \(list: ids) AND NOT is_applied AND starts_at > \(reader.now) ORDER BY starts_at
            """)
        let later = try Dictionary(grouping: prices) { try $0.get("item_id", as: Int.self) }
        let items = try rows.map { row in
            let id: Int = try row.get("id")
            return ManagedItem(
                id: id, retailerID: try row.get("retailer_id"), version: try row.get("version"), priceCents: try row.get("price_cents"),
                picture: try row.get("picture", as: String?.self).map { "/retail/items/\(id)/picture?v=\($0.prefix(8))" },
                laterPrices: try (later[id] ?? []).map { price in
                    ManagedItem.LaterPrice(
                        startsOn: CatalogReader.day(of: try price.get("starts_at"), in: reader.timeZone), regularCents: try price.get("regular_cents"),
                        memberCents: try price.get("member_cents"))
                },
                content: ItemContent(
                    sku: try row.get("sku"), name: try row.get("name"), category: try row.get("category"), regularCents: try row.get("regular_cents"),
                    memberCents: try row.get("member_cents"), available: try row.get("available"), details: try row.get("details")))
        }
        let byID = Dictionary(items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        return ids.compactMap { byID[$0] }
    }

    /// Returns the items of a retailer whose number is a text.
    func items(of retailer: Int, numbered sku: String, in transaction: Transaction) throws -> [Int] {
        try transaction.values(Int.self, "SELECT id FROM retail_item WHERE retailer_id = \(retailer) AND sku = \(sku)")
    }

    func insert(_ content: ItemContent, of retailer: Int, in transaction: Transaction) throws -> Int {
        let id = try transaction.insert(
            into: "retail_item",
            [
                "retailer_id": retailer, "sku": content.sku, "name": content.name, "category": content.category, "price_cents": content.regularCents,
                "regular_cents": content.regularCents, "member_cents": content.memberCents, "currency": RowCheck.currency, "available": content.available,
                "details": content.details,
            ])
        if content.sku == nil { try transaction.execute("UPDATE retail_item SET sku = \("item-\(id)") WHERE id = \(id)") }
        try reindex(id, of: retailer, content, in: transaction)
        return id
    }

    /// Stores the next version of an item. Returns false if `version` isn't the present one.
    ///
    /// - Parameter start: the time from which the prices hold; nil for now.
    func update(
        _ item: ManagedItem, version: Int, to content: ItemContent, from start: Date?, at now: Date, in transaction: Transaction
    ) throws -> Bool {
        let changed = try transaction.execute(
            """
            UPDATE retail_item SET sku = \(content.sku ?? item.content.sku), name = \(content.name), category = \(content.category),
            available = \(content.available), details = \(content.details), version = version + 1 WHERE id = \(item.id) AND version = \(version)
            """)
        guard changed == 1 else { return false }
        let arePricesSame = content.regularCents == item.content.regularCents && content.memberCents == item.content.memberCents
        if let start {
            try setPrice(content, of: item.id, from: start, isApplied: false, in: transaction)
        } else if !arePricesSame {
            try setPrice(content, of: item.id, from: now, isApplied: true, in: transaction)
            try transaction.execute(
                """
                UPDATE retail_item SET regular_cents = \(content.regularCents), member_cents = \(content.memberCents),
                price_cents = CASE WHEN deal_cents < \(content.regularCents) THEN deal_cents ELSE \(content.regularCents) END WHERE id = \(item.id)
                """)
        }
        try reindex(item.id, of: item.retailerID, content, in: transaction)
        return true
    }

    private func setPrice(_ content: ItemContent, of item: Int, from start: Date, isApplied: Bool, in transaction: Transaction) throws {
        try transaction.execute(
            """
            INSERT INTO retail_price (item_id, regular_cents, member_cents, starts_at, is_applied)
            VALUES (\(item), \(content.regularCents), \(content.memberCents), \(start), \(isApplied))
            ON CONFLICT (item_id, starts_at) DO UPDATE
            SET regular_cents = EXCLUDED.regular_cents, member_cents = EXCLUDED.member_cents, is_applied = EXCLUDED.is_applied
            """)
    }

    private func reindex(_ id: Int, of retailer: Int, _ content: ItemContent, in transaction: Transaction) throws {
        let entry = ItemIndex.Entry(name: content.name, category: content.category, details: content.details)
        try index.put(id, of: retailer, entry, in: transaction)
    }
}
