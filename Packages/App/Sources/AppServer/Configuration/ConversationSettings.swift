/// What conversations are granted.
struct ConversationSettings: Sendable {
    /// How long messages are kept; nil for ever.
    let retention: Duration?

    /// Reads the settings.
    ///
    /// - Throws: ``SettingsError`` that names the key and the fix.
    init(_ reader: SettingsReader) throws {
        let days = try reader.number("CHAT_RETENTION_DAYS", 0...36_500)
        retention = days == 0 ? nil : .seconds(days * 24 * 3600)
    }
}
