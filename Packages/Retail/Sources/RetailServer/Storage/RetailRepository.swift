import Core
import Persistence
import RetailAPI

/// Reads the catalog.
struct RetailRepository: Sendable {
    private let deals = DealRepository()
    private let items = ItemRepository()
    private let links = LinkRepository()

    func retailers(category: String?, _ page: PageNumbers, for reader: CatalogReader, in transaction: Transaction) throws -> Page<Retailer> {
        let condition: SQL = category.map { "is_active = \(true) AND category = \($0)" } ?? "is_active = \(true)"
        let found = try retailers("\(sql: condition) ORDER BY name LIMIT \(page.limit) OFFSET \(page.offset)", for: reader, in: transaction)
        let total = try transaction.value(Int.self, "SELECT COUNT(*) FROM retail_retailer WHERE \(sql: condition)")
        return page.page(of: found, total: total)
    }

    /// Returns a retailer that is in the catalog; nil for any other.
    func retailer(_ id: Int, for reader: CatalogReader, in transaction: Transaction) throws -> Retailer? {
        try retailers("is_active = \(true) AND id = \(id)", for: reader, in: transaction).first
    }

    private func retailers(_ condition: SQL, for reader: CatalogReader, in transaction: Transaction) throws -> [Retailer] {
        let rows = try transaction.rows("SELECT * FROM retail_retailer WHERE \(sql: condition)")
        guard !rows.isEmpty else { return [] }
        let ids = try rows.map { try $0.get("id", as: Int.self) }
        let stores = try stores(of: ids, for: reader, in: transaction)
        let deals = Dictionary(grouping: try deals.deals(on: reader.today, in: transaction), by: \.retailerID)
        let linked = try reader.person.map { try links.linkedRetailers(of: $0, in: transaction) } ?? []
        let ratings = try ratings(of: ids, by: reader.person, in: transaction)
        return try rows.map { row in
            let id = try row.get("id", as: Int.self)
            let rating = ratings[id]
            return Retailer(
                id: id, name: try row.get("name"), category: try row.get("category"), rating: try rating?.average ?? row.get("rating"),
                ratings: rating?.count ?? 0, ownRating: rating?.own, perks: try row.get("perks", as: JSONColumn<[String]>.self).value,
                memberPerks: try row.get("member_perks", as: JSONColumn<[String]>?.self)?.value ?? [],
                deals: (deals[id] ?? []).map(\.text) + (try row.get("deals", as: JSONColumn<[String]>.self).value), hours: try row.get("hours"),
                stores: stores[id] ?? [], linked: linked.contains(id), affiliated: try row.get("affiliated"), minimumCents: try row.get("minimum_cents"))
        }
    }

    private struct Rating {
        let average: Double
        let count: Int
        let own: Int?
    }

    private func ratings(of retailers: [Int], by person: Int?, in transaction: Transaction) throws -> [Int: Rating] {
        let rows = try transaction.rows(
            """
            SELECT retailer_id, SUM(stars) AS sum, COUNT(*) AS count, MAX(CASE WHEN person_id = \(person ?? 0) THEN stars END) AS own
            FROM retail_rating WHERE retailer_id IN \(list: retailers) GROUP BY retailer_id
            """)
        return Dictionary(
            try rows.map { row in
                let (sum, count) = (try row.get("sum", as: Int.self), try row.get("count", as: Int.self))
                let average = (Double(sum) / Double(count) * 10).rounded() / 10
                return (try row.get("retailer_id", as: Int.self), Rating(average: average, count: count, own: try row.get("own", as: Int?.self)))
            }, uniquingKeysWith: { first, _ in first })
    }

    func items(of retailer: Int, category: String?, _ page: PageNumbers, for reader: CatalogReader, in transaction: Transaction) throws -> Page<RetailItem> {
        guard try transaction.first("SELECT id FROM retail_retailer WHERE id = \(retailer) AND is_active = \(true)") != nil else { throw APIError.notFound() }
        let condition: SQL = category.map { "retailer_id = \(retailer) AND category = \($0)" } ?? "retailer_id = \(retailer)"
        let ids = try transaction.values(
            Int.self,
            "SELECT id FROM retail_item WHERE \(sql: condition) ORDER BY category, search_name, id LIMIT \(page.limit) OFFSET \(page.offset)")
        let total = try transaction.value(Int.self, "SELECT COUNT(*) FROM retail_item WHERE \(sql: condition)")
        return page.page(of: try items.items(ids, for: reader, in: transaction), total: total)
    }

    func categories(in transaction: Transaction) throws -> [RetailCategory] {
        let rows = try transaction.rows(
            "SELECT category, COUNT(*) AS retailers FROM retail_retailer WHERE is_active = \(true) GROUP BY category ORDER BY category")
        return try rows.map { RetailCategory(name: try $0.get("category"), retailers: try $0.get("retailers")) }
    }

    /// Returns the stores of some retailers, by id.
    ///
    /// - Parameter reader: the time for which is said whether they are open; nil where nobody asks.
    func stores(of retailers: [Int], for reader: CatalogReader? = nil, in transaction: Transaction) throws -> [Int: [RetailStore]] {
        let rows = try transaction.rows("SELECT * FROM retail_store WHERE retailer_id IN \(list: retailers) ORDER BY id")
        return try Dictionary(grouping: rows) { try $0.get("retailer_id", as: Int.self) }.mapValues { try $0.map { try Self.store($0, for: reader) } }
    }

    private static func store(_ row: Row, for reader: CatalogReader?) throws -> RetailStore {
        let text: String? = try row.get("hours")
        let hours = text.flatMap(OpeningHours.init)
        let until = reader.flatMap { hours?.closingTime(at: $0.now, in: $0.timeZone) }
        return RetailStore(
            id: try row.get("id"), address: try row.get("address"), latitude: try row.get("latitude"), longitude: try row.get("longitude"), hours: text,
            openUntil: until, opensAt: until == nil ? reader.flatMap { hours?.openingTime(after: $0.now, in: $0.timeZone) } : nil)
    }
}
