import Persistence
import RetailAPI

/// The SQL of deals.
struct DealRepository: Sendable {
    /// Returns the deals of a day of the retailers that are in the catalog, by their last day.
    func deals(on day: String, in transaction: Transaction) throws -> [RetailDeal] {
        try deals("r.is_active = \(true) AND d.starts_on <= \(day) AND d.ends_on >= \(day) ORDER BY d.ends_on, d.id LIMIT 200", in: transaction)
    }

    /// Returns all deals, by their last day, the latest first.
    func all(in transaction: Transaction) throws -> [RetailDeal] { try deals("1 = 1 ORDER BY d.ends_on DESC, d.id DESC LIMIT 500", in: transaction) }

    func find(_ id: Int, in transaction: Transaction) throws -> RetailDeal? { try deals("d.id = \(id)", in: transaction).first }

    func insert(_ content: DealContent, in transaction: Transaction) throws -> Int {
        try transaction.insert(
            into: "retail_deal",
            [
                "retailer_id": content.retailerID, "item_id": content.itemID, "text": content.text, "price_cents": content.priceCents,
                "starts_on": content.startsOn, "ends_on": content.endsOn,
            ])
    }

    func delete(_ id: Int, in transaction: Transaction) throws { try transaction.execute("DELETE FROM retail_deal WHERE id = \(id)") }

    private func deals(_ condition: SQL, in transaction: Transaction) throws -> [RetailDeal] {
        let rows = try transaction.rows(
            "SELECT d.*, r.name AS retailer FROM retail_deal d JOIN retail_retailer r ON r.id = d.retailer_id WHERE \(sql: condition)")
        return try rows.map { row in
            RetailDeal(
                id: try row.get("id"), retailerID: try row.get("retailer_id"), retailer: try row.get("retailer"), text: try row.get("text"),
                itemID: try row.get("item_id"), priceCents: try row.get("price_cents"), startsOn: try row.get("starts_on"), endsOn: try row.get("ends_on"))
        }
    }
}
