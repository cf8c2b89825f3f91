public import Persistence

/// Tells Sustainability, inside its own transactions, how far drivers drove. The product adapts it to the Fleet server.
public protocol DrivenDistances: Sendable {
    /// Returns the trip that a finished job belongs to; nil while another of its jobs is under way.
    func trip(of job: Int, in transaction: Transaction) throws -> DrivenTrip?
}

/// One or several jobs that a driver has done in one round.
public struct DrivenTrip: Sendable, Hashable {
    /// A job of a trip.
    public struct Job: Sendable, Hashable {
        /// The job's id.
        public let id: Int
        /// The id of the order that it served.
        public let order: Int
        /// Whether it brought laundry to the customer.
        public let isDelivery: Bool
        /// The distance that would be driven for it alone, in meters.
        public let aloneMeters: Int
        /// Whether the driver stopped at a store for it, so that the detour is in the trip's length.
        public let hasStore: Bool

        /// Creates a job.
        public init(id: Int, order: Int, isDelivery: Bool, aloneMeters: Int, hasStore: Bool = false) {
            self.id = id
            self.order = order
            self.isDelivery = isDelivery
            self.aloneMeters = aloneMeters
            self.hasStore = hasStore
        }
    }

    /// The jobs.
    public let jobs: [Job]
    /// The length that the driver's positions show, in meters; nil where they don't show the whole trip.
    public let meters: Int?

    /// Creates a trip.
    public init(jobs: [Job], meters: Int?) {
        self.jobs = jobs
        self.meters = meters
    }
}
