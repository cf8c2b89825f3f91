import RetailAPI

extension Retailer {
    /// One with long texts and deals, for previews.
    static let warehouse = Retailer(
        id: 2, name: "The Very Friendly Warehouse of Orange County", category: "Household", rating: 4.1,
        perks: ["Large packs at a lower price per piece, for those who have room.", "Open late."],
        deals: ["Dryer sheets: 20 % less this week", "Two detergents for the price of one"], hours: "7 AM to 11 PM", stores: [.sample], affiliated: true)
}

extension RetailCatalogue {
    /// Two retailers of different categories, for previews.
    static let shops = RetailCatalogue(retailers: [.sample, .warehouse], categories: [.sample, RetailCategory(name: "Household", retailers: 1)])
}

extension RetailItem {
    /// Items on two shelves, one of them not available, for previews.
    static let shelf = [
        RetailItem.sample,
        RetailItem(id: 2, retailerID: 1, name: "Dryer sheets with a long name, lavender and chamomile, 240 pieces", category: "Laundry", priceCents: 849),
        RetailItem(id: 3, retailerID: 1, name: "Hand soap", category: "Bath", priceCents: 399, available: false),
    ]
}
