/// The format of log entries.
public enum LogFormat: String, Sendable, CaseIterable {
    /// One line for people: time, level, place, message, metadata.
    case pretty
    /// One JSON object per line, for log collectors.
    case json
}
