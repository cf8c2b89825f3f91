/// A type that can be created from a row.
///
/// `Decodable` types get a default implementation: `extension Order: RowDecodable {}` reads `priceCents` from the column `price_cents`.
public protocol RowDecodable {
    /// Creates a value from a row.
    ///
    /// - Throws: ``RowError`` with the column.
    init(row: Row) throws
}

extension RowDecodable where Self: Decodable {
    /// Decodes the row by its coding keys: `camelCase` from columns in `snake_case`.
    public init(row: Row) throws {
        self = try row.decode(Self.self)
    }
}
