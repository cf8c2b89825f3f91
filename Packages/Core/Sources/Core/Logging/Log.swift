public import Logging

/// A logger of one category, such as `orders` or `http`. The subsystem (the product's bundle id) is the process's to set, at its start.
///
/// ```swift
/// let log = createLog(category: "orders")
/// log.info("order placed", metadata: ["order": "\(id)"])
/// ```
public func createLog(category: String) -> Logger {
    Logger(label: category)
}
