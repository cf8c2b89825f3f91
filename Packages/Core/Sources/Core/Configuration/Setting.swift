/// A setting as a part of the product declares it, without the type of its value: what lists of settings hold.
public protocol SettingDeclaration: Sendable {
    /// The name in configuration files, in the environment and after `--set`, such as `DRIVER_TRACE_DAYS`.
    var key: String { get }
    /// What may be given.
    var kind: SettingKind { get }
    /// What a number counts, such as `days`; nil for settings that count nothing.
    var unit: String? { get }
    /// The text that holds where none is given, by build.
    var defaults: SettingDefaults { get }
    /// Whether the value is masked wherever settings are shown.
    var isSecret: Bool { get }
    /// One line for operators: what the setting decides, and what an empty text or a zero stands for.
    var summary: String { get }

    /// Reads a text as the setting's value, to see whether it can be used.
    ///
    /// - Throws: ``SettingError`` that names the key and the fix.
    func check(_ text: String) throws(SettingError)
}

/// What can be decided for a run without a new build: in a configuration file, by an environment variable, or with `--set`.
///
/// A plugin declares a setting as a constant and lists it in its `settings`; whoever needs the value reads it from the container. Nothing else
/// has to know of it: `config show`, the configuration files and README's table come from the declarations.
///
/// ```swift
/// static let traceRetention = Setting.days("DRIVER_TRACE_DAYS", 0...365, default: 7, "Keeps where drivers were during a job. 0: not at all.")
///
/// var settings: [any SettingDeclaration] { [Self.traceRetention] }
///
/// let retention = try container.setting(Self.traceRetention)  // Duration
/// ```
public struct Setting<Value: Sendable>: SettingDeclaration {
    /// The name in configuration files, in the environment and after `--set`.
    public let key: String
    /// What may be given.
    public let kind: SettingKind
    /// What a number counts; nil for settings that count nothing.
    public let unit: String?
    /// The text that holds where none is given, by build.
    public let defaults: SettingDefaults
    /// Whether the value is masked wherever settings are shown.
    public let isSecret: Bool
    /// One line for operators.
    public let summary: String
    private let empty: Value?
    private let parse: @Sendable (String) throws -> Value?

    /// Declares a setting of a type of its own. The factories, such as ``Setting/days(_:_:default:development:_:)``, cover the usual ones.
    ///
    /// - Parameters:
    ///   - kind: what may be given, for the documentation and for the error.
    ///   - isSecret: whether the value is shown to nobody; the key of a text such as `SMTP_PASSWORD` says so by itself.
    ///   - empty: the value of an empty text; nil where the setting must not be empty.
    ///   - parse: reads any other text; nil or an error for one that can't be used.
    public init(
        _ key: String, _ kind: SettingKind, unit: String? = nil, defaults: SettingDefaults, isSecret: Bool = false, empty: Value? = nil, _ summary: String,
        parse: @escaping @Sendable (String) throws -> Value?
    ) {
        self.key = key
        self.kind = kind
        self.unit = unit
        self.defaults = defaults
        self.isSecret = isSecret || (kind == .text && LogRedaction.isSecret(key: key))
        self.summary = summary
        self.empty = empty
        self.parse = parse
    }

    /// Reads a text.
    ///
    /// - Throws: ``SettingError`` that names the key and the fix. A secret isn't repeated in it.
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
        throw SettingError("\(key) \(isSecret ? "can't be used" : "is '\(text)'"). To fix, give \(kind.wanted).")
    }

    /// Reads a text and forgets its value.
    public func check(_ text: String) throws(SettingError) { _ = try value(of: text) }
}

/// A setting that can't be used, or that settings can't be used together.
public struct SettingError: Error, Equatable, CustomStringConvertible {
    /// What is wrong, and how to fix it, in one line.
    public let description: String

    /// Creates an error.
    public init(_ description: String) { self.description = description }

    /// A setting that is needed and empty.
    public static func empty(_ key: String) -> SettingError {
        SettingError("\(key) is empty. To fix, set it in the configuration file, the environment or with --set \(key)=...")
    }
}
