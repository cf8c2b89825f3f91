#if DEBUG
import AdministrationAPI
import Core
import CoreUI
import UI

struct EventsView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page { $0.events = .loading }.previewDisplayName("Loading")
            page { ($0.events, $0.next, $0.open) = (.loaded([.sample]), 41, 41) }.previewDisplayName("Loaded")
            page { $0.events = .loaded([]) }.previewDisplayName("Empty")
            page { ($0.events, $0.next, $0.filter.kind) = (.loaded([]), 41, "order.rated") }.previewDisplayName("Not found yet")
            page { $0.events = .failed("No connection. Please try again.") }.previewDisplayName("Failed")
        }
    }

    private static func page(_ change: (inout EventsFeature.State) -> Void) -> EventsView {
        var state = EventsFeature.State(kinds: ["order.moved", "order.rated", "payment.moved"])
        change(&state)
        return EventsView(store: ScopedStore(state: state)) {}
    }
}

struct EventFilterCard_Previews: PreviewProvider {
    static var previews: some View {
        var state = EventsFeature.State(kinds: ["order.moved", "payment.moved"])
        (state.form.kind, state.form.since, state.fields) = ("order.moved", "yesterday", ["since": Strings.eventTimeHint])
        return EventFilterCard(store: ScopedStore(state: state)).previewDisplayName("A time that can't be read")
    }
}

struct LoggedEventRow_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            LoggedEventRow(event: .sample, isOpen: false) {}.previewDisplayName("Closed")
            LoggedEventRow(event: .sample, isOpen: true) {}.previewDisplayName("Open")
        }
    }
}
#endif
