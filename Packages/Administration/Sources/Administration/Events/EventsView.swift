import AdministrationAPI
import Core
import CoreUI
import Theme
import UI

/// The page of the event log.
struct EventsView: View {
    let store: ScopedStore<EventsFeature>
    let back: () -> Void

    private var state: EventsFeature.State { store.state }

    var body: some View {
        PageHeader(Strings.events, subtitle: Strings.eventsHint, back: BackButton(Strings.system, identifier: "administration.back", action: back))
        EventFilterCard(store: store)
        if let message = state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("administration.events.message") }
        ViewStateView(state.events, loading: .rows(6), retry: { store.send(.appeared) }) { content($0) }
            .onAppear { store.send(.appeared) }
    }

    @ViewBuilder
    private func content(_ events: [LoggedEvent]) -> some View {
        if events.isEmpty {
            EmptyStateView(
                symbol: AppSymbols.logName, title: Strings.noEvents, message: state.next == nil ? Strings.noEventsMessage : Strings.noEventsYetMessage)
        } else {
            Card {
                ForEach(events, id: \.id) { event in
                    LoggedEventRow(event: event, isOpen: state.open == event.id) { [send = store.sender] in send(.eventTapped(event.id)) }
                }
            }
        }
        if state.next != nil {
            SecondaryButton(events.isEmpty ? Strings.lookFurther : Strings.showMore, isBusy: state.isWorking) { store.send(.moreTapped) }
                .accessibilityIdentifier("administration.events.more")
        }
    }
}

/// The form of what is looked for.
struct EventFilterCard: View {
    let store: ScopedStore<EventsFeature>

    private var form: EventLogFilter { store.state.form }

    var body: some View {
        DisclosureCard(Strings.filter) {
            field(Strings.eventKind, \.kind, "kind", hint: Strings.eventKindHint)
            if !store.state.kinds.isEmpty {
                ChipRow {
                    ForEach(store.state.kinds, id: \.self) { kind in
                        Chip(kind, isSelected: form.kind == kind) { [send = store.sender] in send(.formChanged(changed(\.kind, kind))) }
                            .accessibilityIdentifier("administration.events.kind.\(kind)")
                    }
                }
            }
            field(Strings.auditObject, \.thing, "thing", hint: Strings.auditObjectHint)
            field(Strings.eventSince, \.since, "since", hint: Strings.eventTimeHint)
            field(Strings.eventUntil, \.until, "until", hint: Strings.eventTimeHint)
            SecondaryButton(Strings.filter, symbol: AppSymbols.searchName) { store.send(.filterTapped) }.accessibilityIdentifier("administration.events.filter")
            if store.state.filter != EventLogFilter() {
                QuietButton(Strings.clear) { store.send(.clearTapped) }.accessibilityIdentifier("administration.events.clear")
            }
        }
    }

    private func field(_ label: String, _ field: any WritableKeyPath<EventLogFilter, String> & Sendable, _ name: String, hint: String) -> some View {
        TextFormField(
            label,
            text: Binding(
                get: { form[keyPath: field] },
                set: { [send = store.sender, form] in
                    var form = form
                    form[keyPath: field] = $0
                    send(.formChanged(form))
                }),
            hint: hint, message: store.state.fields[name], identifier: "administration.events.\(name)")
    }

    private func changed(_ field: WritableKeyPath<EventLogFilter, String>, _ text: String) -> EventLogFilter {
        var form = form
        // A second press takes the choice back.
        form[keyPath: field] = form[keyPath: field] == text ? "" : text
        return form
    }
}

/// An event, which shows its payload once it is pressed.
struct LoggedEventRow: View {
    let event: LoggedEvent
    let isOpen: Bool
    let toggle: () -> Void

    var body: some View {
        VStack {
            ListRow(
                event.kind, subtitle: "\(event.aggregate)/\(event.aggregateID) · \(DateFormat.dateTime(event.createdAt))", isSelected: isOpen, action: toggle
            )
            .accessibilityIdentifier("administration.logged.\(event.id)")
            if isOpen {
                Text(Strings.eventNumbers(event.id, sequence: event.sequence))
                CodeBlock(Strings.eventPayload, text: event.payload)
            }
        }
    }
}
