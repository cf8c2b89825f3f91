import Core
import CoreTesting
import FleetAPI
import Foundation
import Testing

@testable import Fleet

struct JobsFeatureTests {
    private func store(
        _ job: Result<Job, APIError> = .success(.active()), initial: JobsFeature.State = JobsFeature.State()
    ) -> TestStore<JobsFeature.State, JobsFeature.Action> {
        let feature = JobsFeature(fleet: FakeFleetService(jobResult: job))
        return TestStore(screen: feature, initial: initial)
    }

    @Test func `one offer at a time is accepted or declined`() async {
        let store = store()
        await store.send(.acceptTapped(3)) { $0.respondingTo = 3 }
        await store.send(.acceptTapped(3))
        await store.send(.declineTapped(4))
        await store.receive(.responded(accepted: true, .success(.active()))) { $0.respondingTo = nil }
        await store.receive(event: .notice("The job is yours."))
        await store.receive(event: .open(FleetLink.driverHome.place))
        await store.finish()
    }

    @Test func `a declined offer needs no notice`() async {
        let store = store()
        await store.send(.declineTapped(3)) { $0.respondingTo = 3 }
        await store.receive(.responded(accepted: false, .success(.active()))) { $0.respondingTo = nil }
        await store.finish()
    }

    @Test func `a failure says why, until the page is shown again`() async {
        let store = store(.failure(.offline))
        await store.send(.acceptTapped(3)) { $0.respondingTo = 3 }
        await store.receive(.responded(accepted: true, .failure(.offline))) {
            $0.respondingTo = nil
            $0.message = APIError.offline.message
        }
        await store.receive(event: .notice(APIError.offline.message))
        await store.send(.appeared) { $0.message = nil }
        await store.finish()
    }

    @Test func `an offer that is closed isn't declined, and stays closed`() async {
        let store = store()
        let (first, second) = (OfferRound(job: 3, expiresAt: noon + 40), OfferRound(job: 4, expiresAt: noon + 40))
        await store.send(.offersClosed([first])) { $0.hidden = [first] }
        await store.send(.offersClosed([second])) { $0.hidden = [first, second] }
        await store.finish()
    }

    @Test func `the job under way is on the driver's home`() async {
        let store = store()
        await store.send(.currentJobTapped)
        await store.receive(event: .open(FleetLink.driverHome.place))
        await store.finish()
    }
}
