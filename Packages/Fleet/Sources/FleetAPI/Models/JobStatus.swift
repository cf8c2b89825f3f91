/// Where a job stands, for the driver who sees it: one driver's declined offer can be another's accepted job.
public enum JobStatus: String, Codable, Sendable, CaseIterable, Hashable {
    /// Waits for a driver.
    case offered
    /// A driver took it.
    case accepted
    /// The driver declined the offer.
    case declined
    /// The driver let the offer pass.
    case expired
    /// The order needs no driver any more.
    case withdrawn
    /// The driver is at it.
    case started
    /// Done, or ended by a failed stop.
    case finished
    /// The driver was taken off it.
    case released

    /// Whether a driver is to carry it out.
    public var isActive: Bool { self == .accepted || self == .started }
}
