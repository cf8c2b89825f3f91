import Core
import CoreTesting
import Testing

private struct Search: Feature {
    struct State: Sendable, Equatable {
        var text = ""
        var results = ViewState<[String]>.idle
    }
    enum Action: Sendable, Equatable {
        case typed(String)
        case found(Result<[String], APIError>)
        case cleared
        case signedOut
        case waited
        case linkTapped
    }
    static let name = "search"
    let service: @Sendable (String) async throws(APIError) -> [String]
    var initialState: State { State() }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .typed(let text):
            state.text = text
            state.results.beginLoading()
            return .run(id: "search") { [service] send in
                do throws(APIError) {
                    send(.found(.success(try await service(text))))
                } catch {
                    send(.found(.failure(error)))
                }
            }
        case .found(let result):
            state.results.finish(result)
        case .cleared:
            state = State()
            return .cancel(id: "search")
        case .signedOut:
            state = State()
        case .waited:
            return .run { _ in await Gate().wait() }
        case .linkTapped:
            return .event(.notice("Saved"))
        }
        return .none
    }

    func action(for event: AppEvent) -> Action? { event == .signedOut ? .signedOut : nil }
}

private func makeStore(deadline: Duration = .seconds(5), finding results: [String] = ["one"]) -> TestStore<Search.State, Search.Action> {
    TestStore(Search { _ in results }, deadline: deadline)
}

struct TestStoreTests {
    @Test func `a whole exchange passes`() async {
        let store = makeStore()
        await store.send(.typed("a")) {
            $0.text = "a"
            $0.results = .loading
        }
        await store.receive(.found(.success(["one"]))) { $0.results = .loaded(["one"]) }
        await store.send(.linkTapped)
        await store.receive(event: .notice("Saved"))
        await store.send(event: .notice("nothing to me"))
        await store.send(event: .signedOut) { $0 = Search.State() }
        await store.finish()
        #expect(store.state == Search.State())
    }

    @Test func `an action is received by its kind`() async {
        let store = TestStore(Search { _ throws(APIError) in throw .offline })
        await store.send(.typed("a")) {
            $0.text = "a"
            $0.results = .loading
        }
        await store.receive(where: { if case .found(.failure) = $0 { true } else { false } }) { $0.results = .failed(APIError.offline.message) }
        await store.finish()
    }

    @Test func `an effect that an action canceled sends nothing`() async {
        let gate = Gate()
        let store = TestStore(
            Search { text in
                await gate.wait()
                return [text]
            })
        await store.send(.typed("a")) {
            $0.text = "a"
            $0.results = .loading
        }
        await store.send(.cleared) { $0 = Search.State() }
        gate.open()
        await store.finish()
    }

    @Test func `stop ends an effect that never ends by itself`() async {
        let store = makeStore()
        await store.send(.waited)
        store.stop()
        await store.finish()
    }

    @Test func `it takes a reducer and a first state too`() async {
        let store = TestStore<Int, Int>(initial: 1) { state, action in
            state += action
            return action == 1 ? .run { $0(5) } : .none
        }
        await store.send(1) { $0 = 2 }
        await store.receive(5) { $0 = 7 }
        await store.finish()
    }

    @Test func `actions of effects that run side by side are received in either order`() async {
        for order in [[10, 20], [20, 10]] {
            let store = TestStore<[Int], Int>(initial: []) { state, action in
                state.append(action)
                return action == 1 ? .merge(.run { $0(10) }, .run { $0(20) }) : .none
            }
            await store.send(1) { $0 = [1] }
            for action in order { await store.receive(unordered: action) { $0.append(action) } }
            await store.finish()
        }
    }
}

struct TestStoreFailureTests {
    @Test func `a change that the test doesn't name`() async {
        let issues = await recordedIssues {
            let store = TestStore<Search.State, Search.Action>(Search { _ in [] }, initial: Search.State(text: "b"))
            await store.send(.cleared)
        }
        #expect(
            issues == [
                """
                The state is not as expected after .cleared.

                      Search.State(
                    -   text: "b",
                    +   text: "",
                        results: .idle
                      )

                    (expected: -, actual: +)

                To fix, describe the whole change in the closure after the call, or correct the reducer.
                """
            ])
    }

    @Test func `another action than expected`() async {
        let issues = await recordedIssues {
            let store = TestStore<Int, Int>(initial: 0) { _, action in action == 1 ? .run { $0(2) } : .none }
            await store.send(1)
            await store.receive(3)
            await store.finish()
        }
        #expect(
            issues == [
                """
                Received another action than expected.

                    - 3
                    + 2

                    (expected: -, actual: +)

                To fix, receive the actions in the order in which effects send them, or correct the effect.
                """
            ])
    }

    @Test func `an action that doesn't match`() async {
        let issues = await recordedIssues {
            let store = TestStore<Int, Int>(initial: 0) { _, action in action == 1 ? .run { $0(2) } : .none }
            await store.send(1)
            await store.receive(where: { $0 == 3 })
            await store.finish()
        }
        #expect(
            issues == [
                """
                Received an action that doesn't match.

                    2

                To fix, correct the condition of receive(where:), or the effect.
                """
            ])
    }

    @Test func `an action that no effect can send`() async {
        let issues = await recordedIssues {
            let store = makeStore()
            for isUnordered in [false, true] { await isUnordered ? store.receive(unordered: .cleared) : store.receive(.cleared) }
        }
        let issue = """
            Expected to receive an action, but no effect runs.

                Search.Action.cleared

            To fix, let the reducer return an effect that sends it, or remove this receive.
            """
        #expect(issues == [issue, issue])
    }

    @Test func `an action that doesn't come in time, and an effect that doesn't end`() async {
        let issues = await recordedIssues {
            let store = makeStore(deadline: .milliseconds(20))
            await store.send(.waited)
            await store.receive(where: { _ in true })
            await store.finish()
        }
        #expect(
            issues == [
                """
                Expected to receive an action, but none arrived within 0.02 seconds.

                To fix, give the effect what it waits for (advance the test clock, respond from the fake), or remove this receive.
                """,
                """
                Effects still run 0.02 seconds after the end of the test.

                To fix, give them what they wait for, send an action that cancels them, or call store.stop() before store.finish().
                """,
            ])
    }

    @Test func `actions that were not received`() async {
        let issues = await recordedIssues {
            let store = TestStore<Int, Int>(initial: 0) { _, action in action == 1 ? .run { $0(2) } : .none }
            await store.send(1)
            await store.finish()
        }
        #expect(
            issues == [
                """
                Effects sent an action that was not received.

                    2

                To fix, call store.receive(...) for each before store.finish().
                """
            ])
    }

    @Test func `events that were not received, not raised, or other than expected`() async {
        let issues = await recordedIssues {
            let store = makeStore()
            await store.receive(event: .signedOut)
            await store.send(.linkTapped)
            await store.receive(event: .signedOut) { $0 = Search.State() }
            await store.send(.linkTapped)
            await store.finish()
        }
        #expect(
            issues == [
                """
                Expected to receive an event, but none was raised and no effect runs.

                    AppEvent.signedOut

                To fix, let the reducer return Effect.event(...), or remove this receive.
                """,
                """
                Received another event than expected.

                    - AppEvent.signedOut
                    + AppEvent.notice("Saved")

                    (expected: -, actual: +)

                To fix, receive the events in the order in which the reducer raises them, or correct the reducer.
                """,
                """
                The feature raised an event that was not received.

                    AppEvent.notice("Saved")

                To fix, call store.receive(event: ...) for each before store.finish().
                """,
            ])
    }

    @Test func `a store that is given up unfinished`() async {
        let issues = await recordedIssues {
            let store = makeStore()
            await store.send(.linkTapped)
        }
        #expect(
            issues == [
                """
                A test store was given up while effects ran, or with actions or events that were not received.

                To fix, end the test with await store.finish().
                """
            ])
    }
}
