import Core
import CoreTesting
import Testing

private struct SignIn: Feature {
    struct State: Sendable, Equatable {
        var password = ""
        var attempts = 0
        var isIn = false
    }
    enum Action: Sendable, Equatable { case typed(String), pressed, answered(Bool) }
    static let name = "signIn"
    var initialState: State { State() }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .typed(let text): state.password = text
        case .pressed:
            state.attempts += 1
            return .send(.answered(true))
        case .answered(let isIn): state.isIn = isIn
        }
        return .none
    }

    static func redacted(_ action: Action) -> Action {
        if case .typed(let text) = action { .typed(String(repeating: "*", count: text.count)) } else { action }
    }
}

struct ActionLogTests {
    @Test func `a log leads to the same state again, without what is secret and without effects`() async {
        let feature = SignIn()
        let log = ActionLog<SignIn.Action>(redact: SignIn.redacted)
        let store = Store(initial: SignIn.State()) { feature.reduce(&$0, $1) }
        store.log = log
        store.send(.typed("hunter2"))
        store.send(.pressed)
        while store.isBusy { _ = store.drain(); await Task.yield() }
        #expect(store.state == SignIn.State(password: "hunter2", attempts: 1, isIn: true))
        #expect(log.actions == [.typed("*******"), .pressed, .answered(true)])
        #expect(log.description == "typed\npressed\nanswered")
        var seen: [Int] = []
        let replayed = log.replay(on: SignIn.State(), observe: { seen.append($1.attempts) }) { feature.reduce(&$0, $1) }
        #expect(replayed == SignIn.State(password: "*******", attempts: 1, isIn: true))
        #expect(seen == [0, 1, 1])
    }

    @Test func `old actions make room and are counted`() {
        let log = ActionLog<Int>(capacity: 4) { $0 }
        for number in 0..<9 { log.note(number) }
        #expect(log.actions == [6, 7, 8] && log.droppedCount == 6)
        #expect(log.description.hasPrefix("(6 before)\n"))
    }

    @Test func `an app's action is redacted by its feature, and named with it`() {
        let action = SliceAction(SignIn.self, .typed("hunter2"))
        #expect(action.redacted.action(of: SignIn.self) == .typed("*******"))
        let log = ActionLog<AppAction> { if case .slice(let inner) = $0 { .slice(inner.redacted) } else { $0 } }
        log.note(.slice(action))
        log.note(.slice(SliceAction(SignIn.self, .pressed)))
        log.note(.resized(3))
        log.note(.closed)
        #expect(log.description == "slice signIn.typed\nslice signIn.pressed\nresized\nclosed")
    }

    private enum AppAction: Sendable { case slice(SliceAction), resized(Int), closed }
}

private final class ReduceTimes: SignpostSink {
    let names = LockedValue<[String]>([])
    func ended(_ interval: SignpostInterval, nanoseconds: UInt64) {
        if interval.category == "store", interval.name.contains("signpostTest") { names.withLock { $0.append(interval.name) } }
    }
}

struct StoreSignpostTests {
    private enum Action: Sendable { case signpostTestTapped(secret: String), done }

    @Test func `reducers and effects are measured under the names of actions and effects`() async {
        let sink = ReduceTimes()
        Signpost.attach(sink)
        defer { Signpost.detach(sink) }
        let store = Store<Int, Action>(initial: 0) { state, action in
            guard case .signpostTestTapped = action else { return .none }
            state += 1
            return .run(id: "signpostTestEffect") { $0(.done) }
        }
        store.send(.signpostTestTapped(secret: "hunter2"))
        while store.isBusy { _ = store.drain(); await Task.yield() }
        #expect(sink.names.value == ["reduce signpostTestTapped", "effect signpostTestEffect"])
        #expect(store.state == 1)
    }
}

struct DerivedTests {
    private struct Cart { var lines = [1, 2]; var note = "" }

    @Test func `a value is computed anew only when its part of the state has changed`() {
        let computed = LockedValue(0)
        let total = Derived { (cart: Cart) in
            cart.lines
        } value: { lines in
            computed.withLock { $0 += 1 }
            return lines.reduce(0, +)
        }
        var cart = Cart()
        #expect(total(cart) == 3 && total(cart) == 3)
        cart.note = "a"
        #expect(total(cart) == 3 && computed.value == 1)
        cart.lines.append(3)
        #expect(total(cart) == 6 && computed.value == 2)
    }
}
