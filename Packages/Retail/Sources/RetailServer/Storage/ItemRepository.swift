import Core
import Persistence
import RetailAPI

/// Reads items as a person sees them: with their prices, and marked as favorites.
struct ItemRepository: Sendable {
    private let links = LinkRepository()

    /// Returns the items with these ids, in the order of the ids. Unknown ids are left out; items of retailers that an administrator took out of the
    /// catalog are included, and can't be ordered.
    func items(_ ids: [Int], for reader: CatalogReader, in transaction: Transaction) throws -> [RetailItem] {
        guard !ids.isEmpty else { return [] }
        let rows = try transaction.rows(
            """
            SELECT i.id, i.retailer_id, i.name, i.category, i.price_cents, i.regular_cents, i.member_cents, i.currency, i.details, i.picture,
            i.available AND r.is_active AS available
            FROM retail_item i JOIN retail_retailer r ON r.id = i.retailer_id WHERE i.id IN \(list: Set(ids).sorted())
            """)
        let favorites = try favorites(among: ids, of: reader.person, in: transaction)
        let linked = try reader.person.map { try links.memberships(of: $0, in: transaction) } ?? []
        let items = try rows.map { row in
            let retailer = try row.get("retailer_id", as: Int.self)
            return try Self.item(row, isMember: linked.contains(retailer), isFavorite: favorites.contains(try row.get("id", as: Int.self)))
        }
        let byID = Dictionary(items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        return ids.compactMap { byID[$0] }
    }

    /// Returns an item; nil for an unknown one, and for one of a retailer that isn't in the catalog.
    func item(_ id: Int, for reader: CatalogReader, in transaction: Transaction) throws -> RetailItem? {
        let isListed = try transaction.first(
            "SELECT i.id FROM retail_item i JOIN retail_retailer r ON r.id = i.retailer_id WHERE i.id = \(id) AND r.is_active = \(true)")
        return try isListed == nil ? nil : items([id], for: reader, in: transaction).first
    }

    private func favorites(among ids: [Int], of person: Int?, in transaction: Transaction) throws -> Set<Int> {
        guard let person else { return [] }
        return Set(
            try transaction.values(
                Int.self, "SELECT item_id FROM retail_favorite WHERE person_id = \(person) AND item_id IN \(list: Set(ids).sorted())"))
    }

    private static func item(_ row: Row, isMember: Bool, isFavorite: Bool) throws -> RetailItem {
        let (price, regular, member) = (
            try row.get("price_cents", as: Int.self), try row.get("regular_cents", as: Int.self), try row.get("member_cents", as: Int?.self)
        )
        let paid = isMember ? min(member ?? price, price) : price
        let id = try row.get("id", as: Int.self)
        let picture: String? = try row.get("picture", as: String?.self).map { "/retail/items/\(id)/picture?v=\($0.prefix(8))" }
        return RetailItem(
            id: id, retailerID: try row.get("retailer_id"), name: try row.get("name"), category: try row.get("category"), priceCents: paid,
            currency: try row.get("currency"), available: try row.get("available"), details: try row.get("details"),
            regularPriceCents: paid < regular ? regular : nil, memberPriceCents: isMember ? nil : member.flatMap { $0 < price ? $0 : nil }, picture: picture,
            favorite: isFavorite)
    }
}
