/// A type that can be made of a row.
///
/// Types that are `Decodable` too get the initializer: `extension Order: RowDecodable {}` reads `priceCents` from the column `price_cents`.
public protocol RowDecodable {
    /// Makes a value of a row.
    ///
    /// - Throws: ``RowError`` that names the column.
    init(row: Row) throws
}

extension RowDecodable where Self: Decodable {
    /// Decodes the row by its coding keys, `camelCase` from columns in `snake_case`.
    public init(row: Row) throws {
        self = try row.decode(Self.self)
    }
}
