import Core
import CoreTesting
import FleetAPI
import Foundation
import LocationAPI
import Networking
import OrdersAPI
import Synchronization
import Testing

@testable import Fleet

struct LiveBoardFeatureTests {
    private static let changes = BoardChanges(
        version: 40, isComplete: false, cards: [.preview(12, .assigned, .pickupAssigned, due: nil, driver: 5, version: 40)], removed: [])

    private func store(
        _ dispatch: FakeDispatchService = FakeDispatchService(), clock: TestClock = TestClock(), _ change: (inout LiveBoardFeature.State) -> Void = { _ in }
    ) -> TestStore<LiveBoardFeature.State, LiveBoardFeature.Action> {
        let feature = LiveBoardFeature(dispatch: dispatch, following: Following(realtime: FakeRealtime(), clock: clock), clock: clock)
        var state = LiveBoardFeature.State()
        change(&state)
        return TestStore(screen: feature, initial: state)
    }

    /// A board of one order without a time, so that no clock runs.
    private static let quiet: LiveBoard = {
        var board = LiveBoard()
        board.apply(BoardChanges(version: 31, isComplete: true, cards: [.preview(12, .unassigned, .accepted, due: nil)], removed: []))
        return board
    }()

    @Test func `a request that fails is repeated, each time later, and leaves the board as it was`() async {
        let clock = TestClock()
        let store = store(FakeDispatchService(boardResult: { _ in .failure(.offline) }), clock: clock) { $0.board = .loaded(Self.quiet) }
        await store.send(.changesLoaded(.failure(.offline))) { $0.failures = 1 }
        for (failures, pause) in zip(2..., [2, 4, 8, 16, 30, 30]) {
            await clock.sleepers(1)
            clock.advance(by: .seconds(pause))
            await store.receive(.retryDue)
            await store.receive(.changesLoaded(.failure(.offline))) { $0.failures = failures }
        }
        store.stop()
        await store.finish()
    }

    @Test func `what arrives after failures ends their repetition`() async {
        let clock = TestClock()
        let store = store(clock: clock) { $0.board = .loaded(Self.quiet) }
        await store.send(.changesLoaded(.failure(.offline))) { $0.failures = 1 }
        await clock.sleepers(1)
        await store.send(.changesLoaded(.success(Self.changes))) {
            ($0.failures, $0.now) = (0, clock.now)
            var board = Self.quiet
            board.apply(Self.changes)
            $0.board = .loaded(board)
        }
        await store.finish()
    }

    @Test func `a board that can't be loaded says why`() async {
        let store = store()
        await store.send(.changesLoaded(.failure(.offline))) { ($0.board, $0.failures) = (.failed(APIError.offline.message), 1) }
        store.stop()
        await store.finish()
    }

    @Test func `an order is late by the clock, without the server`() async throws {
        let clock = TestClock()
        var card = BoardCard.sample
        card.dueAt = clock.now.addingTimeInterval(20)
        let changes = BoardChanges(version: 31, isComplete: true, cards: [card], removed: [])
        let store = store(clock: clock)
        await store.send(.changesLoaded(.success(changes))) {
            var board = LiveBoard()
            board.apply(changes)
            ($0.board, $0.now) = (.loaded(board), clock.now)
        }
        #expect(store.state.board.value.map { BoardLayout($0, at: store.state.now).columns[.late] } == .some(nil))
        await clock.sleepers(1)
        clock.advance(by: .seconds(20.1))
        await store.receive(.ticked(clock.now)) { $0.now = clock.now }
        #expect(store.state.board.value.map { BoardLayout($0, at: store.state.now).columns[.late] } == [12])
        store.stop()
        await store.finish()
    }

    @Test func `drivers are shown with the time at which their positions are fresh`() async {
        let clock = TestClock()
        let store = store(clock: clock)
        await store.send(.driversLoaded(.success([.sample]))) { ($0.drivers, $0.now) = ([.sample], clock.now) }
        await store.finish()
    }

    @Test func `orders that left may be delivered, so the number of the day is loaded`() async {
        let clock = TestClock()
        let store = store(clock: clock) { $0.board = .loaded(Self.quiet) }
        await store.send(.changesLoaded(.success(BoardChanges(version: 41, isComplete: false, cards: [], removed: [12])))) {
            var board = Self.quiet
            board.apply(BoardChanges(version: 41, isComplete: false, cards: [], removed: [12]))
            ($0.board, $0.now) = (.loaded(board), clock.now)
        }
        await store.receive(.summaryLoaded(.success(.sample))) { $0.completedToday = 14 }
        await store.send(.summaryLoaded(.failure(.offline)))
        await store.finish()
    }

    @Test func `the areas are kept for the map, and missed where they can't be loaded`() async {
        let store = store()
        await store.send(.areasLoaded(.failure(.offline)))
        await store.send(.areasLoaded(.success(ServiceArea.defaultAreas))) { $0.areas = ServiceArea.defaultAreas }
        await store.finish()
    }

    @Test(.timeLimit(.minutes(1))) func `changes within 200 milliseconds are asked for once, from the last version, and drivers within two seconds`() async {
        let (realtime, clock) = (FakeRealtime(), TestClock())
        let asked = Mutex<[Int?]>([]), drivers = Mutex(0)
        let dispatch = FakeDispatchService(
            boardResult: { version in
                asked.withLock { $0.append(version) }
                return .success(version == nil ? BoardChanges(version: 31, isComplete: true, cards: [], removed: []) : Self.changes)
            },
            driversResult: {
                drivers.withLock { $0 += 1 }
                return .success([])
            })
        let feature = LiveBoardFeature(dispatch: dispatch, following: Following(realtime: realtime, clock: clock), clock: clock)
        let store = Store(initial: LiveBoardFeature.State()) { (state: inout LiveBoardFeature.State, action: LiveBoardFeature.Action) in
            feature.reduce(&state, action)
        }
        store.send(.appeared)
        var isChanging = false
        await store.run {
            guard let version = store.state.board.value?.version, drivers.withLock({ $0 }) > 0 else { return }
            if version == 31, !isChanging {
                isChanging = true
                for kind in [FleetEvents.boardChanged, FleetEvents.driverMoved, FleetEvents.boardChanged, FleetEvents.driverMoved] {
                    realtime.send(Change(topic: FleetTopics.dispatch, kind: kind, id: 12, sequence: 0))
                }
                Task {
                    await clock.sleepers(2)
                    clock.advance(by: LiveBoardFeature.pause)
                    await clock.sleepers(1)
                    clock.advance(by: LiveBoardFeature.driversPause)
                }
            }
            if version == 40, drivers.withLock({ $0 }) == 2 { store.stop() }
        }
        #expect(asked.withLock { $0 } == [nil, 31])
        #expect(drivers.withLock { $0 } == 2)
    }
}
