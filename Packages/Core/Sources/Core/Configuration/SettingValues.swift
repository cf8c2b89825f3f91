/// What one run was given of its settings. In the container of both ends.
///
/// ```swift
/// let retention = try container.setting(FleetServerPlugin.traceRetention)
/// ```
public struct SettingValues: Sendable {
    /// The build, whose defaults hold where nothing is given.
    public let build: BuildConfiguration
    private let declared: Set<String>?
    private let given: @Sendable (String) -> String?

    /// Creates the values of a run.
    ///
    /// - Parameters:
    ///   - declared: the keys that may be read, so that reading what no plugin lists fails; nil for all.
    ///   - given: the text that was given for a key, which may be empty; nil where none was.
    public init(build: BuildConfiguration, declared: Set<String>? = nil, given: @escaping @Sendable (_ key: String) -> String?) {
        self.build = build
        self.declared = declared
        self.given = given
    }

    /// The same values, of which these settings alone may be read.
    public func declaring(_ settings: [any SettingDeclaration]) -> SettingValues {
        SettingValues(build: build, declared: Set(settings.map(\.key)), given: given)
    }

    /// The text that holds for a setting: what was given, or the default.
    public func text(of setting: any SettingDeclaration) -> String {
        given(setting.key) ?? setting.defaults[build]
    }

    /// The value of a setting.
    ///
    /// - Throws: ``SettingError`` for a text that can't be used, and for a setting that nobody declared.
    public subscript<Value>(_ setting: Setting<Value>) -> Value {
        get throws(SettingError) {
            guard declared?.contains(setting.key) ?? true else {
                throw SettingError("\(setting.key) is read but not declared. To fix, list it in the settings of the plugin that reads it.")
            }
            return try setting.value(of: text(of: setting))
        }
    }
}

extension DIContainer {
    /// The value of a setting in this run.
    ///
    /// - Throws: ``SettingError`` for a text that can't be used; ``DIError`` where the container has no ``SettingValues``.
    public func setting<Value>(_ setting: Setting<Value>) throws -> Value { try resolve(SettingValues.self)[setting] }
}
