import Core
import CoreTesting
import FleetAPI
import Foundation
import LocationAPI
import Networking
import Testing

@testable import Fleet

struct ShiftFeatureTests {
    private func feature(_ fleet: FakeFleetService, clock: TestClock = TestClock(), realtime: FakeRealtime = FakeRealtime()) -> ShiftFeature {
        ShiftFeature(fleet: fleet, following: Following(realtime: realtime, clock: clock), clock: clock)
    }

    private func store(
        _ fleet: FakeFleetService = FakeFleetService(), clock: TestClock = TestClock(), initial: ShiftFeature.State = ShiftFeature.State()
    ) -> TestStore<ShiftFeature.State, ShiftFeature.Action> {
        let feature = feature(fleet, clock: clock)
        return TestStore(screen: feature, initial: initial)
    }

    @Test func `a screen that appears before anybody is known loads once`() async {
        let store = store(FakeFleetService(shiftResult: .success(.job()), areasResult: .success(ServiceArea.defaultAreas)))
        await store.send(.appeared) { $0.shift = .loading }
        await store.receive(unordered: .shiftLoaded(.success(.job()))) { $0.shift = .loaded(.job()) }
        await store.receive(unordered: .areasLoaded(.success(ServiceArea.defaultAreas))) { $0.areas = ServiceArea.defaultAreas }
        await store.finish()
    }

    @Test func `a shift that can't be loaded says why`() async {
        let store = store(FakeFleetService(shiftResult: .failure(.offline), areasResult: .failure(.offline)))
        await store.send(.appeared) { $0.shift = .loading }
        await store.receive(unordered: .shiftLoaded(.failure(.offline))) { $0.shift = .failed(APIError.offline.message) }
        await store.receive(unordered: .areasLoaded(.failure(.offline)))
        await store.finish()
    }

    @Test(.timeLimit(.minutes(1))) func `a driver's own topic is followed`() async {
        let realtime = FakeRealtime()
        let feature = feature(FakeFleetService(), realtime: realtime)
        var loads = 0
        var state = ShiftFeature.State()
        state.driverID = 5
        let store = Store(initial: state) { (state: inout ShiftFeature.State, action: ShiftFeature.Action) in
            if case .shiftLoaded = action { loads += 1 }
            return feature.reduce(&state, action)
        }
        store.send(.appeared)
        await store.run {
            if loads == 1 { realtime.send(Change(topic: FleetTopics.driver(5), kind: "job.offered", id: 3, sequence: 1)) }
            if loads > 1 { store.stop() }
        }
        #expect(store.state.shift == .loaded(.offers))
    }

    @Test func `going online asks the server once`() async {
        let online = DriverStatus(online: true)
        let shift = DriverShift(status: online, jobs: [])
        let store = store(
            FakeFleetService(shiftResult: .success(shift), statusResult: .success(online)), initial: ShiftFeature.State(shift: .loaded(.offline)))
        await store.send(.onlineToggled(true)) { $0.switchingTo = true }
        await store.send(.onlineToggled(true))
        await store.receive(.onlineSet(.success(online))) {
            $0.switchingTo = nil
            $0.shift = .loaded(shift)
        }
        await store.receive(.shiftLoaded(.success(shift)))
        await store.finish()
    }

    @Test func `a break is asked for once, and a refusal says why`() async {
        let refused = APIError.conflict("Finish your job before you take a break.", code: "break_during_job")
        let resting = DriverShift(status: DriverStatus(online: true, onBreak: true), jobs: [])
        let store = store(
            FakeFleetService(shiftResult: .success(resting), statusResult: .success(DriverStatus(online: true))),
            initial: ShiftFeature.State(shift: .loaded(.idle)))
        await store.send(.breakTapped(true)) { $0.isSwitchingBreak = true }
        await store.send(.breakTapped(false))
        await store.send(.onlineToggled(false))
        await store.receive(.onlineSet(.success(resting.status))) {
            $0.isSwitchingBreak = false
            $0.shift = .loaded(resting)
        }
        await store.receive(.shiftLoaded(.success(resting)))
        await store.send(.onlineSet(.failure(refused))) { $0.message = "Finish your job before you take a break." }
        await store.finish()
    }

    @Test func `a driver who can't go online reads why, until they look again`() async {
        let store = store(
            FakeFleetService(shiftResult: .success(.idle), statusResult: .failure(.offline)), initial: ShiftFeature.State(shift: .loaded(.offline)))
        await store.send(.onlineToggled(true)) { $0.switchingTo = true }
        await store.receive(.onlineSet(.failure(.offline))) {
            $0.switchingTo = nil
            $0.message = APIError.offline.message
        }
        await store.send(.shown) { $0.message = nil }
        await store.finish()
    }

    @Test func `a job that a screen changed shows at once, and the shift is loaded`() async {
        let store = store(FakeFleetService(shiftResult: .success(.job())), initial: ShiftFeature.State(shift: .loaded(.offers)))
        await store.send(.jobChanged(.active())) { $0.shift = .loaded(.job()) }
        await store.receive(.shiftLoaded(.success(.job())))
        await store.send(.outdated)
        await store.receive(.shiftLoaded(.success(.job())))
        await store.finish()
    }

    @Test func `the page is drawn again when an offer ends, and not for each second before`() async {
        let clock = TestClock()
        var later = Job.sample
        later.id = 4
        later.expiresAt = noon + 60
        var first = Job.sample
        first.expiresAt = noon + 40
        let shift = DriverShift(status: .sample, jobs: [first, later])
        let store = store(clock: clock)
        await store.send(.shiftLoaded(.success(shift))) {
            $0.shift = .loaded(shift)
            $0.now = noon
            $0.firstSeen = [first.round: noon, later.round: noon]
        }
        #expect(store.state.secondsLeft(of: first) == 40)
        for second in [40.0, 60] {
            await clock.sleepers(1)
            clock.advance(by: .seconds(second == 40 ? 40 : 20))
            await store.receive(.ticked(noon + second)) { $0.now = noon + second }
        }
        #expect(store.state.secondsLeft(of: first) == 0 && store.state.secondsLeft(of: later) == 0)
        await store.send(.shiftLoaded(.success(.idle))) {
            $0.shift = .loaded(.idle)
            ($0.now, $0.firstSeen) = (nil, [:])
        }
        await store.finish()
    }

    @Test func `a page that is opened later shows what is left of an offer by then, and its whole time`() async {
        let clock = TestClock()
        var job = Job.sample
        job.expiresAt = noon + 40
        let store = store(clock: clock)
        let shift = DriverShift(status: .sample, jobs: [job])
        await store.send(.shiftLoaded(.success(shift))) { ($0.shift, $0.now, $0.firstSeen) = (.loaded(shift), noon, [job.round: noon]) }
        clock.advance(by: .seconds(25))
        await store.send(.shown) { $0.now = noon + 25 }
        #expect(store.state.secondsLeft(of: job) == 15 && store.state.wholeSeconds(of: job) == 40)
        store.stop()
        await store.finish()
    }

    @Test(arguments: [(DriverShift.offers, false), (.offline, false), (.job(), true)])
    func `a device reports its position only while its driver is online with a job`(shift: DriverShift, isReported: Bool) async {
        let reports = LockedValue<[Position]>([])
        let store = store(
            FakeFleetService(onReport: { positions in reports.withLock { $0 += positions } }), initial: ShiftFeature.State(shift: .loaded(shift)))
        await store.send(.positionsRecorded([.sample])) { if isReported { $0.position = .sample } }
        await store.finish()
        #expect(reports.value == (isReported ? [.sample] : []))
    }

    @Test func `a driver who is more than 300 m from the stop is told so after the arrival`() throws {
        var state = ShiftFeature.State(shift: .loaded(.job(.active(first: .arrived))))
        let stop = try #require(state.currentJob?.currentStop)
        func stand(_ degrees: Double, accuracy: Double? = nil) {
            state.position = Position(
                latitude: stop.coordinate.latitude + degrees, longitude: stop.coordinate.longitude, accuracy: accuracy, time: noon)
        }
        #expect(state.distanceBeyondGeofence == nil)
        stand(0.0025)
        #expect(state.distanceBeyondGeofence == nil)
        stand(0.004)
        #expect(try #require(state.distanceBeyondGeofence).rounded() == 445)
        state.shift = .loaded(.job(.active(first: .enRoute)))
        #expect(state.distanceBeyondGeofence == nil)
        state.shift = .loaded(.job(.active(first: .arrived)))
        // A device that knows its place to 200 m may be nearer.
        stand(0.004, accuracy: 200)
        #expect(state.distanceBeyondGeofence == nil)
        state.shift = .loaded(.idle)
        stand(0.1)
        #expect(state.distanceBeyondGeofence == nil)
    }
}
