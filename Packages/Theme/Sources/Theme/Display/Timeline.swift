public import UI

/// One entry of a timeline.
public struct TimelineEntry: Sendable, Hashable {
    /// Whether it happened.
    public enum State: String, Sendable, Hashable {
        /// Over.
        case done
        /// Happening now.
        case current
        /// Yet to happen.
        case upcoming
    }

    /// The event's title.
    public let title: String
    /// More of it: who, where, why.
    public let detail: String?
    /// The time, formatted for the person.
    public let time: String?
    /// Whether it happened.
    public let state: State

    /// Makes an entry.
    public init(title: String, detail: String? = nil, time: String? = nil, state: State) {
        self.title = title
        self.detail = detail
        self.time = time
        self.state = state
    }
}

/// The course of events from the top down: those that are over, the present one, those to come.
public struct Timeline: View {
    private let entries: [TimelineEntry]

    /// Makes a timeline.
    public init(_ entries: [TimelineEntry]) {
        self.entries = entries
    }

    /// The list of entries.
    public var body: some View {
        Element("ol", class: "t-timeline") {
            ForEach(0..<entries.count) { index in
                row(entries[index])
            }
        }
    }

    private func row(_ entry: TimelineEntry) -> some View {
        Element("li", class: "t-moment is-\(entry.state.rawValue)", attributes: entry.state == .current ? [("aria-current", "step")] : []) {
            Element("span", class: "t-moment-mark", attributes: [("aria-hidden", "true")]) {
                if entry.state == .done { AppSymbols.check }
            }
            Element("div", class: "t-moment-text") {
                Element("div", class: "t-moment-line") {
                    Element("span", class: "t-moment-title") { Text(entry.title) }
                    HiddenText(entry.state.name)
                    if let time = entry.time { Element("span", class: "t-moment-time") { Text(time) } }
                }
                if let detail = entry.detail { Element("span", class: "t-moment-detail") { Text(detail) } }
            }
        }
    }
}

extension TimelineEntry.State {
    var name: String {
        switch self {
        case .done: Strings.stateDone
        case .current: Strings.stateCurrent
        case .upcoming: Strings.stateUpcoming
        }
    }
}

/// Text for assistive technology alone.
struct HiddenText: View {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    var body: some View {
        Element("span", class: "t-hidden") { Text(text) }
    }
}

#if DEBUG
struct Timeline_Previews: PreviewProvider {
    static var previews: some View {
        Timeline([
            TimelineEntry(title: "Order placed", time: "9:02 AM", state: .done),
            TimelineEntry(title: "Driver on the way", detail: "Sam, white van", time: "9:20 AM", state: .current),
            TimelineEntry(title: "Picked up", state: .upcoming),
        ]).previewDisplayName("Under way")
        Timeline([
            TimelineEntry(
                title: "Handed over to the neighbour of the house behind the school", detail: "Nobody was at home; the photo shows all seven bags",
                time: "Yesterday, 11:45 AM", state: .done)
        ]).previewDisplayName("Long text")
    }
}
#endif
