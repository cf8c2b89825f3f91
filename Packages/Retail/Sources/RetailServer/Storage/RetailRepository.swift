import Core
import Persistence
import RetailAPI

/// Reads the catalog.
struct RetailRepository: Sendable {
    func retailers(category: String?, _ page: PageNumbers, in transaction: Transaction) throws -> Page<Retailer> {
        let condition: SQL = category.map { "is_active = \(true) AND category = \($0)" } ?? "is_active = \(true)"
        let rows = try transaction.rows(
            "SELECT * FROM retail_retailer WHERE \(sql: condition) ORDER BY name LIMIT \(page.limit) OFFSET \(page.offset)")
        let total = try transaction.value(Int.self, "SELECT COUNT(*) FROM retail_retailer WHERE \(sql: condition)")
        let ids = try rows.map { try $0.get("id", as: Int.self) }
        let stores = try stores(of: ids, in: transaction)
        return page.page(of: try rows.map { try Self.retailer($0, stores: stores) }, total: total)
    }

    func items(of retailer: Int, category: String?, _ page: PageNumbers, in transaction: Transaction) throws -> Page<RetailItem> {
        guard try transaction.first("SELECT id FROM retail_retailer WHERE id = \(retailer) AND is_active = \(true)") != nil else { throw APIError.notFound() }
        let condition: SQL = category.map { "retailer_id = \(retailer) AND category = \($0)" } ?? "retailer_id = \(retailer)"
        let rows = try transaction.rows(
            "SELECT * FROM retail_item WHERE \(sql: condition) ORDER BY category, name, id LIMIT \(page.limit) OFFSET \(page.offset)")
        let total = try transaction.value(Int.self, "SELECT COUNT(*) FROM retail_item WHERE \(sql: condition)")
        return page.page(of: try rows.map(Self.item), total: total)
    }

    func categories(in transaction: Transaction) throws -> [RetailCategory] {
        let rows = try transaction.rows(
            "SELECT category, COUNT(*) AS retailers FROM retail_retailer WHERE is_active = \(true) GROUP BY category ORDER BY category")
        return try rows.map { RetailCategory(name: try $0.get("category"), retailers: try $0.get("retailers")) }
    }

    func stores(of retailers: [Int], in transaction: Transaction) throws -> [Int: [RetailStore]] {
        let rows = try transaction.rows("SELECT * FROM retail_store WHERE retailer_id IN \(list: retailers) ORDER BY id")
        return try Dictionary(grouping: rows) { try $0.get("retailer_id", as: Int.self) }.mapValues { rows in
            try rows.map {
                RetailStore(id: try $0.get("id"), address: try $0.get("address"), latitude: try $0.get("latitude"), longitude: try $0.get("longitude"))
            }
        }
    }

    private static func retailer(_ row: Row, stores: [Int: [RetailStore]]) throws -> Retailer {
        let id = try row.get("id", as: Int.self)
        return Retailer(
            id: id, name: try row.get("name"), category: try row.get("category"), rating: try row.get("rating"),
            perks: try row.get("perks", as: JSONColumn<[String]>.self).value,
            memberPerks: try row.get("member_perks", as: JSONColumn<[String]>?.self)?.value ?? [],
            deals: try row.get("deals", as: JSONColumn<[String]>.self).value,
            hours: try row.get("hours"), stores: stores[id] ?? [], affiliated: try row.get("affiliated"))
    }

    static func item(_ row: Row) throws -> RetailItem {
        RetailItem(
            id: try row.get("id"), retailerID: try row.get("retailer_id"), name: try row.get("name"), category: try row.get("category"),
            priceCents: try row.get("price_cents"), currency: try row.get("currency"), available: try row.get("available"))
    }
}
