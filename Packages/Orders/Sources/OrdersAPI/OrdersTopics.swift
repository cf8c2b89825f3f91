public import Core

/// What one can be told changes of.
public enum OrdersTopics {
    /// One order: for its customer, its drivers, dispatchers.
    public static func order(_ id: Int) -> Topic { "orders/\(id)" }
    /// The orders of a customer: for that customer.
    public static func customer(_ id: Int) -> Topic { "customers/\(id)/orders" }
    /// The orders of a driver: for that driver.
    public static func driver(_ id: Int) -> Topic { "drivers/\(id)/orders" }
    /// All orders: for dispatchers.
    public static let dispatch: Topic = "dispatch/orders"
}
