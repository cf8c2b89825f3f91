import Core
import Testing

private struct Counter: Feature {
    struct State: Sendable, Equatable { var count = 0 }
    enum Action: Sendable, Equatable { case tapped, started, cancelled, signedOut }
    static let name = "counter"
    var initialState: State { State() }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .tapped: state.count += 1
        case .started: return .run(id: "work") { _ in await Gate().wait() }
        case .cancelled: return .cancel(id: "work")
        case .signedOut: state.count = -1
        }
        return .none
    }

    func action(for event: AppEvent) -> Action? { event == .signedOut ? .signedOut : nil }
}

private struct Other: Feature {
    typealias State = Int
    enum Action: Sendable { case tapped, cancelled, asked }
    static let name = "other"
    var initialState: Int { 10 }

    func reduce(_ state: inout Int, _ action: Action) -> Effect<Action> {
        switch action {
        case .tapped: state += 1
        case .cancelled: return .cancel(id: "work")
        case .asked: return .run { $0(.tapped) }
        }
        return .none
    }
}

struct SlicesTests {
    @Test func `an action changes its own slice alone`() {
        var slices = Slices([Slice(Counter()), Slice(Other())])
        _ = slices.reduce(SliceAction(Counter.self, .tapped))
        #expect(slices.state(of: Counter.self) == Counter.State(count: 1))
        #expect(slices.state(of: Other.self) == 10)
    }

    @Test func `an event reaches the slices that care`() {
        var slices = Slices([Slice(Counter()), Slice(Other())])
        _ = slices.receive(.signedOut)
        _ = slices.receive(.notice("hello"))
        #expect(slices.state(of: Counter.self)?.count == -1)
        #expect(slices.state(of: Other.self) == 10)
    }

    @Test func `an action of a feature that isn't there does nothing`() {
        var slices = Slices([Slice(Counter())])
        _ = slices.reduce(SliceAction(Other.self, .tapped))
        #expect(slices.state(of: Other.self) == nil)
        #expect(!slices.contains(Other.self))
        #expect(slices.contains(Counter.self))
        #expect(slices.state(of: Counter.self)?.count == 0)
    }

    @Test func `a wrapped action is only its own feature's`() {
        let action = SliceAction(Counter.self, .tapped)
        #expect(action.action(of: Counter.self) == .tapped)
        #expect(action.action(of: Other.self) == nil)
    }

    @Test func `a box ignores another feature's action`() {
        var box = Slice(Counter())
        _ = box.reduce(SliceAction(Other.self, .tapped))
        #expect(box.state.count == 0)
    }

    @Test func `the same effect id in two features is two effects`() {
        let store = Store(initial: Slices([Slice(Counter()), Slice(Other())])) { $0.reduce($1) }
        store.send(SliceAction(Counter.self, .started))
        store.send(SliceAction(Other.self, .cancelled))
        #expect(store.isBusy)
        store.send(SliceAction(Counter.self, .cancelled))
        #expect(!store.isBusy)
    }

    @Test func `an effect's action comes back to its slice`() async {
        let store = Store(initial: Slices([Slice(Counter()), Slice(Other())])) { $0.reduce($1) }
        store.send(SliceAction(Other.self, .asked))
        while store.isBusy { await store.turn() }
        #expect(store.state.state(of: Other.self) == 11)
    }
}
