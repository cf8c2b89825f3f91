public import Core
public import Persistence

/// Who may subscribe to the topics of one form.
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
    /// - Parameter sharesListeners: whether all processes of the product know that somebody listens, which tells who is there.
    public init(_ pattern: PathTemplate, sharesListeners: Bool = false, allows: @escaping @Sendable ([String: String], Person, Transaction) throws -> Bool) {
        self.pattern = pattern
        self.sharesListeners = sharesListeners
        self.allows = allows
    }
}
