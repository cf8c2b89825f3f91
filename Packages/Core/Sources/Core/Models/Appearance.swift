/// A person's choice between a light and a dark app.
public enum Appearance: String, Codable, Sendable, CaseIterable, Hashable {
    /// Follows the device's setting.
    case system
    /// Always light.
    case light
    /// Always dark.
    case dark
}
