/// Why a pickup or a delivery failed.
public enum FailureReason: String, Codable, Sendable, CaseIterable, Hashable {
    /// Nobody opened.
    case notAtHome
    /// The door could not be reached.
    case noAccess
    /// The address is wrong.
    case wrongAddress
    /// There were no bags.
    case nothingToPickUp
    /// The customer refused.
    case refused
    /// The place was not safe.
    case unsafe
    /// The laundry is damaged.
    case damaged
    /// The laundry is lost.
    case lost
    /// Something of the order is missing.
    case itemMissing
    /// Too heavy to carry.
    case overweight
    /// The weather.
    case weather
    /// The vehicle broke down.
    case vehicleBreakdown
    /// Something else; a note says what.
    case other

    /// Whether the customer could have prevented it, so that a no-show fee is due when the order ends there.
    public var isCustomers: Bool {
        switch self {
        case .notAtHome, .noAccess, .wrongAddress, .nothingToPickUp, .refused: true
        default: false
        }
    }
}
