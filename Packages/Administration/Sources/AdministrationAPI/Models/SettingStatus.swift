public import Core
import Foundation

/// The settings of a part of the product.
public struct SettingGroupStatus: Codable, Sampled, Hashable {
    /// The part's name, such as `Host`, or a plugin's.
    public let name: String
    /// The settings in the order in which they are declared.
    public let settings: [SettingStatus]

    /// Creates a group.
    public init(name: String, settings: [SettingStatus]) {
        self.name = name
        self.settings = settings
    }

    /// A group with a secret, for tests and documentation.
    public static let sample = SettingGroupStatus(name: "Courier", settings: [.sample, .secret])
}

/// A declared setting with the value that holds in this run.
public struct SettingStatus: Codable, Sampled, Hashable {
    /// The name in configuration files and in the environment, such as `DRIVER_TRACE_DAYS`.
    public let key: String
    /// The text of the value; nil for a secret.
    public let value: String?
    /// Whether a text is set: for a secret, all that is told of it.
    public let isSet: Bool
    /// The source of the value: `command line`, `environment`, a file with its line, or `default`.
    public let source: String
    /// The accepted values in a few words.
    public let range: String
    /// The effect of the setting, in one line for operators.
    public let summary: String
    /// The state of what administrators changed; nil for a setting that takes another value only with a restart.
    public let change: SettingChange?

    /// Creates a setting.
    public init(key: String, value: String?, isSet: Bool, source: String, range: String, summary: String, change: SettingChange? = nil) {
        self.key = key
        self.value = value
        self.isSet = isSet
        self.source = source
        self.range = range
        self.summary = summary
        self.change = change
    }

    /// Returns the same setting with what administrators changed.
    public func changed(_ change: SettingChange) -> SettingStatus {
        SettingStatus(key: key, value: value, isSet: isSet, source: source, range: range, summary: summary, change: change)
    }

    /// A server's name, for tests and documentation.
    public static let sample = SettingStatus(
        key: "SMTP_HOST", value: "mail.example.org", isSet: true, source: "/etc/tumble/Prod.xcconfig:12", range: "text", summary: "Mail server.")

    /// A limit that an administrator changed, for tests and documentation.
    public static let changeable = SettingStatus(
        key: "OPEN_ORDERS", value: "5", isSet: true, source: "administrator", range: "0 to 1000", summary: "Most open orders of a customer.",
        change: SettingChange(version: 2, value: "5", unchanged: "10", changedAt: Date(timeIntervalSince1970: 1_767_182_400), changedBy: 4))

    /// A password, for tests and documentation.
    public static let secret = SettingStatus(
        key: "SMTP_PASSWORD", value: nil, isSet: true, source: "environment", range: "text", summary: "Password for the mail server.")
}
