public import Logging

/// Creates a logger for a category, such as `orders` or `http`. The process sets the subsystem (the product's bundle id) at its start.
///
/// ```swift
/// let log = createLog(category: "orders")
/// log.info("order placed", metadata: ["order": "\(id)"])
/// ```
public func createLog(category: String) -> Logger {
    Logger(label: category)
}
