public import Core
import HTTPTypes

/// The operations on what orders saved.
public enum SustainabilityEndpoints {
    /// What the caller's orders saved.
    public static let summary = Endpoint<NoInput, SustainabilitySummary>(
        .get, "/sustainability/summary", access: .signedIn, summary: "What the caller's orders saved, in all and by month, with method and sources.")

    /// What each of the caller's orders saved.
    public static let orders = Endpoint<ImpactListRequest, Page<OrderImpact>>(
        .get, "/sustainability/orders", access: .signedIn, summary: "What each of the caller's orders saved, the newest first.")

    /// What an order saved.
    public static let order = Endpoint<IDInput, OrderImpact>(
        .get, "/sustainability/orders/{id}", access: .signedIn, summary: "What one of the caller's orders saved, once it is delivered.")
}
