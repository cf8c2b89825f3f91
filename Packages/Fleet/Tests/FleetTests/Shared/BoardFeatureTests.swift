import Core
import CoreTesting
import FleetAPI
import Foundation
import LocationAPI
import Networking
import Testing

@testable import Fleet

struct BoardFeatureTests {
    private static let placed: DispatchOverview = {
        var driver = DispatchDriver.sample
        driver.position = .sample
        return DispatchOverview(summary: .sample, trips: [.sample], drivers: [driver])
    }()

    private func feature(_ fleet: FakeFleetService, clock: TestClock = TestClock(), realtime: FakeRealtime = FakeRealtime()) -> BoardFeature {
        BoardFeature(fleet: fleet, following: Following(realtime: realtime, clock: clock), clock: clock)
    }

    private func store(
        _ fleet: FakeFleetService = FakeFleetService(), clock: TestClock = TestClock(), overview: ViewState<DispatchOverview> = .idle
    ) -> TestStore<BoardFeature.State, BoardFeature.Action> {
        let feature = feature(fleet, clock: clock)
        return TestStore(screen: feature, initial: BoardFeature.State(overview: overview))
    }

    /// Runs the board until a number of loads and moves have come, after one change of a kind.
    private func followed(_ kind: String, until isOver: @escaping (_ loads: Int, _ moves: Int) -> Bool) async -> (loads: Int, moves: Int) {
        let realtime = FakeRealtime()
        let feature = feature(FakeFleetService(), realtime: realtime)
        var (loads, moves, isSent) = (0, 0, false)
        let store = Store(initial: BoardFeature.State()) { (state: inout BoardFeature.State, action: BoardFeature.Action) in
            if case .overviewLoaded = action { loads += 1 }
            if action == .driverMoved { moves += 1 }
            return feature.reduce(&state, action)
        }
        store.send(.appeared)
        await store.run {
            if loads == 1, !isSent, realtime.subscriberCount(of: FleetTopics.dispatch) == 2 {
                realtime.send(Change(topic: FleetTopics.dispatch, kind: kind, id: 5, sequence: 0))
                isSent = true
            }
            if isOver(loads, moves) { store.stop() }
        }
        return (loads, moves)
    }

    @Test(.timeLimit(.minutes(1))) func `a change of the board loads it again`() async {
        #expect(await followed("fleet.updated") { loads, _ in loads > 1 } == (2, 0))
    }

    @Test(.timeLimit(.minutes(1))) func `a driver who moves doesn't load the whole board`() async {
        #expect(await followed(FleetEvents.driverMoved) { _, moves in moves > 0 } == (1, 1))
    }

    @Test func `a board that can't be loaded says why`() async {
        let store = store(FakeFleetService(overviewResult: .failure(.offline)))
        await store.send(.outdated)
        await store.receive(.overviewLoaded(.failure(.offline))) { $0.overview = .failed(APIError.offline.message) }
        await store.finish()
    }

    @Test func `the areas are kept for the maps, and missed where they can't be loaded`() async {
        let store = store()
        await store.send(.areasLoaded(.failure(.offline)))
        await store.send(.areasLoaded(.success(ServiceArea.defaultAreas))) { $0.areas = ServiceArea.defaultAreas }
        await store.finish()
    }

    @Test func `drivers who move within two seconds are loaded together, and their positions become stale after a minute`() async {
        let clock = TestClock()
        let store = store(FakeFleetService(overviewResult: .success(Self.placed)), clock: clock, overview: .loaded(.sample))
        await store.send(.driverMoved) { $0.awaitsDrivers = true }
        await store.send(.driverMoved)
        await clock.sleepers(1)
        clock.advance(by: .seconds(2))
        await store.receive(.driversLoaded(.success(Self.placed.drivers))) {
            $0.awaitsDrivers = false
            $0.overview = .loaded(Self.placed)
            $0.positionsAsOf = clock.now
        }
        await clock.sleepers(1)
        clock.advance(by: .seconds(58))
        await store.receive(.positionAged) { $0.positionsAsOf = clock.now }
        await store.finish()
    }

    @Test func `drivers who can't be loaded stay where they were`() async {
        let clock = TestClock()
        let store = store(FakeFleetService(overviewResult: .failure(.offline)), clock: clock, overview: .loaded(.sample))
        await store.send(.driverMoved) { $0.awaitsDrivers = true }
        await clock.sleepers(1)
        clock.advance(by: .seconds(2))
        await store.receive(.driversLoaded(.failure(.offline))) { $0.awaitsDrivers = false }
        await store.finish()
    }
}
