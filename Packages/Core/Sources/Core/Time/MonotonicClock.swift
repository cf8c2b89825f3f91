/// Time that only goes forward, for measuring how long something took. It says nothing about the time of day.
public enum MonotonicClock {
    private static let start = ContinuousClock.now

    /// Nanoseconds since the process first asked.
    public static var nanoseconds: UInt64 {
        let elapsed = start.duration(to: .now).components
        return UInt64(clamping: elapsed.seconds * 1_000_000_000 + elapsed.attoseconds / 1_000_000_000)
    }
}
