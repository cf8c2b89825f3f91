public import Core
import Persistence

/// Manages people's consent to analytics and stores the events of those who agreed.
///
/// It provides `any AnalyticsService`, off unless the setting `ANALYTICS` turns it on, `any AnalyticsConsent` and `any AnalyticsSink`; its tables belong
/// to the server.
public struct AnalyticsPlugin: ServerPlugin {
    /// The plugin's name, `Analytics`.
    public let name = "Analytics"
    /// An empty list.
    public let requires: [String] = []

    static let isOn = Setting.flag("ANALYTICS", default: false, "Record analytics events of people who agreed.")
    /// The setting that turns analytics on.
    public var settings: [any SettingDeclaration] { [Self.isOn] }

    /// Creates the plugin.
    public init() {}

    /// Registers consent and sink on the product's database, and the service.
    public func register(in container: DIContainer) {
        container.register((any AnalyticsService).self) { resolver in
            guard try resolver.resolve(SettingValues.self)[Self.isOn] else { return DisabledAnalyticsService() }
            let (consent, sink, clock) = try resolver.resolve((any AnalyticsConsent).self, (any AnalyticsSink).self, (any Clock).self)
            return LiveAnalyticsService(consent: consent, sinks: [LogAnalyticsSink(), sink], clock: clock)
        }
        container.register(AnalyticsReader.self) { AnalyticsReader(isOn: try $0.resolve(SettingValues.self)[Self.isOn]) }
        container.register(DatabaseAnalyticsConsent.self) { resolver in
            let isOn = try resolver.resolve(SettingValues.self)[Self.isOn]
            return DatabaseAnalyticsConsent(
                database: try resolver.resolve((any Database).self),
                earlier: isOn ? try resolver.container.resolveIfRegistered((any EarlierAnalytics).self) : nil)
        }
        container.register((any AnalyticsConsent).self) { try $0.resolve(DatabaseAnalyticsConsent.self) }
        container.register((any AnalyticsSink).self) { DatabaseAnalyticsSink(database: try $0.resolve((any Database).self)) }
    }

    /// Returns consents, and what they allow to store.
    public func personalData(_ container: DIContainer) throws -> [PersonalData] { AnalyticsPersonalData.all }

    /// Registers the handlers of `AnalyticsEndpoints`.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        let consent = try container.resolve(DatabaseAnalyticsConsent.self)
        routes.on(AnalyticsEndpoints.consent, allow: .accessAlone) { _, context in
            AnalyticsChoice(given: try await consent.choice(of: try context.person().id))
        }
        routes.on(AnalyticsEndpoints.choose, allow: .accessAlone) { choice, context in
            try await consent.choose(choice.given, by: try context.person().id, at: context.clock.now)
            return choice
        }
    }
}
