public import Core

/// What one can be told changes of.
public enum FleetTopics {
    /// The offers and jobs of a driver: for that driver.
    public static func driver(_ id: Int) -> Topic { "fleet/drivers/\(id)" }
    /// All jobs and drivers: for dispatchers.
    public static let dispatch: Topic = "fleet/dispatch"
}
