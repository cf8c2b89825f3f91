/// What becomes of events.
struct EventSettings: Sendable {
    /// How long the log is kept; nil for ever.
    let retention: Duration?
    /// Whether webhooks may call addresses of private networks, and without TLS.
    let allowsPrivateWebhooks: Bool

    /// Reads the settings.
    ///
    /// - Throws: ``SettingsError`` that names the key and the fix.
    init(_ reader: SettingsReader) throws {
        let days = try reader.number("EVENT_RETENTION_DAYS", 0...36_500)
        retention = days == 0 ? nil : .seconds(days * 24 * 3600)
        allowsPrivateWebhooks = try reader.flag("WEBHOOK_PRIVATE_ADDRESSES")
    }
}
