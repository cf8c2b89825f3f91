/// Whether a person wants the app light or dark.
public enum Appearance: String, Codable, Sendable, CaseIterable, Hashable {
    /// As the device is set.
    case system
    /// Always light.
    case light
    /// Always dark.
    case dark
}
