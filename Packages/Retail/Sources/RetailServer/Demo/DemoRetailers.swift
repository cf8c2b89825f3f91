import Persistence

/// Retailers to try the product with. None of them is affiliated with this service: the places are real, ratings and prices are examples.
enum DemoRetailers {
    struct Retailer {
        let name: String
        let category: String
        let rating: Double
        let stores: [Store]
        let items: [Item]
    }

    struct Store {
        let address: String
        let latitude: Double
        let longitude: Double
    }

    struct Item {
        let name: String
        let category: String
        let cents: Int
        var available = true
    }

    static let all = [
        Retailer(
            name: "Target", category: "General merchandise", rating: 4.4,
            stores: [
                Store(address: "3750 Barranca Pkwy, Irvine", latitude: 33.6854, longitude: -117.8133),
                Store(address: "3030 Harbor Blvd, Costa Mesa", latitude: 33.6826, longitude: -117.9172),
                Store(address: "289 E 17th St, Costa Mesa", latitude: 33.6325, longitude: -117.9167),
            ],
            items: DemoItems.target),
        Retailer(
            name: "Walmart", category: "General merchandise", rating: 4.1,
            stores: [Store(address: "8230 Talbert Ave, Huntington Beach", latitude: 33.7012, longitude: -117.9862)], items: DemoItems.walmart),
        Retailer(
            name: "Costco", category: "Warehouse club", rating: 4.6,
            stores: [Store(address: "115 Technology Dr, Irvine", latitude: 33.6602, longitude: -117.7447)], items: DemoItems.costco),
    ]

    /// Inserts the retailers into an empty catalog, leaving any other as it is.
    static func insert(in transaction: Transaction) throws {
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
                    ["retailer_id": id, "address": store.address, "latitude": store.latitude, "longitude": store.longitude])
            }
            for item in retailer.items {
                let number = try transaction.insert(
                    into: "retail_item",
                    [
                        "retailer_id": id, "name": item.name, "category": item.category, "price_cents": item.cents, "regular_cents": item.cents,
                        "currency": "USD", "available": item.available,
                    ])
                let entry = ItemIndex.Entry(name: item.name, category: item.category, details: nil)
                try ItemIndex().put(number, of: id, entry, in: transaction)
            }
        }
    }
}
