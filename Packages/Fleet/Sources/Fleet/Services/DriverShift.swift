import FleetAPI

/// A driver's status with the job under way and the open offers.
struct DriverShift: Sendable, Equatable {
    /// Whether the driver gets offers, and the day's earnings.
    var status: DriverStatus
    /// The job under way, then the offers.
    var jobs: [Job]

    /// The job under way.
    var currentJob: Job? { jobs.first { $0.status.isActive } }

    /// The open offers.
    var offers: [Job] { jobs.filter { $0.status == .offered } }

    /// True where the driver is offline because of offers that they let expire, and not by their own choice.
    var wasPutOffline: Bool { !status.online && status.offlineReason == .unanswered }

    /// Whether the device reports its position: only while the driver is online and has a job.
    var sharesPosition: Bool { status.online && currentJob != nil }

    /// Puts a changed job in place of what is known of it. A driver with a job has no offers.
    mutating func take(_ job: Job) {
        jobs.removeAll { $0.id == job.id || (job.status.isActive && $0.status == .offered) }
        if job.status.isActive { jobs.insert(job, at: 0) }
    }
}
