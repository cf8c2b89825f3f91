public import Core
import HTTPTypes

/// The operations on what orders saved.
public enum SustainabilityEndpoints {
    /// Returns what the caller's orders saved, in total and by month.
    public static let summary = Endpoint<NoInput, SustainabilitySummary>(
        .get, "/sustainability/summary", access: .signedIn,
        summary: "Returns what the caller's orders saved, in total and by month, with method and sources.")

    /// Lists what each of the caller's delivered orders saved, newest first.
    public static let orders = Endpoint<PageRequest, Page<OrderImpact>>(
        .get, "/sustainability/orders", access: .signedIn, summary: "Lists what each of the caller's delivered orders saved, newest first.")

    /// Returns what an order saved. Not found until it is delivered.
    public static let order = Endpoint<IDInput, OrderImpact>(
        .get, "/sustainability/orders/{id}", access: .signedIn, summary: "Returns what one of the caller's orders saved, once it is delivered.")
}
