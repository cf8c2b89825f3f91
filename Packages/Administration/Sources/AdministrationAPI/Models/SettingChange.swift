public import Core
public import Foundation

/// The change of a setting by administrators, which holds without a restart.
public struct SettingChange: Codable, Sampled, Hashable {
    /// The number of changes so far, to send with the next one; 0 if there was none.
    public let version: Int
    /// The text of the change; nil while there is none, and for a secret.
    public let value: String?
    /// The text without a change, to which one press leads back; nil for a secret.
    public let unchanged: String?
    /// The accepted words, for a setting that has only a few; empty for others.
    public let choices: [String]
    /// The place where the operators give the setting so that no change holds: `command line` or `environment`; nil if they don't.
    public let pinnedBy: String?
    /// The time of the last change; nil if there was none.
    public let changedAt: Date?
    /// The account of whoever made it; nil if there was none, or the account is gone.
    public let changedBy: Int?
    /// True while an administrator's change holds; false while the setting has the value that it was started with.
    public let isChanged: Bool

    /// Creates a state.
    ///
    /// - Parameter isChanged: nil to tell by the value, which a secret doesn't have.
    public init(
        version: Int = 0, value: String? = nil, unchanged: String?, choices: [String] = [], pinnedBy: String? = nil, changedAt: Date? = nil,
        changedBy: Int? = nil, isChanged: Bool? = nil
    ) {
        self.version = version
        self.value = value
        self.unchanged = unchanged
        self.choices = choices
        self.pinnedBy = pinnedBy
        self.changedAt = changedAt
        self.changedBy = changedBy
        self.isChanged = isChanged ?? (value != nil)
    }

    /// A setting that was never changed, for tests and documentation.
    public static let sample = SettingChange(unchanged: "10")
}
