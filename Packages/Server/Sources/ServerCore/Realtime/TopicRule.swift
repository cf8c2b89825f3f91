public import Core
public import Persistence

/// A rule for who may subscribe to the topics of a pattern.
///
/// ```swift
/// TopicRule("orders/{id}") { values, person, transaction in
///     try policy.maySee(order: values.id, person, in: transaction)
/// }
/// ```
public struct TopicRule: Sendable {
    let pattern: PathTemplate
    let sharesListeners: Bool
    let allows: @Sendable ([String: String], Person, Transaction) throws -> Bool

    /// Declares a rule.
    ///
    /// - Parameter sharesListeners: whether all processes know that a topic has listeners, which is used to show who is present.
    public init(_ pattern: PathTemplate, sharesListeners: Bool = false, allows: @escaping @Sendable ([String: String], Person, Transaction) throws -> Bool) {
        self.pattern = pattern
        self.sharesListeners = sharesListeners
        self.allows = allows
    }
}
