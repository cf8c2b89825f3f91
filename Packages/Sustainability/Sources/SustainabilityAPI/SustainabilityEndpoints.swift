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
    public static let order = Endpoint<IDInput, OrderImpactDetail>(
        .get, "/sustainability/orders/{id}", access: .signedIn,
        summary: "Returns what one of the caller's orders saved, once it is delivered, with the method that computed it.")

    /// Returns the caller's orders as a table.
    public static let export = Endpoint<NoInput, ImpactTable>(
        .get, "/sustainability/export", access: .signedIn, summary: "Returns what the caller's orders saved as comma-separated values.")

    /// Returns what the service's orders saved, for everybody. Not found unless the operator shows it.
    public static let publicImpact = Endpoint<NoInput, PublicImpact>(
        .get, "/sustainability/public", access: .everyone,
        summary: "Returns what all orders saved in months that are over, if the operator shows it.")

    /// Lists the readings of the plant's meters.
    public static let readings = Endpoint<NoInput, PlantBook>(
        .get, "/sustainability/readings", access: .roles([.admin]), summary: "Lists the readings of the plant's meters, newest first.")

    /// Adds a reading.
    public static let addReading = Endpoint<ReadingContent, PlantBook>(
        .post, "/sustainability/readings", access: .roles([.admin]), idempotency: .key, success: 201, summary: "Adds a reading of the plant's meters.")

    /// Replaces a reading that was entered wrongly.
    public static let correctReading = Endpoint<ReadingCorrection, PlantBook>(
        .put, "/sustainability/readings/{id}", access: .roles([.admin]), summary: "Corrects a reading; orders delivered before keep their figures.")

    /// Removes a reading that was entered by mistake.
    public static let removeReading = Endpoint<ReadingRemoval, PlantBook>(
        .post, "/sustainability/readings/{id}/removal", access: .roles([.admin]),
        summary: "Removes a reading; orders delivered before keep their figures.")

    /// Returns what all orders saved.
    public static let report = Endpoint<NoInput, ImpactReport>(
        .get, "/sustainability/report", access: .roles([.admin]), summary: "Returns what all orders saved, by month, and the versions of the method.")

    /// Returns the report as a table.
    public static let exportReport = Endpoint<NoInput, ImpactTable>(
        .get, "/sustainability/report/export", access: .roles([.admin]), summary: "Returns what all orders saved by month as comma-separated values.")
}
