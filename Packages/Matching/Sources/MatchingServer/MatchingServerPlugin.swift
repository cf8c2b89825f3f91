public import Core
import MatchingAPI
public import ServerCore

/// The server's matcher: which drivers get which orders. The product connects it to Fleet, whose own matcher chooses where it isn't there.
///
/// ```swift
/// MatchingServerPlugin()  // the product's adapter uses it unless MATCHER is `greedy`
/// ```
public struct MatchingServerPlugin: ServerPlugin {
    /// `Matching`.
    public let name = "Matching"
    /// Fleet, for whose orders and drivers it decides.
    public let requires = ["Fleet"]
    /// The choice of the matcher, the limits of trips and the pace of rounds.
    public let settings: [any SettingDeclaration] = MatchingSettings.all
    /// Whether the server matches by itself.
    public let featureFlags = [MatchingFlags.rounds]

    /// Creates the plugin.
    public init() {}

    /// Registers ``MatchingEngine`` and ``MatchingSettings``.
    public func register(in container: DIContainer) {
        container.register(MatchingSettings.self) { try MatchingSettings(try $0.resolve(SettingValues.self)) }
        container.register(MatchingEngine.self) { _ in MatchingEngine() }
    }
}
