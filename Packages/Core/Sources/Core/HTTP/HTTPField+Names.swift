public import HTTPTypes

/// Header fields of the API that HTTPTypes doesn't define.
extension HTTPField.Name {
    /// The id that identifies a request in logs and responses (``RequestID``).
    public static let requestID = HTTPField.Name(RequestID.header) ?? .contentType
    /// The time at which the person acted, by the device's clock.
    public static let deviceTime = HTTPField.Name("X-Device-Time") ?? .contentType
    /// The client's key for an operation that must run only once.
    public static let idempotencyKey = HTTPField.Name("Idempotency-Key") ?? .contentType
}
