/// What becomes of drivers' positions.
struct PositionSettings: Sendable {
    /// How long it is kept where drivers were while they had a job; zero keeps no traces.
    let traceRetention: Duration

    /// Reads the settings.
    ///
    /// - Throws: ``SettingsError`` that names the key and the fix.
    init(_ reader: SettingsReader) throws {
        traceRetention = .seconds(try reader.number("DRIVER_TRACE_DAYS", 0...365) * 24 * 3600)
    }
}
