public import Core

/// The flags of Fleet.
public enum FleetFlags {
    /// Whether people may apply to drive. Applications that were begun can be finished either way.
    public static let applications = FeatureFlag("fleet.applications", isOn: true, summary: "People may apply to drive.")
}
