import Testing

@testable import Core

/// Work that ignores its end until a gate opens, as a call that is already on its way does.
private struct Stubborn: Feature {
    struct State: Sendable, Equatable {
        var arrived: [String] = []
        var note = ""
    }

    enum Action: Sendable { case started(EffectID?), arrived(String), stopped }

    static let name = "stubborn"
    static let effectsBeyondSignOut: Set<EffectID> = ["device"]
    let gate: Gate
    var initialState: State { State() }

    func stateAfterSignOut(_ state: State) -> State { State(note: state.note) }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .started(let id):
            return Effect.run(id: id) { [gate] send in
                await gate.wait()
                send(.arrived(id?.description ?? "nameless"))
            }
            .map(scope: "screen") { $0 }
        case .arrived(let text): state.arrived.append(text)
        case .stopped: return .cancelAll
        }
        return .none
    }
}

struct SignOutTests {
    private let gate = Gate()

    private func makeStore() -> Store<Slices, SliceAction?> {
        Store(initial: Slices([Slice(Stubborn(gate: gate))])) { slices, action in
            guard let action else { return slices.signOut().map { $0 } }
            return slices.reduce(action).map { $0 }
        }
    }

    private func start(_ ids: EffectID?...) -> Store<Slices, SliceAction?> {
        let store = makeStore()
        for id in ids { store.send(SliceAction(Stubborn.self, .started(id))) }
        return store
    }

    @Test func `effects end at a sign-out, those without an id too`() async {
        let store = start("load", nil)
        store.send(nil)
        #expect(!store.isBusy)
        gate.open()
        store.drain()
        #expect(store.state.state(of: Stubborn.self)?.arrived == [])
    }

    @Test func `what an effect sent before the sign-out, and nobody took yet, is dropped`() async {
        let store = start(nil)
        gate.open()
        await Task.yield()
        store.send(nil)
        while store.isBusy { await store.turn() }
        store.drain()
        #expect(store.state.state(of: Stubborn.self)?.arrived == [])
    }

    @Test func `the state becomes what the feature keeps`() {
        var slices = Slices([Slice(Stubborn(gate: gate))])
        _ = slices.reduce(SliceAction(Stubborn.self, .arrived("a")))
        _ = slices.signOut()
        #expect(slices.state(of: Stubborn.self) == Stubborn.State())
        _ = slices.reduce(SliceAction(Stubborn.self, .arrived("b")))
        _ = slices.signOut(except: Stubborn.self)
        #expect(slices.state(of: Stubborn.self)?.arrived == ["b"])
    }

    @Test func `an effect of the device goes on`() async {
        let device = Effect<Stubborn.Action>.run(id: "device") { [gate] send in
            await gate.wait()
            send(.arrived("device"))
        }
        let store = Store<Stubborn.State, Stubborn.Action>(initial: Stubborn.State()) { state, action in
            if case .stopped = action { return Effect(operations: [.cancelAll(scope: "stubborn", except: ["stubborn/device"])]) }
            guard case .arrived(let text) = action else {
                return .merge(device.map(scope: "stubborn") { $0 }, Effect.run { _ in await Gate().wait() }.map(scope: "stubborn") { $0 })
            }
            state.arrived.append(text)
            return .none
        }
        store.send(.started(nil))
        store.send(.stopped)
        #expect(store.isBusy)
        gate.open()
        while store.isBusy { await store.turn() }
        #expect(store.state.arrived == ["device"])
    }

    @Test func `a screen ends its own effects alone`() async {
        let store = Store<[String], String>(initial: []) { state, action in
            switch action {
            case "start":
                return .merge(
                    Effect.run { _ in await Gate().wait() }.map(scope: "home") { $0 },
                    Effect.run(id: "x") { [gate] send in
                        await gate.wait()
                        send("order")
                    }.map(scope: "homework") { $0 })
            case "leave": return Effect.cancelAll.map(scope: "home") { $0 }
            default:
                state.append(action)
                return .none
            }
        }
        store.send("start")
        store.send("leave")
        gate.open()
        while store.isBusy { await store.turn() }
        #expect(store.state == ["order"])
    }
}
