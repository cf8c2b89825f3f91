/// A value kept as a row with an `id`, for ``Repository``.
///
/// ```swift
/// extension Order: Record {
///     static let table = "orders_order"
///     var columns: KeyValuePairs<String, (any SQLConvertible)?> { ["customer_id": customerID, "bags": bags] }
/// }
/// ```
public protocol Record: RowDecodable, Sendable {
    /// The table's name.
    static var table: String { get }
    /// What is written: every column but `id` and `version`.
    var columns: KeyValuePairs<String, (any SQLConvertible)?> { get }
}
