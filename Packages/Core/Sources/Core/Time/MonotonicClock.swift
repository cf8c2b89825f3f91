/// A clock that never goes back, for measuring durations. It is unrelated to the time of day.
public enum MonotonicClock {
    private static let start = ContinuousClock.now

    /// Nanoseconds since the clock's first use in this process.
    public static var nanoseconds: UInt64 {
        let elapsed = start.duration(to: .now).components
        return UInt64(clamping: elapsed.seconds * 1_000_000_000 + elapsed.attoseconds / 1_000_000_000)
    }
}
