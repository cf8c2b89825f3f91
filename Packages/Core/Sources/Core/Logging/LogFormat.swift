/// How log entries are written.
public enum LogFormat: String, Sendable, CaseIterable {
    /// One line for people: time, level, place, message, metadata.
    case pretty
    /// One JSON object a line, for machines that collect logs.
    case json
}
