/// The values of all settings in one run. Registered in the client's and the server's container.
///
/// ```swift
/// let retention = try container.setting(FleetServerPlugin.traceRetention)
/// ```
public struct SettingValues: Sendable {
    /// The build, which selects the defaults.
    public let build: BuildConfiguration
    private let declared: Set<String>?
    private let given: @Sendable (String) -> String?

    /// Creates the values of a run.
    ///
    /// - Parameters:
    ///   - declared: the keys that may be read, so that reading an undeclared setting fails; nil for all.
    ///   - given: returns the text given for a key, which may be empty, or nil if none was.
    public init(build: BuildConfiguration, declared: Set<String>? = nil, given: @escaping @Sendable (_ key: String) -> String?) {
        self.build = build
        self.declared = declared
        self.given = given
    }

    /// Creates values for a test: the given texts, and the defaults of the development build for the rest.
    public init(_ texts: [String: String] = [:]) {
        self.init(build: .development) { texts[$0] }
    }

    /// Returns the same values, restricted to these settings.
    public func declaring(_ settings: [any SettingDeclaration]) -> SettingValues {
        SettingValues(build: build, declared: Set(settings.map(\.key)), given: given)
    }

    /// Returns the text of a setting: the one given, or the default.
    public func text(of setting: any SettingDeclaration) -> String {
        given(setting.key) ?? setting.defaults[build]
    }

    /// Returns the value of a setting.
    ///
    /// - Throws: ``SettingError`` for a text that can't be used or a setting that wasn't declared.
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
    /// Returns the value of a setting in this run.
    ///
    /// - Throws: ``SettingError`` for a text that can't be used; ``DIError`` if the container has no ``SettingValues``.
    public func setting<Value>(_ setting: Setting<Value>) throws -> Value { try resolve(SettingValues.self)[setting] }
}
