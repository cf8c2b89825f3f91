/// The common part of client and server plugins: a name, dependencies, settings and flags.
public protocol Plugin: Sendable {
    /// The feature's name, such as `Orders`.
    var name: String { get }
    /// The names of the plugins that must also be in the product.
    var requires: [String] { get }
    /// The settings that the plugin reads; empty by default.
    var settings: [any SettingDeclaration] { get }
    /// The flags that the plugin reads; empty by default.
    var featureFlags: [FeatureFlag] { get }
}

extension Plugin {
    /// An empty list.
    public var settings: [any SettingDeclaration] { [] }
    /// An empty list.
    public var featureFlags: [FeatureFlag] { [] }
}

/// An invalid list of plugins.
public enum PluginError: Error, Equatable, CustomStringConvertible {
    /// A plugin that others need is missing from the list.
    case missing(name: String, neededBy: [String], list: String)
    /// A name occurs twice in the list.
    case duplicate(name: String, list: String)

    /// The problem and its fix, in one line.
    public var description: String {
        switch self {
        case .missing(let name, let neededBy, let list):
            "Plugin \(name) is missing from \(list), but \(neededBy.joined(separator: ", ")) need\(neededBy.count == 1 ? "s" : "") it. "
                + "To fix, add \(name) to the list or remove \(neededBy.joined(separator: ", "))."
        case .duplicate(let name, let list):
            "Plugin \(name) is listed twice in \(list). To fix, remove one."
        }
    }
}

/// Validates lists of plugins.
public enum PluginList {
    /// Checks that a list of plugins is complete and without duplicates.
    ///
    /// - Parameter list: the list's name, for the error message.
    /// - Throws: ``PluginError`` for the first plugin that is missing or duplicated.
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
