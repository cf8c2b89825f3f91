import NIOCore

/// A token bucket for the events of a connection.
struct RateMeter {
    private let rate: SocketServerConfiguration.EventRate
    private var tokens: Double
    private var last: NIODeadline

    init(_ rate: SocketServerConfiguration.EventRate, _ time: NIODeadline) {
        self.rate = rate
        tokens = rate.burst
        last = time
    }

    /// Takes a token; returns false if none is left.
    mutating func take(_ time: NIODeadline) -> Bool {
        tokens = min(rate.burst, tokens + Double((time - last).nanoseconds) / 1e9 * rate.perSecond)
        last = time
        guard tokens >= 1 else { return false }
        tokens -= 1
        return true
    }
}
