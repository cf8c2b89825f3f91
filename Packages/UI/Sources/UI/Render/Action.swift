#if !canImport(SwiftUI)
/// The closure that an event of the browser runs.
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

/// A value that the browser sends with an event.
public enum EventValue: Sendable, Hashable {
    /// No value: a press or a submit.
    case none
    /// A text, or the value of a choice or a date.
    case text(String)
    /// Whether a toggle is on.
    case flag(Bool)
    /// A number.
    case number(Double)
}

/// The actions of a page by id, by which it responds to the browser's events.
public struct ActionTable {
    private var entries: [(id: UInt64, action: Action)] = []

    /// The action of an id, or nil if the page has none such (any more).
    public subscript(id: String) -> Action? {
        guard let number = ViewPath.parse(id) else { return nil }
        // Filled in every render, searched once an event: an array beats a dictionary.
        return entries.last { $0.id == number }?.action
    }

    /// The number of actions.
    public var count: Int { entries.count }

    /// The ids, in the order of the page.
    public var ids: [String] { entries.map { ViewPath.text($0.id) } }

    mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

    mutating func append(_ other: ActionTable, _ range: Range<Int>) {
        entries += other.entries[range]
    }

    mutating func add(_ id: UInt64, _ action: Action) {
        entries.append((id, action))
    }
}

extension HTMLWriter {
    /// Keeps an action under the id of this place; `role` tells apart several actions of one place.
    @usableFromInline
    mutating func addAction(_ kind: Action.Kind, role: UInt64) -> UInt64 {
        let id = ViewPath.mix(path, role)
        actions.add(id, Action(kind: kind, environment: context.environment))
        return id
    }

    /// Leaves `data-press` for the next element.
    @usableFromInline
    mutating func addPress(role: UInt64, _ action: @escaping () -> Void) {
        appendAttribute("data-press", id: addAction(.press(action), role: role))
    }

    /// Leaves `disabled` if the place is, and says whether it is.
    @usableFromInline
    mutating func addDisabled() -> Bool {
        if context.isDisabled { appendAttribute(" disabled") }
        return context.isDisabled
    }

    /// Writes `render` in front of the page's content, after it.
    @usableFromInline
    mutating func present(under step: UInt64, _ render: @escaping (inout HTMLWriter) -> Void) {
        var context = Context()
        context.environment = self.context.environment
        deferred.append(Deferred(path: ViewPath.mix(path, step), context: context, environment: context.environment, render: render))
    }
}
#endif
