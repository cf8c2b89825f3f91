/// A switch that turns something on or off without a new build, declared by the plugin that reads it.
///
/// ```swift
/// public enum OrdersFlags {
///     public static let tips = FeatureFlag("orders.tips", isOn: false, summary: "Customers may tip the driver.")
/// }
/// ```
public struct FeatureFlag: Sendable, Hashable {
    /// The name in the form `feature.flag`, in lower case.
    public let name: String
    /// Whether it is on when the configuration doesn't set it.
    public let isOn: Bool
    /// The effect of the flag, for administrators.
    public let summary: String

    /// Declares a flag.
    ///
    /// - Parameter isOn: whether it is on when the configuration doesn't set it.
    public init(_ name: String, isOn: Bool, summary: String) {
        self.name = name
        self.isOn = isOn
        self.summary = summary
    }

    /// The setting's key: `orders.tips` is set by `FLAG_ORDERS_TIPS`.
    public var key: String {
        "FLAG_" + name.uppercased().map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    }

    /// The people for whom a flag is on.
    public enum Audience: Sendable, Equatable, CustomStringConvertible {
        /// Everybody, signed in or not.
        case everyone
        /// Nobody.
        case nobody
        /// People with one of these roles.
        case roles(Set<Role>)

        /// The form written in a configuration.
        public var description: String {
            switch self {
            case .everyone: "YES"
            case .nobody: "NO"
            case .roles(let roles): Role.allCases.filter(roles.contains).map(\.rawValue).joined(separator: ", ")
            }
        }

        /// Parses `YES`, `NO` or roles separated by commas; nil for anything else.
        public init?(_ text: String) {
            switch text.lowercased() {
            case "yes", "true", "1": self = .everyone
            case "no", "false", "0": self = .nobody
            default:
                let roles = text.split(separator: ",").map { Role(rawValue: $0.filter { !$0.isWhitespace }) }
                guard !roles.isEmpty, !roles.contains(nil) else { return nil }
                self = .roles(Set(roles.compactMap { $0 }))
            }
        }

        /// Returns whether a person is included; nil stands for nobody signed in.
        public func contains(_ person: Person?) -> Bool {
            switch self {
            case .everyone: true
            case .nobody: false
            case .roles(let roles): person.map { !$0.roles.isDisjoint(with: roles) } ?? false
            }
        }
    }
}
