import Synchronization

/// The texts to which administrators changed settings, as this process last read them from where they are stored. Registered in the container;
/// ``SettingValues`` reads it.
public final class ChangedSettings: Sendable {
    private let texts = Mutex<[String: String]>([:])

    /// Creates an empty set.
    public init() {}

    /// Returns the text of a key; nil if it wasn't changed.
    public subscript(key: String) -> String? { texts.withLock { $0[key] } }

    /// Replaces all texts.
    public func replace(with texts: [String: String]) { self.texts.withLock { $0 = texts } }
}

/// The value of a setting at each moment, for readers that outlive a change of it.
///
/// ```swift
/// let limit = try CurrentSetting(Self.openOrders, in: values)
/// if count > limit.value { ... }
/// ```
public struct CurrentSetting<Value: Sendable>: Sendable {
    private let first: Value
    private let read: @Sendable () -> Value?

    /// Creates a reader.
    ///
    /// - Throws: ``SettingError`` for a text that can't be used or a setting that wasn't declared.
    public init(_ setting: Setting<Value>, in values: SettingValues) throws(SettingError) {
        first = try values[setting]
        read = { try? values[setting] }
    }

    /// Creates a reader of a value that stays, for tests.
    public init(always value: Value) { (first, read) = (value, { nil }) }

    /// The value. A text that can't be used doesn't get here: changes are checked before they are stored.
    public var value: Value { read() ?? first }
}

extension DIContainer {
    /// Returns a reader of the value that a setting has at each moment.
    ///
    /// - Throws: ``SettingError`` for a text that can't be used; ``DIError`` if the container has no ``SettingValues``.
    public func currentSetting<Value>(_ setting: Setting<Value>) throws -> CurrentSetting<Value> {
        try CurrentSetting(setting, in: resolve(SettingValues.self))
    }
}
