/// The flags of a product with what its configuration says of them. In the container of both ends.
///
/// ```swift
/// let flags = try resolver.resolve(FeatureFlags.self)
/// if flags.isOn(OrdersFlags.tips, for: person) { ... }
/// ```
public struct FeatureFlags: Sendable, Equatable {
    /// One flag and for whom it is on.
    public struct Entry: Sendable, Equatable {
        /// The flag.
        public let flag: FeatureFlag
        /// For whom it is on in this run.
        public let audience: FeatureFlag.Audience
        /// Whether the configuration says so, rather than the flag's default.
        public let isConfigured: Bool
    }

    /// Every declared flag, by name.
    public let entries: [Entry]
    private let audiences: [String: FeatureFlag.Audience]

    /// Reads what a configuration says of the declared flags.
    ///
    /// - Parameters:
    ///   - declared: the plugins' flags.
    ///   - value: gives a setting's text by its key; nil where it isn't set.
    /// - Throws: ``FeatureFlagError`` for a flag that is declared twice with different meanings, or a setting that can't be read.
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

    /// Whether a flag is on for somebody; nil is somebody who isn't signed in. A flag that no plugin of the product declared has its default.
    public func isOn(_ flag: FeatureFlag, for person: Person?) -> Bool {
        audiences[flag.name]?.contains(person) ?? flag.isOn
    }
}

/// Flags that can't be used.
public enum FeatureFlagError: Error, Equatable, CustomStringConvertible {
    /// Two flags of one name differ.
    case declaredTwice(String)
    /// A setting that is neither yes, no, nor a list of roles.
    case unreadable(key: String, text: String)

    /// What happened, and what to do.
    public var description: String {
        switch self {
        case .declaredTwice(let name):
            "Two plugins declare the feature flag \(name), differently. To fix, rename one, or declare it once in an API target."
        case .unreadable(let key, let text):
            "\(key) is '\(text)'. To fix, give YES, NO, or roles separated by commas: \(Role.allCases.map(\.rawValue).joined(separator: ", "))."
        }
    }
}
