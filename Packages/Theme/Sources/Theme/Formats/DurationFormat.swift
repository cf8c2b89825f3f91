/// Spans of time as text.
public enum DurationFormat {
    /// A span such as `25 min` or `1 h 25 min`, to the nearest minute.
    public static func format(seconds: Int) -> String {
        let minutes = (max(0, seconds) + 30) / 60
        guard minutes >= 60 else { return Strings.durationMinutes(minutes) }
        let hours = Strings.durationHours(minutes / 60)
        return minutes % 60 == 0 ? hours : "\(hours) \(Strings.durationMinutes(minutes % 60))"
    }

    /// An estimate such as `about 25 min`, of at least one minute.
    public static func about(seconds: Int) -> String {
        Strings.durationAboutMinutes(max(1, (seconds + 30) / 60))
    }
}
