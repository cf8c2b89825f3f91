/// What client and server plugins have in common: a name, and the names of those they can't do without.
public protocol Plugin: Sendable {
    /// The feature's name, such as `Orders`.
    var name: String { get }
    /// The names of the plugins that must be in the product too.
    var requires: [String] { get }
    /// The settings that the plugin reads; none by default.
    var settings: [any SettingDeclaration] { get }
    /// What can be switched on and off without a new build; nothing by default.
    var featureFlags: [FeatureFlag] { get }
}

extension Plugin {
    /// None.
    public var settings: [any SettingDeclaration] { [] }
    /// None.
    public var featureFlags: [FeatureFlag] { [] }
}

/// A list of plugins that can't make a product.
public enum PluginError: Error, Equatable, CustomStringConvertible {
    /// A plugin that others need is not in the list.
    case missing(name: String, neededBy: [String], list: String)
    /// A name stands twice in the list.
    case duplicate(name: String, list: String)

    /// What happened, and what to do, in one line.
    public var description: String {
        switch self {
        case .missing(let name, let neededBy, let list):
            "Plugin \(name) is missing from \(list), but \(neededBy.joined(separator: ", ")) need\(neededBy.count == 1 ? "s" : "") it. "
                + "To fix, add \(name) to the list or take out \(neededBy.joined(separator: ", "))."
        case .duplicate(let name, let list):
            "Plugin \(name) stands twice in \(list). To fix, take one out."
        }
    }
}

/// Checks lists of plugins.
public enum PluginList {
    /// Checks that a list of plugins is complete.
    ///
    /// - Parameter list: the list's name, for the message.
    /// - Throws: ``PluginError`` for the first plugin that is missing or doubled.
    public static func validate(_ plugins: [any Plugin], list: String) throws(PluginError) {
        var names: Set<String> = []
        for plugin in plugins where !names.insert(plugin.name).inserted {
            throw .duplicate(name: plugin.name, list: list)
        }
        for required in Set(plugins.flatMap(\.requires)).sorted() where !names.contains(required) {
            throw .missing(name: required, neededBy: plugins.filter { $0.requires.contains(required) }.map(\.name), list: list)
        }
    }
}
