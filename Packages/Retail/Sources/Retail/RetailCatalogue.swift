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

    /// The retailers of a category; all for nil.
    func retailers(of category: String?) -> [Retailer] {
        retailers.filter { category == nil || $0.category == category }
    }

    /// A catalogue of one retailer, for tests and previews.
    public static let sample = RetailCatalogue(retailers: [.sample], categories: [.sample])
}
