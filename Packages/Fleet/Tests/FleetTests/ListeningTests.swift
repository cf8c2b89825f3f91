import Core
import CoreTesting
import Fleet
import FleetAPI
import Foundation
import HTTPTypes
import Networking
import Testing

struct ListeningTests {
    @Test(.timeLimit(.minutes(1))) func `a driver's page loads`() async {
        let feature = FleetFeature(fleet: FakeFleetService(), clock: TestClock())
        let store = Store(initial: FleetState(personID: 5)) { feature.reduce(&$0, $1) }
        store.send(.driverAppeared)
        #expect(store.state.status == .loading && store.state.jobs == .loading)
        await store.run { if store.state.jobs != .loading { store.stop() } }
        #expect(store.state.status == .loaded(.sample) && store.state.jobs == .loaded([.sample]))
    }

    @Test(.timeLimit(.minutes(1))) func `a dispatcher's page loads`() async {
        let feature = FleetFeature(fleet: FakeFleetService(), clock: TestClock())
        let store = Store(initial: FleetState()) { feature.reduce(&$0, $1) }
        store.send(.dispatchAppeared)
        #expect(store.state.overview == .loading)
        await store.run { if store.state.overview != .loading { store.stop() } }
        #expect(store.state.overview == .loaded(.sample))
    }

    @Test(.timeLimit(.minutes(1))) func `a driver's page hears of changes on the driver's own topic, subscribed before it loads`() async {
        let realtime = FakeRealtime()
        var changes = 0
        let feature = FleetFeature(fleet: live(realtime), clock: TestClock())
        let store = Store(initial: FleetState(personID: 5)) { (state: inout FleetState, action: FleetAction) in
            if action == .driverChanged { changes += 1 }
            return feature.reduce(&state, action)
        }
        store.send(.driverAppeared)
        await store.run {
            if changes == 1 { realtime.send(Change(topic: FleetTopics.driver(5), kind: "job.offered", id: 3, sequence: 1)) }
            if changes > 1 { store.stop() }
        }
        #expect(changes > 1)
    }

    @Test(.timeLimit(.minutes(1))) func `a dispatcher's page hears of changes of the board`() async {
        let realtime = FakeRealtime()
        var changes = 0
        let feature = FleetFeature(fleet: live(realtime), clock: TestClock())
        let store = Store(initial: FleetState()) { (state: inout FleetState, action: FleetAction) in
            if action == .dispatchChanged { changes += 1 }
            return feature.reduce(&state, action)
        }
        store.send(.dispatchAppeared)
        await store.run {
            if changes == 1 { realtime.send(Change(topic: FleetTopics.dispatch, kind: "fleet.updated", id: 12, sequence: 1)) }
            if changes > 1 { store.stop() }
        }
        #expect(changes > 1)
    }

    @Test(.timeLimit(.minutes(1))) func `a dispatcher's page doesn't load again because a driver moved`() async {
        let realtime = FakeRealtime()
        var heard: [FleetAction] = []
        let feature = FleetFeature(fleet: live(realtime), clock: TestClock())
        let store = Store(initial: FleetState()) { (state: inout FleetState, action: FleetAction) in
            if action == .dispatchChanged || action == .driversMoved { heard.append(action) }
            return feature.reduce(&state, action)
        }
        store.send(.dispatchAppeared)
        await store.run {
            if heard == [.dispatchChanged] { realtime.send(Change(topic: FleetTopics.dispatch, kind: FleetEvents.driverMoved, id: 5, sequence: 0)) }
            if heard.contains(.driversMoved) { store.stop() }
        }
        #expect(heard.filter { $0 == .dispatchChanged }.count == 1)
    }

    private func live(_ realtime: FakeRealtime) -> LiveFleetService {
        let client = APIClient(http: HTTPClient(transport: NoTransport(), clock: SystemClock()), baseURL: nil, session: nil)
        return LiveFleetService(client: client, realtime: realtime)
    }
}

/// Reaches nobody.
private struct NoTransport: HTTPTransport {
    func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) { throw HTTPClientError.unreachable("test") }
}
