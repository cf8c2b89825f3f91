/// What an order is to a customer.
public enum Status: String, Codable, Sendable, CaseIterable, Hashable {
    /// Sent, and nobody is on the way yet.
    case scheduled
    /// Under way.
    case inProgress
    /// Back at the customer's.
    case delivered
    /// Stopped.
    case canceled
}
