/// The format of dates in JSON.
public enum JSONDates: Sendable {
    /// Texts such as `2026-01-31T12:00:00.000Z`, as ``WireJSON`` writes and reads them.
    case wireTimes
    /// Numbers of milliseconds since 1970 UTC.
    case milliseconds
    /// Numbers of seconds since 2001 UTC, as `Date` encodes itself.
    case seconds
}
