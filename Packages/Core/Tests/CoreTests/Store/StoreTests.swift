import Core
import CoreTesting
import Testing

enum Trace: Sendable, Equatable {
    case note(String)
    case run(EffectID?, Gate, String)
    case cancel(EffectID)
    case raise(AppEvent)
    case both
}

/// A store that keeps the texts of its actions, and whose effects wait at gates.
private func makeStore() -> Store<[String], Trace> {
    Store(initial: [], receive: { .note("event \($0)") }) { state, action in
        switch action {
        case .note(let text):
            state.append(text)
            return .none
        case .run(let id, let gate, let text):
            return .run(id: id) { send in
                await gate.wait()
                send(.note(text))
            }
        case .cancel(let id): return .cancel(id: id)
        case .raise(let event): return .event(event)
        case .both: return .merge(.send(.note("sent")), .event(.signedOut), .none)
        }
    }
}

struct StoreTests {
    @Test func `send changes the state at once`() {
        let store = makeStore()
        store.send(.note("a"))
        #expect(store.state == ["a"])
        #expect(!store.isBusy)
    }

    @Test func `posted actions keep their order`() {
        let store = makeStore()
        for number in 0..<100 { store.post(.note("\(number)")) }
        #expect(store.drain())
        #expect(store.state == (0..<100).map(String.init))
        #expect(!store.drain())
    }

    @Test func `an event enters by the same inbox`() {
        let store = makeStore()
        store.post(.note("before"))
        store.send(.raise(.signedOut))
        store.post(.note("after"))
        store.drain()
        #expect(store.state == ["before", "event signedOut", "after"])
    }

    @Test func `changed is called once for all actions that wait`() async {
        let store = makeStore()
        for _ in 0..<50 { store.post(.note("x")) }
        var turns = 0
        await store.run {
            turns += 1
            store.stop()
        }
        #expect(turns == 1)
        #expect(store.state.count == 50)
    }

    @Test func `an effect that begins to listen is no longer waited for`() async {
        let (news, continuation) = AsyncStream.makeStream(of: String.self)
        let store = Store<[String], String>(initial: []) { state, action in
            state.append(action)
            guard action == "follow" else { return .none }
            return .run(id: "live") { send in
                send("loaded")
                send.beginListening()
                for await text in news { send(text) }
            }
        }
        store.send("follow")
        #expect(store.isBusy)
        await store.run {
            if store.state.last == "news" { store.stop() }
        } settled: {
            #expect(store.state.prefix(2) == ["follow", "loaded"])
            continuation.yield("news")
        }
        #expect(store.state.contains("news"))
    }

    @Test func `settled is called when an effect ends without an action`() async {
        let gate = Gate()
        let store = Store<Int, Int>(initial: 0) { state, action in
            state = action
            return .run { _ in await gate.wait() }
        }
        store.send(1)
        gate.open()
        var isSettled = false
        await store.run {
        } settled: {
            isSettled = true
            store.stop()
        }
        #expect(isSettled)
    }

    @Test func `changed is not called when an effect only ends`() async {
        let store = makeStore()
        let silent = Store<Int, Int>(initial: 0) { state, action in
            state += action
            return action == 1 ? .run { _ in } : .none
        }
        silent.send(1)
        while silent.isBusy { await silent.turn() }
        #expect(!silent.drain())
        #expect(!store.isBusy)
    }

    @Test func `merged effects all run`() async {
        let store = makeStore()
        store.send(.both)
        while store.isBusy { await store.turn() }
        #expect(Set(store.state) == ["sent", "event signedOut"])
    }

    @Test func `canceling by id ends the effect and drops what it sends`() async {
        let store = makeStore()
        let (slow, other) = (Gate(), Gate())
        store.send(.run("load", slow, "stale"))
        store.send(.run("other", other, "kept"))
        store.send(.cancel("load"))
        slow.open()
        other.open()
        while store.isBusy { await store.turn() }
        #expect(store.state == ["kept"])
    }

    @Test func `canceling an id that doesn't run does nothing`() {
        let store = makeStore()
        store.send(.cancel("nobody"))
        #expect(store.state == [])
    }

    @Test func `an effect replaces the one of the same id`() async {
        let store = makeStore()
        let (first, second) = (Gate(), Gate())
        store.send(.run("search", first, "first"))
        store.send(.run("search", second, "second"))
        second.open()
        first.open()
        while store.isBusy { await store.turn() }
        #expect(store.state == ["second"])
    }

    @Test func `what a canceled effect had sent before is dropped too`() async {
        let sent = Gate()
        let store = Store<[String], String>(initial: []) { state, action in
            state.append(action)
            guard action == "search" else { return action == "stop" ? .cancel(id: "search") : .none }
            return .run(id: "search") { send in
                send("stale")
                sent.open()
            }
        }
        store.send("search")
        await sent.wait()
        store.send("stop")
        store.drain()
        #expect(store.state == ["search", "stop"])
    }

    @Test func `effects without an id run side by side`() async {
        let store = makeStore()
        let gate = Gate()
        store.send(.run(nil, gate, "a"))
        store.send(.run(nil, gate, "b"))
        gate.open()
        while store.isBusy { await store.turn() }
        #expect(Set(store.state) == ["a", "b"])
    }

    @Test func `an effect runs under the task-locals that the state asks for when it starts`() async {
        let store = Store<[Language], Language?>(
            initial: [.english], startEffects: { state, start in Language.$current.withValue(state.last ?? .english, operation: start) }
        ) { state, heard in
            if let heard {
                state.append(heard)
                return .none
            }
            state = [.polish]
            return .run { send in send(Language.current) }
        }
        store.send(nil)
        while store.state.count < 2 { await store.turn() }
        #expect(store.state == [.polish, .polish])
    }

    @Test func `stop cancels effects and drops later actions`() async {
        let cancelled = Gate()
        let store = Store<Int, Int>(initial: 0) { state, action in
            state += action
            return .run { _ in
                await Gate().wait()
                if Task.isCancelled { cancelled.open() }
            }
        }
        store.send(1)
        store.stop()
        await cancelled.wait()
        store.send(1)
        store.post(1)
        store.drain()
        await store.run {}
        #expect(store.state == 1)
        #expect(!store.isBusy)
    }

    @Test func `a store that goes cancels its effects`() async {
        let cancelled = Gate()
        func make() {
            let store = Store<Int, Int>(initial: 0) { _, _ in
                .run { _ in
                    await Gate().wait()
                    if Task.isCancelled { cancelled.open() }
                }
            }
            store.send(1)
        }
        make()
        await cancelled.wait()
    }

    @Test func `mapping an effect scopes its ids`() async {
        let store = Store<[String], String>(initial: []) { state, action in
            state.append(action)
            switch action {
            case "start": return Effect<Int>.run(id: "load") { _ in await Gate().wait() }.map(scope: "orders") { "\($0)" }
            case "cancel": return .cancel(id: "load")
            case "cancel scoped": return .cancel(id: "orders/load")
            default: return .none
            }
        }
        store.send("start")
        store.send("cancel")
        #expect(store.isBusy)
        store.send("cancel scoped")
        #expect(!store.isBusy)
    }
}

/// A store that an actor owns, as a tab's session does.
private actor Owner {
    private let store = Store<Int, Int>(initial: 0) { state, action in
        state += 1
        return action > 0 ? .send(0) : .none
    }

    var post: Send<Int> { store.post }
    func press() { store.send(1) }

    func count(upTo total: Int) async -> Int {
        while store.state < total { await store.turn() }
        while store.isBusy { await store.turn() }
        return store.state
    }
}

struct StoreConcurrencyTests {
    @Test func `posts, presses and effects of many tasks at once are all counted`() async {
        let owner = Owner()
        let post = await owner.post
        async let total = owner.count(upTo: 3_000)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<1_000 { group.addTask { post(0) } }
            for _ in 0..<1_000 { group.addTask { await owner.press() } }
        }
        #expect(await total == 3_000)
    }
}
