/// A column of a catalog file.
public enum CatalogColumn: String, Codable, Sendable, Hashable, CaseIterable {
    /// The retailer's own number of the item, by which an item is found again.
    case sku
    /// The name, with the size of the package.
    case name
    /// The shelf.
    case category
    /// The regular price, such as `12.99`.
    case price
    /// The ISO 4217 code of the prices.
    case currency
    /// The price with a linked account.
    case memberPrice
    /// Whether the item can be ordered.
    case available
    /// The description.
    case details
    /// The day from which the prices hold, such as `2026-12-01`.
    case priceFrom

    /// Whether a file can't do without it.
    public var isRequired: Bool {
        switch self {
        case .sku, .name, .category, .price: true
        case .currency, .memberPrice, .available, .details, .priceFrom: false
        }
    }

    /// Returns the column that a heading names, in any case and with any spaces; nil for another heading.
    public init?(heading: String) {
        let name = heading.lowercased().filter { $0.isLetter || $0.isNumber }
        guard let column = Self.allCases.first(where: { $0.rawValue.lowercased() == name }) ?? Self.others[name] else { return nil }
        self = column
    }

    private static let others: [String: CatalogColumn] = ["shelf": .category, "description": .details, "regularprice": .price, "itemnumber": .sku]
}

/// The formats of catalog files.
public enum CatalogFormat: String, Codable, Sendable, Hashable, CaseIterable {
    /// Rows of cells, with headings in the first row.
    case csv
    /// An array of objects, or an object a line.
    case json
}
