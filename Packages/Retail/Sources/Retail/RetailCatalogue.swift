public import RetailAPI

/// The retailers and the categories to filter them by.
public struct RetailCatalogue: Sendable, Equatable {
    /// The retailers, by name.
    public let retailers: [Retailer]
    /// The categories, by name.
    public let categories: [RetailCategory]

    /// Creates a catalogue.
    public init(retailers: [Retailer], categories: [RetailCategory]) {
        self.retailers = retailers
        self.categories = categories
    }

    /// The retailers of a category, all for nil, whose name, category or perks hold what is searched for.
    func retailers(of category: String?, matching query: String = "") -> [Retailer] {
        retailers.filter { retailer in
            (category == nil || retailer.category == category)
                && ([retailer.name, retailer.category] + retailer.perks + retailer.deals).contains { query.isFound(in: $0) }
        }
    }

    #if DEBUG
    /// A catalogue of one retailer, for tests and previews.
    public static let sample = RetailCatalogue(retailers: [.sample], categories: [.sample])
    #endif
}
