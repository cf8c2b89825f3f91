public import Core

/// A kind of retailer, to filter by.
public struct RetailCategory: Codable, Sampled, Hashable {
    /// The name, as in ``Retailer/category``.
    public let name: String
    /// The number of retailers of this kind.
    public let retailers: Int

    /// Creates a category.
    public init(name: String, retailers: Int) {
        self.name = name
        self.retailers = retailers
    }

    /// A category, for tests and previews.
    public static let sample = RetailCategory(name: "Groceries", retailers: 1)
}
