import Core
import CoreTesting
import Fleet
import FleetAPI
import Foundation
import LocationAPI
import Testing

struct PlacesReducerTests {
    private static let placed: DispatchOverview = {
        var driver = DispatchDriver.sample
        driver.position = .sample
        return DispatchOverview(summary: .sample, trips: [.sample], drivers: [driver])
    }()

    @Test func `drivers who move are asked for together, and are said to be old after a minute`() async {
        let clock = TestClock()
        let store = TestStore(
            FleetFeature(fleet: FakeFleetService(overview: .success(Self.placed)), clock: clock), initial: FleetState(overview: .loaded(.sample)))
        await store.send(.driversMoved) { $0.awaitsDrivers = true }
        await store.send(.driversMoved)
        await clock.sleepers(1)
        clock.advance(by: .seconds(2))
        await store.receive(.driversLoaded(.success(Self.placed.drivers))) {
            $0.awaitsDrivers = false
            $0.overview = .loaded(Self.placed)
            $0.seenAt = clock.now
        }
        await clock.sleepers(1)
        clock.advance(by: .seconds(58))
        await store.receive(.driversUnheard) { $0.seenAt = clock.now }
        await store.finish()
    }

    @Test func `drivers who can't be asked for stay where they were`() async {
        let clock = TestClock()
        let store = TestStore(
            FleetFeature(fleet: FakeFleetService(overview: .failure(.offline)), clock: clock), initial: FleetState(overview: .loaded(.sample)))
        await store.send(.driversMoved) { $0.awaitsDrivers = true }
        await clock.sleepers(1)
        clock.advance(by: .seconds(2))
        await store.receive(.driversLoaded(.failure(.offline))) { $0.awaitsDrivers = false }
        await store.finish()
    }

    @Test func `a driver's device says where it is while the driver is online and at a job, and not otherwise`() async {
        let reports = LockedValue<[Position]>([])
        let feature = FleetFeature(fleet: CountingFleetService(reports: reports), clock: TestClock())
        for state in [
            FleetState(status: .loaded(.sample), jobs: .loaded([.sample])),
            FleetState(status: .loaded(DriverStatus(online: false)), jobs: .loaded([.active()])),
        ] {
            #expect(!state.sharesPosition)
            let store = TestStore(feature, initial: state)
            await store.send(.positionsNoted([.sample]))
            await store.finish()
        }
        #expect(reports.withLock { $0 } == [])
        let store = TestStore(feature, initial: FleetState(status: .loaded(.sample), jobs: .loaded([.active()])))
        await store.send(.positionsNoted([.sample]))
        await store.finish()
        #expect(reports.withLock { $0 } == [.sample])
    }
}

/// Notes what is reported.
private struct CountingFleetService: FleetService {
    let reports: LockedValue<[Position]>
    private let fake = FakeFleetService()

    init(reports: LockedValue<[Position]>) { self.reports = reports }

    func report(_ positions: [Position]) async throws(APIError) { reports.withLock { $0 += positions } }
    func drivers() async throws(APIError) -> [DispatchDriver] { try await fake.drivers() }
    func status() async throws(APIError) -> DriverStatus { try await fake.status() }
    func setOnline(_ online: Bool) async throws(APIError) -> DriverStatus { try await fake.setOnline(online) }
    func jobs() async throws(APIError) -> [Job] { try await fake.jobs() }
    func answer(_ job: Int, accepted: Bool) async throws(APIError) -> Job { try await fake.answer(job, accepted: accepted) }
    func updateStop(_ update: StopUpdate) async throws(APIError) -> Job { try await fake.updateStop(update) }
    func overview() async throws(APIError) -> DispatchOverview { try await fake.overview() }
    func assign(order: Int, to driver: Int) async throws(APIError) -> Job { try await fake.assign(order: order, to: driver) }
    func areas() async throws(APIError) -> [ServiceArea] { try await fake.areas() }
    func driverChanges(_ driver: Int) async -> AsyncStream<Change> { await fake.driverChanges(driver) }
    func dispatchChanges() async -> AsyncStream<Change> { await fake.dispatchChanges() }
}
