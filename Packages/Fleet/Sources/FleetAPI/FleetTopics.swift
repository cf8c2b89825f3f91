public import Core

/// The topics on which Fleet publishes.
public enum FleetTopics {
    /// A driver's offers and jobs. Only that driver can subscribe.
    public static func driver(_ id: Int) -> Topic { "fleet/drivers/\(id)" }

    /// All jobs and drivers. Dispatchers can subscribe.
    public static let dispatch: Topic = "fleet/dispatch"

    /// A person's application to drive. Only that person can subscribe.
    public static func applicant(_ id: Int) -> Topic { "fleet/applicants/\(id)" }

    /// All applications to drive. Administrators can subscribe.
    public static let applications: Topic = "fleet/applications"
}
