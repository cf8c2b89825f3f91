/// The kind of work that a job is.
public enum JobKind: String, Codable, Sendable, CaseIterable, Hashable {
    /// Bags from the customer to the plant.
    case pickup
    /// Laundry from the plant to the customer.
    case delivery
    /// Several pickups and deliveries in one round.
    case trip
    /// The way of the bags of a canceled order back to the customer.
    case homeward = "return"
}

/// The state of a job, for the driver who sees it: one driver's declined offer can be another's accepted job.
public enum JobStatus: String, Codable, Sendable, CaseIterable, Hashable {
    /// The job waits for a driver.
    case offered
    /// A driver has taken it and not set off yet.
    case accepted
    /// The driver declined the offer.
    case declined
    /// The driver didn't respond in time.
    case expired
    /// The order no longer needs a driver.
    case withdrawn
    /// The driver is on the way.
    case started
    /// All stops are done, or a failed one ended the job.
    case finished
    /// The order was taken from the driver.
    case released

    /// Whether the job belongs to a driver and isn't finished.
    public var isActive: Bool { self == .accepted || self == .started }
}
