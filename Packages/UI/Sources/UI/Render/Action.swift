#if !canImport(SwiftUI)
/// What an event of the browser does.
public struct Action {
    /// The kinds of actions, each with its closure.
    @usableFromInline
    enum Kind {
        case press(() -> Void)
        case text((String) -> Void)
        case toggle((Bool) -> Void)
        case number((Double) -> Void)
        case submit(() -> Void)
    }

    @usableFromInline let kind: Kind
    @usableFromInline let environment: EnvironmentValues

    @usableFromInline
    init(kind: Kind, environment: EnvironmentValues) {
        self.kind = kind
        self.environment = environment
    }

    /// Runs the action with the environment of its place. A value that doesn't fit the action's kind does nothing.
    public func perform(_ value: EventValue = .none) {
        EnvironmentValues.$current.withValue(environment) {
            switch (kind, value) {
            case (.press(let run), _), (.submit(let run), _): run()
            case (.text(let run), .text(let text)): run(text)
            case (.text(let run), .number(let number)): run(String(number))
            case (.toggle(let run), .flag(let flag)): run(flag)
            case (.toggle(let run), .text(let text)):
                if let flag = Bool(text) { run(flag) }
            case (.number(let run), .number(let number)): run(number)
            case (.number(let run), .text(let text)):
                if let number = Double(text), number.isFinite { run(number) }
            case (.text, _), (.toggle, _), (.number, _): break
            }
        }
    }
}

/// What the browser sends with an event.
public enum EventValue: Sendable, Hashable {
    /// Nothing: a press or a submit.
    case none
    /// A text, or the value of a choice or a date.
    case text(String)
    /// Whether a toggle is on.
    case flag(Bool)
    /// A number.
    case number(Double)
}
#endif
