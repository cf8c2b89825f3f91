public import Core

/// A change of a setting while the server runs.
public struct ChangeSetting: Codable, Sendable, Equatable {
    /// The setting's name, such as `OPEN_ORDERS`.
    public let key: String
    /// The new text, which the setting's own rule checks.
    public let value: String
    /// The `version` that the change replaces; 0 for the first one.
    public let version: Int

    /// Creates a request.
    public init(key: String, value: String, version: Int) { (self.key, self.value, self.version) = (key, value, version) }

    /// The product's name, for tests and documentation.
    public static let sample = ChangeSetting(key: "PRODUCT_DISPLAY_NAME", value: "Fresh Laundry", version: 0)
}

extension ChangeSetting: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["key": 100, "value": 1_000]
}

/// The return of a setting to what it is without a change.
public struct ResetSetting: Codable, Sendable, Equatable {
    /// The setting's name.
    public let key: String
    /// The `version` of the change that ends.
    public let version: Int

    /// Creates a request.
    public init(key: String, version: Int) { (self.key, self.version) = (key, version) }
}

extension ResetSetting: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["key": 100]
}
