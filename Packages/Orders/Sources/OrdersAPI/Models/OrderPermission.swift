/// An action on an order besides moving it, as `allowedActions` names it.
public enum OrderPermission: String, Codable, Sendable, CaseIterable, Hashable {
    /// To choose another time after a visit that failed.
    case reschedule
}
