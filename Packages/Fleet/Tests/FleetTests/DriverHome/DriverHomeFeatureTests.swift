import Core
import CoreTesting
import FleetAPI
import Testing

@testable import Fleet

struct DriverHomeFeatureTests {
    private static let job = JobRelease(id: 3)

    private func store(_ job: Result<Job, APIError> = .success(.sample)) -> TestStore<DriverHomeFeature.State, DriverHomeFeature.Action> {
        TestStore(screen: DriverHomeFeature(fleet: FakeFleetService(jobResult: job)), initial: DriverHomeFeature.State())
    }

    @Test func `offers, orders and the vehicle have pages of their own`() async {
        let store = store()
        await store.send(.offersTapped)
        await store.receive(event: .open(FleetLink.jobs.place))
        await store.send(.ordersTapped)
        await store.receive(event: .open(FleetLink.intake.place))
        await store.send(.vehicleTapped)
        await store.receive(event: .open(FleetLink.vehicle.place))
        await store.finish()
    }

    @Test func `whether offers make a sound is the device's to say, and the driver's to change`() async {
        let store = store()
        await store.send(.mutedChanged(true)) { $0.isMuted = true }
        await store.send(.mutedChanged(false)) { $0.isMuted = false }
        await store.finish()
    }

    @Test func `a job is given back after a question, once`() async {
        let store = store()
        await store.send(.releaseConfirmed)
        await store.send(.releaseTapped(Self.job)) { $0.releasing = Self.job }
        await store.send(.releaseDismissed) { $0.releasing = nil }
        await store.send(.releaseTapped(Self.job)) { $0.releasing = Self.job }
        await store.send(.releaseConfirmed) { ($0.releasing, $0.inRelease) = (nil, Self.job) }
        await store.send(.releaseConfirmed)
        await store.receive(.released(Self.job, .success(.sample))) { $0.inRelease = nil }
        await store.receive(event: .notice("You gave the job back."))
        await store.finish()
    }

    @Test func `one order of a trip is given back, and said so`() async {
        let store = store()
        let order = JobRelease(id: 4, orderID: 14)
        await store.send(.releaseTapped(order)) { $0.releasing = order }
        await store.send(.releaseConfirmed) { ($0.releasing, $0.inRelease) = (nil, order) }
        // Another one has to wait.
        await store.send(.releaseTapped(Self.job)) { $0.releasing = Self.job }
        await store.send(.releaseConfirmed)
        await store.receive(.released(order, .success(.sample))) { $0.inRelease = nil }
        await store.receive(event: .notice("You gave order 14 back."))
        await store.finish()
    }

    @Test func `a driver who gives a job back too late reads who decides, until they look again`() async {
        let late = APIError.conflict("It's too late to give this order back. A dispatcher can.", code: "release_too_late")
        let store = store(.failure(late))
        await store.send(.releaseTapped(Self.job)) { $0.releasing = Self.job }
        await store.send(.releaseConfirmed) { ($0.releasing, $0.inRelease) = (nil, Self.job) }
        await store.receive(.released(Self.job, .failure(late))) {
            $0.inRelease = nil
            $0.message = "It's too late to give this order back. A dispatcher can."
        }
        await store.send(.appeared) { $0.message = nil }
        await store.finish()
    }
}
