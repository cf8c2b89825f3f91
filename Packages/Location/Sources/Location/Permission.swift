/// What a person decided about one use of the device.
public enum Permission: String, Sendable, Equatable, CaseIterable {
    /// Nothing yet.
    case undecided
    /// The app may use it.
    case granted
    /// The app may not use it.
    case denied
    /// There is nothing to permit: the device doesn't have it, or the page isn't encrypted.
    case unavailable

    /// Whether the person has nothing left to decide that would let the app do more.
    public var isSettled: Bool { self == .granted || self == .unavailable }
}
