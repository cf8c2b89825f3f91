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
    private var changes: ChangedSettings?
    private var isPinned: @Sendable (String) -> Bool = { _ in false }

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

    /// Returns the same values, restricted to these settings.
    public func declaring(_ settings: [any SettingDeclaration]) -> SettingValues {
        var values = SettingValues(build: build, declared: Set(settings.map(\.key)), given: given)
        (values.changes, values.isPinned) = (changes, isPinned)
        return values
    }

    /// Returns the same values, with what administrators change in place of those of changeable settings.
    ///
    /// - Parameter isPinned: returns whether a key was given in a way that no change overrides, such as on the command line.
    public func changing(by changes: ChangedSettings, unless isPinned: @escaping @Sendable (_ key: String) -> Bool = { _ in false }) -> SettingValues {
        var values = self
        (values.changes, values.isPinned) = (changes, isPinned)
        return values
    }

    /// Returns the text of a setting: what administrators changed it to, the one given, or the default.
    public func text(of setting: any SettingDeclaration) -> String {
        if setting.isChangeable, let changed = changes?[setting.key], !isPinned(setting.key) { return changed }
        return unchangedText(of: setting)
    }

    /// Returns the text that a setting has where administrators haven't changed it: the one given, or the default.
    public func unchangedText(of setting: any SettingDeclaration) -> String {
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
