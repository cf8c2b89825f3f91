import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// The coming days, each with the places that are taken.
struct SlotDaysCard: View {
    let page: SlotPage
    let store: ScopedStore<SlotPlanFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.slotNextDays) {
            if page.isOwn { SlotMessageView(part: .days, store: store) }
            if days.isEmpty { Text(Strings.slotsEmpty).foregroundStyle(theme.colors.secondaryText) }
            ForEach(days, id: \.day.number) { SlotDayView(day: $0, page: page, store: store) }
            Text(Strings.slotsStay).foregroundStyle(theme.colors.secondaryText)
        }
        .accessibilityIdentifier("slots.days")
    }

    private var days: [SlotDay] {
        page.loads.slots.reduce(into: []) { days, slot in
            if days.last?.day == slot.day { days[days.count - 1].slots.append(slot) } else { days.append(SlotDay(day: slot.day, slots: [slot])) }
        }
    }
}

/// A day with its slots.
struct SlotDay: Sendable, Equatable {
    let day: LocalDay
    var slots: [SlotLoad]

    /// True where nobody comes.
    var isClosed: Bool { slots.allSatisfy { $0.capacity == 0 } }
    /// The number of pickups that fit.
    var capacity: Int { slots.reduce(0) { $0 + $1.capacity } }
    /// The number of pickups that the slots hold.
    var taken: Int { slots.reduce(0) { $0 + $1.taken } }
    /// True where the day differs from every week.
    var isDifferent: Bool { slots.contains { $0.capacity != $0.weeklyCapacity } }
}

/// A day's slots, behind a line that says how full it is.
struct SlotDayView: View {
    let day: SlotDay
    let page: SlotPage
    let store: ScopedStore<SlotPlanFeature>

    var body: some View {
        DisclosureGroup(Strings.slotDayTitle(Strings.name(day.day), load: load)) {
            Form {
                ForEach(day.slots, id: \.start.minutes) { SlotLoadRow(slot: $0, page: page, store: store) }
                if page.isOwn { dayButtons }
            }
        }
        .accessibilityIdentifier("slots.day.\(day.day.text)")
        if page.area != nil, day.capacity > 0 {
            ProgressLine(Strings.name(day.day), fraction: Double(day.taken) / Double(day.capacity))
        }
    }

    private var load: String {
        if day.isClosed { return day.taken > 0 ? Strings.slotClosedTaken(day.taken) : Strings.slotClosed }
        return page.area == nil ? Strings.slotPlaceCount(day.capacity) : Strings.slotTaken(day.taken, capacity: day.capacity)
    }

    @ViewBuilder private var dayButtons: some View {
        if !day.isClosed {
            SecondaryButton(Strings.slotCloseDay, isDisabled: store.state.storing != nil) { [send = store.sender] in send(.days(.chosen(.closeDay(day.day)))) }
                .accessibilityIdentifier("slots.day.\(day.day.text).close")
        }
        if day.isDifferent {
            SecondaryButton(Strings.slotReopenDay, isDisabled: store.state.storing != nil) { [send = store.sender] in
                send(.days(.chosen(.reopenDay(day.day))))
            }
            .accessibilityIdentifier("slots.day.\(day.day.text).reopen")
        }
    }
}

/// A slot of a day with the places that are taken. Tapped, it shows how to change it on this day alone.
struct SlotLoadRow: View {
    let slot: SlotLoad
    let page: SlotPage
    let store: ScopedStore<SlotPlanFeature>

    private var key: SlotKey { SlotKey(day: slot.day, start: slot.start) }
    private var name: String { "slots.day.\(slot.day.text).\(slot.start.text)" }
    private var isOpen: Bool { store.state.days.open == key }

    var body: some View {
        row
        if isOpen { fields }
    }

    private var row: some View {
        ListRow(
            Strings.times(slot.start, slot.end), subtitle: load, isSelected: isOpen,
            action: page.isOwn ? { [send = store.sender, key] in send(.days(.slotTapped(key))) } : nil
        ) {
            if slot.capacity == 0 {
                Pill(Strings.slotClosed, tone: .warning)
            } else if slot.taken >= slot.capacity {
                Pill(Strings.slotFull, tone: .danger)
            } else if slot.capacity != slot.weeklyCapacity {
                Pill(Strings.slotDifferent, tone: .info)
            }
        }
        .accessibilityIdentifier(name)
    }

    private var load: String? {
        if slot.capacity == 0 { return slot.taken > 0 ? Strings.slotClosedTaken(slot.taken) : nil }
        return page.area == nil ? Strings.slotPlaceCount(slot.capacity) : Strings.slotTaken(slot.taken, capacity: slot.capacity)
    }

    @ViewBuilder private var fields: some View {
        let isWorking = store.state.storing != nil
        TextFormField(
            Strings.slotPlacesThatDay,
            text: Binding(get: { [places = store.state.days.places] in places }, set: { [send = store.sender] in send(.days(.placesChanged($0))) }),
            message: store.state.fields["places"], identifier: "slots.places"
        )
        .keyboardType(.numberPad)
        SecondaryButton(Strings.slotPlacesSave, isDisabled: isWorking) { store.send(.days(.placesTapped)) }.accessibilityIdentifier("slots.places.save")
        if slot.capacity > 0 {
            SecondaryButton(Strings.slotClose, isDisabled: isWorking) { [send = store.sender, key] in send(.days(.chosen(.places(key, 0)))) }
                .accessibilityIdentifier("slots.places.close")
        }
        if slot.capacity != slot.weeklyCapacity {
            SecondaryButton(slot.capacity == 0 ? Strings.slotReopen : Strings.slotUsual, isDisabled: isWorking) { [send = store.sender, key] in
                send(.days(.chosen(.reopen(key))))
            }
            .accessibilityIdentifier("slots.places.reopen")
        }
    }
}

/// The days that are different from every week, and the way to close another one.
struct SlotExceptionsCard: View {
    let page: SlotPage
    let store: ScopedStore<SlotPlanFeature>

    @Environment(\.theme) private var theme

    private var isWorking: Bool { store.state.storing != nil }

    var body: some View {
        SectionCard(Strings.slotExceptions) {
            if page.plan.exceptions.isEmpty { Text(Strings.slotExceptionsEmpty).foregroundStyle(theme.colors.secondaryText) }
            ForEach(page.plan.exceptions, id: \.self) { row($0) }
            if page.isOwn {
                TextFormField(
                    Strings.slotDate,
                    text: Binding(get: { [date = store.state.days.date] in date }, set: { [send = store.sender] in send(.days(.dateChanged($0))) }),
                    placeholder: "2026-12-25", hint: Strings.slotDateHint, message: store.state.fields["date"], identifier: "slots.date")
                SecondaryButton(Strings.slotDateClose, isDisabled: isWorking) { store.send(.days(.dateTapped)) }.accessibilityIdentifier("slots.date.close")
            }
        }
        .accessibilityIdentifier("slots.exceptions")
    }

    @ViewBuilder
    private func row(_ exception: SlotException) -> some View {
        let edit = exception.start.map { SlotDayEdit.reopen(SlotKey(day: exception.day, start: $0)) } ?? .reopenDay(exception.day)
        let title = Strings.nameWithYear(exception.day)
        let subtitle = [
            exception.start.map { Strings.time($0) } ?? Strings.slotWholeDay,
            exception.capacity == 0 ? Strings.slotClosed : Strings.slotPlaceCount(exception.capacity),
        ].joined(separator: " · ")
        ListRow(title, subtitle: subtitle, symbol: AppSymbols.calendarName, tone: exception.capacity == 0 ? .warning : .info) {
            if page.isOwn {
                QuietButton(Strings.slotUndo, isDisabled: isWorking) { [send = store.sender] in send(.days(.chosen(edit))) }
                    .accessibilityLabel(Strings.slotUndoDay(title, details: subtitle))
                    .accessibilityIdentifier("slots.exception.\(exception.day.text)\(exception.start.map { ".\($0.text)" } ?? "")")
            }
        }
    }
}
