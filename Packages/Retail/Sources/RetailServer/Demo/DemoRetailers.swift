import Foundation
import Persistence
import RetailAPI

/// Retailers to try the product with. None of them is affiliated with this service: the places are real, ratings, hours, items and prices are examples.
enum DemoRetailers {
    private struct Retailer {
        let name: String
        let category: String
        let rating: Double
        let stores: [Store]
        /// The items as a catalog file: `Resources/RetailServer/target.csv`.
        let items: String
    }

    private struct Store {
        let address: String
        let latitude: Double
        let longitude: Double
        let hours: String
    }

    private static let all = [
        Retailer(
            name: "Target", category: "General merchandise", rating: 4.4,
            stores: [
                Store(address: "3750 Barranca Pkwy, Irvine", latitude: 33.6854, longitude: -117.8133, hours: "08:00-22:00; dec 25 closed"),
                Store(address: "3030 Harbor Blvd, Costa Mesa", latitude: 33.6826, longitude: -117.9172, hours: "08:00-22:00; dec 25 closed"),
                Store(address: "289 E 17th St, Costa Mesa", latitude: 33.6325, longitude: -117.9167, hours: "07:00-23:00; dec 25 closed"),
            ],
            items: Resources.targetCatalog),
        Retailer(
            name: "Walmart", category: "General merchandise", rating: 4.1,
            stores: [Store(address: "8230 Talbert Ave, Huntington Beach", latitude: 33.7012, longitude: -117.9862, hours: "06:00-23:00; dec 25 closed")],
            items: Resources.walmartCatalog),
        Retailer(
            name: "Costco", category: "Warehouse club", rating: 4.6,
            stores: [
                Store(
                    address: "115 Technology Dr, Irvine", latitude: 33.6602, longitude: -117.7447,
                    hours: "mo-fr 10:00-20:30; sa 09:30-18:00; su 10:00-18:00; dec 25 closed")
            ],
            items: Resources.costcoCatalog),
    ]

    /// Inserts the retailers into an empty catalog, leaving any other as it is.
    static func insert(for reader: CatalogReader, in transaction: Transaction) throws {
        guard try transaction.value(Int.self, "SELECT COUNT(*) FROM retail_retailer") == 0 else { return }
        for retailer in all {
            let id = try transaction.insert(
                into: "retail_retailer",
                [
                    "name": retailer.name, "category": retailer.category, "rating": retailer.rating,
                    "perks": try JSONColumn(["Free delivery when it comes with your laundry.", "Same trip, same driver."]), "deals": try JSONColumn([String]()),
                    "affiliated": false,
                ])
            for store in retailer.stores {
                try transaction.insert(
                    into: "retail_store",
                    ["retailer_id": id, "address": store.address, "latitude": store.latitude, "longitude": store.longitude, "hours": store.hours])
            }
            try insertItems(retailer.items, of: id, for: reader, in: transaction)
            try DemoDeals.insert(of: retailer.name, id: id, for: reader, in: transaction)
        }
        try PriceKeeper().refresh(at: reader.now, today: reader.today, in: transaction)
    }

    /// Reads and applies a catalog file as an import does.
    private static func insertItems(_ text: String, of retailer: Int, for reader: CatalogReader, in transaction: Transaction) throws {
        let (imports, rows, data) = (ImportRepository(), ImportRowRepository(), Data(text.utf8))
        let file = ImportFile(name: "sample.csv", fingerprint: "sample", size: data.count, format: .csv)
        let id = try imports.insert(file, of: retailer, at: reader.now, in: transaction)
        guard let run = try imports.find(id, in: transaction) else { return }
        let piece = PieceReader(timeZone: reader.timeZone).read(data, of: run, isLast: true, at: reader.now)
        _ = try imports.moveOn(run, by: piece.consumed, to: piece.position, rows: piece.records, problems: 0, at: reader.now, in: transaction)
        try rows.insert(piece.rows, of: run, in: transaction)
        if let read = try imports.find(id, in: transaction) { try rows.apply(read, at: reader.now, in: transaction) }
        try imports.delete(id, in: transaction)
    }
}
