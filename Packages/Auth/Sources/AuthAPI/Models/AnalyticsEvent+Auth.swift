public import Core

extension AnalyticsEvent {
    /// Somebody created an account.
    public static let registered = AnalyticsEvent("auth.registered")
}
