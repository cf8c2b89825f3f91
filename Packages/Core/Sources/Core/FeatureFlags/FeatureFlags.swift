/// The flags of a product with their configured audiences. Registered in the client's and the server's container.
///
/// ```swift
/// let flags = try resolver.resolve(FeatureFlags.self)
/// if flags.isOn(OrdersFlags.tips, for: person) { ... }
/// ```
public struct FeatureFlags: Sendable, Equatable {
    /// A flag with its audience.
    public struct Entry: Sendable, Equatable {
        /// The declared flag.
        public let flag: FeatureFlag
        /// The people for whom it is on in this run.
        public let audience: FeatureFlag.Audience
        /// Whether the audience comes from the configuration rather than the default.
        public let isConfigured: Bool
    }

    /// Every declared flag, sorted by name.
    public let entries: [Entry]
    private let audiences: [String: FeatureFlag.Audience]

    /// Reads the configuration of the declared flags.
    ///
    /// - Parameters:
    ///   - declared: the plugins' flags.
    ///   - value: returns a setting's text by its key; nil if it isn't set.
    /// - Throws: ``FeatureFlagError`` for a flag declared twice with different meanings, or an invalid setting.
    public init(_ declared: [FeatureFlag], value: (_ key: String) -> String? = { _ in nil }) throws(FeatureFlagError) {
        var entries: [String: Entry] = [:]
        for flag in declared {
            guard entries[flag.name].map({ $0.flag == flag }) ?? true else { throw .declaredTwice(flag.name) }
            var audience: FeatureFlag.Audience = flag.isOn ? .everyone : .nobody
            let text = value(flag.key)
            if let text {
                guard let configured = FeatureFlag.Audience(text) else { throw .unreadable(key: flag.key, text: text) }
                audience = configured
            }
            entries[flag.name] = Entry(flag: flag, audience: audience, isConfigured: text != nil)
        }
        self.entries = entries.values.sorted { $0.flag.name < $1.flag.name }
        audiences = entries.mapValues(\.audience)
    }

    /// Returns whether a flag is on for a person; nil stands for nobody signed in. An undeclared flag has its default.
    public func isOn(_ flag: FeatureFlag, for person: Person?) -> Bool {
        audiences[flag.name]?.contains(person) ?? flag.isOn
    }
}

/// A conflicting or unreadable feature flag.
public enum FeatureFlagError: Error, Equatable, CustomStringConvertible {
    /// Two flags share a name but differ.
    case declaredTwice(String)
    /// A setting that is neither yes, no, nor a list of roles.
    case unreadable(key: String, text: String)

    /// The problem and its fix.
    public var description: String {
        switch self {
        case .declaredTwice(let name):
            "Two plugins declare the feature flag \(name) differently. To fix, rename one, or declare it once in an API target."
        case .unreadable(let key, let text):
            "\(key) is '\(text)'. To fix, give YES, NO, or roles separated by commas: \(Role.allCases.map(\.rawValue).joined(separator: ", "))."
        }
    }
}
