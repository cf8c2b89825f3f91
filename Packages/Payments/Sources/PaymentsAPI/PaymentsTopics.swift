public import Core

/// The topics on which changes of payments are published.
public enum PaymentsTopics {
    /// Changes of a customer's payments and saved methods, for that customer.
    public static func customer(_ id: Int) -> Topic { "customers/\(id)/payments" }

    /// Changes of all payments, for dispatchers.
    public static let dispatch: Topic = "dispatch/payments"
}
