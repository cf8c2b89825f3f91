/// The time within which something may begin, in the problem's unit of time, usually seconds since an origin of the caller's choice.
public struct TimeWindow: Sendable, Hashable, Codable {
    /// The first moment.
    public var earliest: Double
    /// The last moment.
    public var latest: Double

    /// Creates a window.
    public init(_ earliest: Double, _ latest: Double) { (self.earliest, self.latest) = (earliest, latest) }

    /// The window that is always open.
    public static let always = TimeWindow(-1e12, 1e12)

    /// The window that opens at zero and stays open.
    public static let fromZero = TimeWindow(0, 1e12)
}
