import ServerCore

/// The entries of the audit log about what dispatchers do with orders. The order's timeline says what became of it, these who decided it.
extension AuditEntry {
    /// Returns the entry that an order was given to a driver.
    static func assigned(order: Int, to driver: Int) -> AuditEntry {
        AuditEntry(Action(rawValue: "order_assigned"), object: "order/\(order)", account: driver)
    }

    /// Returns the entry that an order was taken from a driver.
    static func released(order: Int, from driver: Int?) -> AuditEntry {
        AuditEntry(Action(rawValue: "order_released"), object: "order/\(order)", account: driver)
    }
}
