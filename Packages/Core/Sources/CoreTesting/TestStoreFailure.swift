import Core
import CustomDump
import Testing

/// The text of a ``TestStore`` failure: what happened, the evidence, and how to fix it.
struct TestStoreFailure {
    let text: String

    func record(at sourceLocation: SourceLocation) {
        Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
    }
}

extension TestStoreFailure {
    static func unexpectedState<State, Action>(after action: Action?, expected: State, actual: State) -> TestStoreFailure {
        let cause = action.map { "after \(name($0))" } ?? "after an event that means no action here"
        return TestStoreFailure(
            text: """
                The state is not as expected \(cause).

                \(difference(expected, actual))

                To fix, describe the whole change in the closure after the call, or correct the reducer.
                """)
    }

    static func otherAction<Action>(expected: Action, actual: Action) -> TestStoreFailure {
        TestStoreFailure(
            text: """
                Received another action than expected.

                \(difference(expected, actual))

                To fix, receive the actions in the order in which effects send them, or correct the effect.
                """)
    }

    static func noMatch<Action>(actual: Action) -> TestStoreFailure {
        TestStoreFailure(
            text: """
                Received an action that doesn't match.

                \(described(actual))

                To fix, correct the condition of receive(where:), or the effect.
                """)
    }

    static func noAction<Action>(expected: Action?, after deadline: Duration?) -> TestStoreFailure {
        let reason = deadline.map { "none arrived within \($0)" } ?? "no effect runs"
        let evidence = expected.map { "\n\n\(described($0))" } ?? ""
        let fix =
            deadline == nil
            ? "To fix, let the reducer return an effect that sends it, or remove this receive."
            : "To fix, give the effect what it waits for (advance the test clock, respond from the fake), or remove this receive."
        return TestStoreFailure(text: "Expected to receive an action, but \(reason).\(evidence)\n\n\(fix)")
    }

    static func noEvent(expected: AppEvent, after deadline: Duration?) -> TestStoreFailure {
        let reason = deadline.map { "none was raised within \($0)" } ?? "none was raised and no effect runs"
        return TestStoreFailure(
            text: """
                Expected to receive an event, but \(reason).

                \(described(expected))

                To fix, let the reducer return Effect.event(...), or remove this receive.
                """)
    }

    static func otherEvent(expected: AppEvent, actual: AppEvent) -> TestStoreFailure {
        TestStoreFailure(
            text: """
                Received another event than expected.

                \(difference(expected, actual))

                To fix, receive the events in the order in which the reducer raises them, or correct the reducer.
                """)
    }

    static func unreceivedActions<Action>(_ actions: [Action]) -> TestStoreFailure {
        TestStoreFailure(
            text: """
                Effects sent \(actions.count == 1 ? "an action that was" : "\(actions.count) actions that were") not received.

                \(actions.map(described).joined(separator: "\n"))

                To fix, call store.receive(...) for each before store.finish().
                """)
    }

    static func unreceivedEvents(_ events: [AppEvent]) -> TestStoreFailure {
        TestStoreFailure(
            text: """
                The feature raised \(events.count == 1 ? "an event that was" : "\(events.count) events that were") not received.

                \(events.map(described).joined(separator: "\n"))

                To fix, call store.receive(event: ...) for each before store.finish().
                """)
    }

    static func effectsStillRun(after deadline: Duration) -> TestStoreFailure {
        TestStoreFailure(
            text: """
                Effects still run \(deadline) after the end of the test.

                To fix, give them what they wait for, send an action that cancels them, or call store.stop() before store.finish().
                """)
    }

    static var notFinished: TestStoreFailure {
        TestStoreFailure(
            text: """
                A test store was given up while effects ran, or with actions or events that were not received.

                To fix, end the test with await store.finish().
                """)
    }

    private static func difference<Value>(_ expected: Value, _ actual: Value) -> String {
        let difference = diff(expected, actual) ?? "No visible difference: expected and actual look alike, but == says they differ."
        return indented("\(difference)\n\n(expected: -, actual: +)")
    }

    private static func described<Value>(_ value: Value) -> String {
        indented(String(customDumping: value))
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    }

    /// Returns the name of an action's case, such as `.listLoaded`, without its payload.
    private static func name<Action>(_ action: Action) -> String {
        let text = String(describing: action)
        return "." + text.prefix { $0 != "(" }
    }
}
