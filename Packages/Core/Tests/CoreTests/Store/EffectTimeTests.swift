import Core
import CoreTesting
import Foundation
import Testing

private struct Search: Feature {
    struct State: Sendable, Equatable {
        var text = ""
        var found: [String] = []
        var ticks: [Double] = []
    }
    enum Action: Sendable, Equatable { case typed(String), found([String]), started, ticked(Date), stopped, remindLater, reminded }
    static let name = "search"
    let clock: TestClock
    var initialState: State { State() }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .typed(let text):
            state.text = text
            return .debounce(id: "search", for: .milliseconds(300), clock: clock) { send in send(.found(["\(text)!"])) }
        case .found(let texts): state.found = texts
        case .started: return .timer(id: "timer", every: .seconds(10), clock: clock) { .ticked($0) }
        case .ticked(let date): state.ticks.append(date.timeIntervalSince1970 - 1_767_268_800)
        case .stopped: return .merge(.cancel(id: "timer"), .cancel(id: "reminder"))
        case .remindLater: return .debounce(id: "reminder", for: .seconds(60), clock: clock) { $0(.reminded) }
        case .reminded: state.text = "reminded"
        }
        return .none
    }
}

struct EffectTimeTests {
    private let clock = TestClock()

    @Test func `work is done once nobody typed for a while`() async throws {
        let store = TestStore(Search(clock: clock))
        await store.send(.typed("a")) { $0.text = "a" }
        await clock.sleepers(1)
        clock.advance(by: .milliseconds(200))
        await store.send(.typed("ab")) { $0.text = "ab" }
        // The first sleeper may still be on its way out.
        try await eventually { clock.sleeperCount == 1 }
        await clock.sleepers(1)
        clock.advance(by: .milliseconds(300))
        await store.receive(.found(["ab!"])) { $0.found = ["ab!"] }
        await store.finish()
    }

    @Test func `a timer ticks without drifting, and leaves out what it missed`() async {
        let store = TestStore(Search(clock: clock))
        await store.send(.started)
        await clock.sleepers(1)
        clock.advance(by: .seconds(10))
        await store.receive(.ticked(clock.now)) { $0.ticks = [10] }
        await clock.sleepers(1)
        clock.advance(by: .seconds(25))
        await store.receive(.ticked(clock.now)) { $0.ticks = [10, 35] }
        await clock.sleepers(1)
        clock.advance(by: .seconds(5))
        await store.receive(.ticked(clock.now)) { $0.ticks = [10, 35, 40] }
        await store.send(.stopped)
        await store.finish()
    }

    @Test func `an action that waits can be called off`() async throws {
        let store = TestStore(Search(clock: clock))
        await store.send(.remindLater)
        await clock.sleepers(1)
        await store.send(.stopped)
        await store.finish()
        await store.send(.remindLater)
        try await eventually { clock.sleeperCount == 1 }
        clock.advance(by: .seconds(60))
        await store.receive(.reminded) { $0.text = "reminded" }
        await store.finish()
    }
}
