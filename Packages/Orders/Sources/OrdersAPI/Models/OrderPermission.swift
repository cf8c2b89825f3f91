/// An action on an order besides moving it, as `allowedActions` names it.
public enum OrderPermission: String, Codable, Sendable, CaseIterable, Hashable {
    /// To choose another time after a visit that failed.
    case reschedule
    /// To ask a dispatcher to cancel, after the pickup.
    case requestCancellation
    /// To approve or refuse a customer's request to cancel.
    case decideCancellation
    /// To approve or refuse a price that the weighing raised by more than a fifth.
    case approvePrice
    /// To tip the driver; after the delivery until the order's `feedbackUntil`.
    case tip
    /// To rate driver and wash, until the order's `feedbackUntil`.
    case rate
    /// To make a link that shows where the order is to whoever has it.
    case share
    /// To order the same again.
    case reorder
}
