public import HTTPTypes

/// The contract's own fields, for which HTTPTypes has no constants.
extension HTTPField.Name {
    /// The id that follows a request through logs and answers (``RequestID``).
    public static let requestID = HTTPField.Name(RequestID.header) ?? .contentType
    /// The time at which the person acted, by the device.
    public static let deviceTime = HTTPField.Name("X-Device-Time") ?? .contentType
    /// The client's name for one attempt to do something once.
    public static let idempotencyKey = HTTPField.Name("Idempotency-Key") ?? .contentType
}
