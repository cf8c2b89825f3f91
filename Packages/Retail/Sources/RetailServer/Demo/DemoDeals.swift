import Foundation
import Persistence
import RetailAPI

/// Deals of the demo retailers, which begin around the day on which they are made.
enum DemoDeals {
    private struct Deal {
        let text: String
        /// The number of the item in the catalog's file; nil for the whole store.
        var sku: String?
        var cents: Int?
        /// The first and the last day, counted from today.
        let days: ClosedRange<Int>
    }

    private static let deals: [String: [Deal]] = [
        "Target": [
            Deal(text: "Paper towels, 6 rolls: $2 less", sku: "TG-1003", cents: 889, days: -1...12),
            Deal(text: "Disinfecting wipes for $4.49", sku: "TG-1019", cents: 449, days: 0...6),
            Deal(text: "Sunscreen for $7.99", sku: "TG-1039", cents: 799, days: 5...19),
        ],
        "Walmart": [
            Deal(text: "Chocolate chip cookies for $2.98", sku: "WM-1054", cents: 298, days: -2...9),
            Deal(text: "Aluminum foil for $3.98", sku: "WM-1019", cents: 398, days: 0...13),
            Deal(text: "Back to school: new notebooks on Monday", days: 3...10),
        ],
        "Costco": [
            Deal(text: "Paper towels, 12 rolls: $4 less", sku: "CO-1003", cents: 1_949, days: -3...10),
            Deal(text: "Oxygen stain remover for $13.99", sku: "CO-1012", cents: 1_399, days: 0...20),
            Deal(text: "Maple syrup for $10.99", sku: "CO-1089", cents: 1_099, days: -1...4),
        ],
    ]

    static func insert(of retailer: String, id: Int, for reader: CatalogReader, in transaction: Transaction) throws {
        for deal in deals[retailer] ?? [] {
            let item = try deal.sku.flatMap {
                try transaction.first("SELECT id FROM retail_item WHERE retailer_id = \(id) AND sku = \($0)")?.get("id", as: Int.self)
            }
            // An item that is no longer in the file has no deal.
            if deal.sku != nil, item == nil { continue }
            _ = try DealRepository().insert(
                DealContent(
                    retailerID: id, text: deal.text, itemID: item, priceCents: deal.cents, startsOn: day(deal.days.lowerBound, reader),
                    endsOn: day(deal.days.upperBound, reader)), in: transaction)
        }
    }

    private static func day(_ offset: Int, _ reader: CatalogReader) -> String {
        CatalogReader.day(of: reader.now.addingTimeInterval(Double(offset) * 86_400), in: reader.timeZone)
    }
}
