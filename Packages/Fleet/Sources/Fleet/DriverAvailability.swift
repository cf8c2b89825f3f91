public import FleetAPI

/// What a dispatcher can expect of a driver.
public enum DriverAvailability: String, Sendable, Hashable, CaseIterable {
    /// Online and without a job.
    case free
    /// At a job.
    case onJob
    /// Takes no jobs.
    case offline
}

extension DispatchDriver {
    /// What a dispatcher can expect of the driver.
    public var availability: DriverAvailability {
        if activeJobID != nil { return .onJob }
        return online ? .free : .offline
    }
}
