import Core
import FleetAPI
import FleetServer
import Persistence
import SustainabilityServer

/// Tells Sustainability how far drivers drove.
struct SustainabilityFleet: DrivenDistances {
    let directory: TripDistanceDirectory

    static func register(in container: DIContainer) {
        guard container.isRegistered(TripDistanceDirectory.self) else { return }
        container.register((any DrivenDistances).self) { SustainabilityFleet(directory: try $0.resolve(TripDistanceDirectory.self)) }
    }

    func trip(of job: Int, in transaction: Transaction) throws -> DrivenTrip? {
        try directory.trip(of: job, in: transaction).map { trip in
            DrivenTrip(
                jobs: trip.jobs.map { job in
                    DrivenTrip.Job(
                        id: job.id, order: job.order, isDelivery: job.kind == .delivery, aloneMeters: job.aloneMeters, hasStore: job.hasOtherStop)
                }, meters: trip.meters)
        }
    }
}
