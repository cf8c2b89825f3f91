import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// The form of a recurring order.
struct RecurrenceView: View {
    let store: ScopedStore<RecurrenceFeature>

    private var title: String { if case .recurring = store.state.subject { Strings.changeRecurring } else { Strings.newRecurring } }

    var body: some View {
        PageColumn(.reading) {
            PageHeader(
                title, subtitle: Strings.recurringLead, back: BackButton(Strings.recurringOrders, identifier: "recurrence.back") { store.send(.backTapped) })
            ViewStateView(store.state.page, retry: { store.send(.appeared) }) { RecurrenceForm(page: $0, store: store) }
        }
        .navigationTitle(title)
        .onAppear { store.send(.appeared) }
    }
}

/// The entries of a recurring order: how often, when, how much, and where.
struct RecurrenceForm: View {
    let page: RecurrencePage
    let store: ScopedStore<RecurrenceFeature>

    private var entries: RecurrenceEntries { store.state.entries }

    var body: some View {
        SectionCard(Strings.when) {
            weeks
            days
            times
        }
        SectionCard(Strings.bags) {
            BagCounter(Strings.bags, count: entries.bags, range: 1...20, identifier: "recurrence.bags") { [send = store.sender] in send(.bagsChanged($0)) }
        }
        if !page.defaults.addOns.isEmpty {
            SectionCard(Strings.extras) {
                AddOnForm(extras: AddOnForm.Extras(offers: page.defaults.addOns, chosen: entries.addOns ?? [])) { [send = store.sender] in
                    send(.addOnToggled($0))
                }
            }
        }
        SectionCard(Strings.address) { places }
        if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("recurrence.message") }
        PrimaryButton(Strings.saveRecurring, symbol: AppSymbols.checkName, isBusy: store.state.isSaving, isDisabled: !store.state.canSave) {
            store.send(.saveTapped)
        }
        .accessibilityIdentifier("recurrence.save")
    }

    private var weeks: some View {
        FormField(Strings.howOften, kind: .group) {
            ChipRow {
                ForEach([1, 2, 3, 4], id: \.self) { weeks in
                    Chip(Strings.everyWeeks(weeks), isSelected: weeks == entries.everyWeeks) { store.send(.weeksChosen(weeks)) }
                        .accessibilityIdentifier("recurrence.weeks.\(weeks)")
                }
            }
        }
    }

    private var days: some View {
        FormField(Strings.day, kind: .group) {
            ChipRow {
                ForEach(Weekday.allCases.filter { page.times[$0] != nil }, id: \.rawValue) { day in
                    Chip(Strings.name(day), isSelected: day == entries.weekday) { store.send(.weekdayChosen(day)) }
                        .accessibilityIdentifier("recurrence.day.\(day.rawValue)")
                }
            }
        }
    }

    private var times: some View {
        FormField(Strings.window, kind: .group) {
            ChipRow {
                ForEach(offered, id: \.start.minutes) { time in
                    Chip(Strings.times(time.start, time.end), isSelected: time == entries.time) { store.send(.timeChosen(time)) }
                        .accessibilityIdentifier("recurrence.time.\(time.start.text)")
                }
            }
        }
    }

    /// The offered times, and the present one where it isn't among them.
    private var offered: [RecurrenceTime] {
        let times = store.state.times
        guard let time = entries.time, !times.contains(where: { $0.start == time.start }) else { return times }
        return (times + [time]).sorted { $0.start < $1.start }
    }

    @ViewBuilder private var places: some View {
        if page.defaults.addresses.isEmpty, entries.place == nil {
            NoticeBanner(Strings.recurringNoAddress, tone: .warning).accessibilityIdentifier("recurrence.noAddress")
        } else {
            ChipRow {
                ForEach(page.defaults.addresses, id: \.id) { address in
                    if let id = address.id {
                        Chip(address.label ?? address.line1, isSelected: entries.place == .saved(id)) { store.send(.placeChosen(.saved(id))) }
                            .accessibilityIdentifier("recurrence.place.\(id)")
                    }
                }
                if let other = page.entries.place, case .other(let address) = other {
                    Chip(address.line1, isSelected: entries.place == other) { store.send(.placeChosen(other)) }
                        .accessibilityIdentifier("recurrence.place.other")
                }
            }
        }
    }
}
