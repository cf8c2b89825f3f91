public import Core

/// The topics on which changes of orders are published.
public enum OrdersTopics {
    /// Changes of one order, for its customer, its drivers and dispatchers.
    public static func order(_ id: Int) -> Topic { "orders/\(id)" }

    /// Changes of a customer's orders, for that customer.
    public static func customer(_ id: Int) -> Topic { "customers/\(id)/orders" }

    /// Changes of a customer's recurring orders, for that customer.
    public static func recurring(_ customer: Int) -> Topic { "customers/\(customer)/recurring" }

    /// Changes of a driver's orders, for that driver.
    public static func driver(_ id: Int) -> Topic { "drivers/\(id)/orders" }

    /// Changes of all orders, for dispatchers.
    public static let dispatch: Topic = "dispatch/orders"
}
