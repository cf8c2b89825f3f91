import Core

/// Registers the analytics of a product: off unless they are switched on, and even then of nobody without consent.
enum AnalyticsBootstrap {
    /// Registers `any AnalyticsService`. A plugin may register `any AnalyticsConsent`, and `any AnalyticsSink` for more than the log.
    static func register(_ settings: ServerSettings, in container: DIContainer) {
        guard settings.hasAnalytics else {
            return container.register((any AnalyticsService).self) { _ in DisabledAnalyticsService() }
        }
        container.register((any AnalyticsService).self) { resolver in
            let sink = try resolver.resolveIfRegistered((any AnalyticsSink).self)
            return LiveAnalyticsService(
                consent: try resolver.resolveIfRegistered((any AnalyticsConsent).self) ?? NoAnalyticsConsent(),
                sinks: [LogAnalyticsSink()] + (sink.map { [$0] } ?? []),
                clock: try resolver.resolve((any Clock).self))
        }
    }
}
