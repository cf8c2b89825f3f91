/// A declared setting without the type of its value, for lists of settings.
public protocol SettingDeclaration: Sendable {
    /// The name in configuration files, in the environment and after `--set`, such as `DRIVER_TRACE_DAYS`.
    var key: String { get }
    /// The values that the setting accepts.
    var kind: SettingKind { get }
    /// The unit of a number, such as `days`; nil if it has none.
    var unit: String? { get }
    /// The text used when none is given, by build.
    var defaults: SettingDefaults { get }
    /// Whether the value is masked wherever settings are shown.
    var isSecret: Bool { get }
    /// Whether administrators may change the value while the server runs.
    var isChangeable: Bool { get }
    /// One line for operators: what the setting controls, and what an empty text or zero means.
    var summary: String { get }

    /// Checks whether a text can be used as the setting's value.
    ///
    /// - Throws: ``SettingError`` with the key and how to fix it.
    func check(_ text: String) throws(SettingError)
}

/// A value that operators choose without a new build: in a configuration file, by an environment variable, or with `--set`.
///
/// A plugin declares a setting as a constant, lists it in its `settings`, and reads the value from the container. `config show`, the configuration
/// files and README's table come from the declarations.
///
/// ```swift
/// static let traceRetention = Setting.days("DRIVER_TRACE_DAYS", 0...365, default: 7, "Days that traces of drivers are kept. 0: none are recorded.")
///
/// var settings: [any SettingDeclaration] { [Self.traceRetention] }
///
/// let retention = try container.setting(Self.traceRetention)  // Duration
/// ```
public struct Setting<Value: Sendable>: SettingDeclaration {
    /// The name in configuration files, in the environment and after `--set`.
    public let key: String
    /// The values that the setting accepts.
    public let kind: SettingKind
    /// The unit of a number; nil if it has none.
    public let unit: String?
    /// The text used when none is given, by build.
    public let defaults: SettingDefaults
    /// Whether the value is masked wherever settings are shown.
    public let isSecret: Bool
    /// Whether administrators may change the value while the server runs.
    public private(set) var isChangeable = false
    /// One line for operators.
    public let summary: String
    private let empty: Value?
    private let parse: @Sendable (String) throws -> Value?

    /// Declares a setting of a custom type. The factories, such as ``Setting/days(_:_:default:development:_:)``, cover the usual ones.
    ///
    /// - Parameters:
    ///   - kind: the accepted values, for documentation and error messages.
    ///   - isSecret: whether the value is never shown; implied by a text's key such as `SMTP_PASSWORD`.
    ///   - empty: the value of an empty text; nil if the setting must not be empty.
    ///   - parse: reads any other text; returns nil or throws if it can't be used.
    public init(
        _ key: String, _ kind: SettingKind, unit: String? = nil, defaults: SettingDefaults, isSecret: Bool = false, empty: Value? = nil, _ summary: String,
        parse: @escaping @Sendable (String) throws -> Value?
    ) {
        self.key = key
        self.kind = kind
        self.unit = unit
        self.defaults = defaults
        self.isSecret = isSecret || (kind == .text && LogRedaction.isCredential(key: key))
        self.summary = summary
        self.empty = empty
        self.parse = parse
    }

    /// Returns the setting as one that administrators may change while the server runs. Its readers take the value from a ``CurrentSetting`` at each use.
    public func changeable() -> Setting {
        var setting = self
        setting.isChangeable = true
        return setting
    }

    /// Parses a text.
    ///
    /// - Throws: ``SettingError`` with the key and how to fix it. A secret's text isn't repeated in it.
    public func value(of text: String) throws(SettingError) -> Value {
        if text.isEmpty {
            if let empty { return empty }
            throw SettingError.empty(key)
        }
        let value: Value?
        do {
            value = try parse(text)
        } catch {
            throw SettingError("\(key): \(error)")
        }
        if let value { return value }
        throw SettingError("\(key) \(isSecret ? "can't be used" : "is '\(text)'"). To fix, give \(kind.expectation).")
    }

    /// Parses a text and discards the value.
    public func check(_ text: String) throws(SettingError) { _ = try value(of: text) }
}

/// A setting, or a combination of settings, that can't be used.
public struct SettingError: Error, Equatable, CustomStringConvertible {
    /// The problem and its fix, in one line.
    public let description: String

    /// Creates an error.
    public init(_ description: String) { self.description = description }

    /// The error for a required setting that is empty.
    public static func empty(_ key: String) -> SettingError {
        SettingError("\(key) is empty. To fix, set it in the configuration file, the environment or with --set \(key)=...")
    }
}
