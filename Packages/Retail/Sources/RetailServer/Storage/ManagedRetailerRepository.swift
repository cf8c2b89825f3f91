import Persistence
import RetailAPI

/// The SQL of administrators' retailers.
struct ManagedRetailerRepository: Sendable {
    private let catalog = RetailRepository()

    func all(in transaction: Transaction) throws -> [ManagedRetailer] { try retailers("ORDER BY name", in: transaction) }

    func find(_ id: Int, in transaction: Transaction) throws -> ManagedRetailer? { try retailers("WHERE id = \(id)", in: transaction).first }

    func count(in transaction: Transaction) throws -> Int { try transaction.value(Int.self, "SELECT COUNT(*) FROM retail_retailer") }

    func insert(_ content: RetailerContent, in transaction: Transaction) throws -> Int {
        let id = try transaction.insert(
            into: "retail_retailer",
            [
                "name": content.name, "category": content.category, "perks": try JSONColumn(content.perks), "deals": try JSONColumn(content.deals),
                "member_perks": try JSONColumn(content.memberPerks ?? []), "hours": content.hours, "affiliated": content.affiliated,
                "minimum_cents": content.minimumCents ?? 0, "is_active": true, "version": 1,
            ])
        try replaceStores(of: id, with: content.stores, in: transaction)
        return id
    }

    /// Stores the next version of a retailer. Returns false if `version` isn't the present one: the retailer was changed meanwhile.
    func update(_ id: Int, version: Int, to content: RetailerContent, isActive: Bool, in transaction: Transaction) throws -> Bool {
        let changed = try transaction.execute(
            """
            UPDATE retail_retailer SET name = \(content.name), category = \(content.category), perks = \(try JSONColumn(content.perks)),
            deals = \(try JSONColumn(content.deals)), hours = \(content.hours), affiliated = \(content.affiliated),
            minimum_cents = \(content.minimumCents ?? 0), is_active = \(isActive),
            member_perks = COALESCE(\(try content.memberPerks.map { try JSONColumn($0) }), member_perks), version = version + 1
            WHERE id = \(id) AND version = \(version)
            """)
        guard changed == 1 else { return false }
        try replaceStores(of: id, with: content.stores, in: transaction)
        return true
    }

    /// Keeps the stores that are named by their id, adds those without one, and removes the others.
    private func replaceStores(of retailer: Int, with stores: [StoreContent], in transaction: Transaction) throws {
        let present = Set(try transaction.rows("SELECT id FROM retail_store WHERE retailer_id = \(retailer)").map { try $0.get("id", as: Int.self) })
        let gone = present.subtracting(stores.compactMap(\.id))
        if !gone.isEmpty { try transaction.execute("DELETE FROM retail_store WHERE id IN \(list: gone.sorted())") }
        for store in stores {
            if let id = store.id, present.contains(id) {
                try transaction.execute(
                    """
                    UPDATE retail_store SET address = \(store.address), latitude = \(store.latitude), longitude = \(store.longitude), hours = \(store.hours)
                    WHERE id = \(id)
                    """)
            } else {
                try transaction.insert(
                    into: "retail_store",
                    [
                        "retailer_id": retailer, "address": store.address, "latitude": store.latitude, "longitude": store.longitude, "hours": store.hours,
                    ])
            }
        }
    }

    private func retailers(_ selection: SQL, in transaction: Transaction) throws -> [ManagedRetailer] {
        let rows = try transaction.rows("SELECT * FROM retail_retailer \(sql: selection)")
        guard !rows.isEmpty else { return [] }
        let ids = try rows.map { try $0.get("id", as: Int.self) }
        let stores = try catalog.stores(of: ids, in: transaction)
        let counts = try transaction.rows(
            "SELECT retailer_id, COUNT(*) AS items FROM retail_item WHERE retailer_id IN \(list: ids) GROUP BY retailer_id")
        let items = Dictionary(uniqueKeysWithValues: try counts.map { (try $0.get("retailer_id", as: Int.self), try $0.get("items", as: Int.self)) })
        return try rows.map { row in
            let id = try row.get("id", as: Int.self)
            return ManagedRetailer(
                id: id, version: try row.get("version"), active: try row.get("is_active"), items: items[id] ?? 0,
                content: RetailerContent(
                    name: try row.get("name"), category: try row.get("category"), perks: try row.get("perks", as: JSONColumn<[String]>.self).value,
                    memberPerks: try row.get("member_perks", as: JSONColumn<[String]>?.self)?.value ?? [],
                    deals: try row.get("deals", as: JSONColumn<[String]>.self).value, hours: try row.get("hours"), affiliated: try row.get("affiliated"),
                    stores: (stores[id] ?? []).map {
                        StoreContent(id: $0.id, address: $0.address, latitude: $0.latitude, longitude: $0.longitude, hours: $0.hours)
                    },
                    minimumCents: try row.get("minimum_cents")))
        }
    }
}
