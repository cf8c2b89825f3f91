public import Core

extension AnalyticsEvent {
    /// A driver went online.
    public static let wentOnline = AnalyticsEvent("fleet.online")
    /// A driver accepted an offer.
    public static let offerAccepted = AnalyticsEvent("fleet.accepted")
}
