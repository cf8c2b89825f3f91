import Core
import CoreUI
import Foundation
import OrdersAPI
import PaymentsAPI
import Theme
import UI

/// The page of the customer's recurring orders.
struct RecurringView: View {
    let store: ScopedStore<RecurringFeature>

    var body: some View {
        PageColumn(.reading) {
            PageHeader(
                Strings.recurringOrders, subtitle: Strings.recurringHint,
                back: BackButton(Strings.account, identifier: "recurring.back") { store.send(.linkTapped(.account)) })
            if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("recurring.message") }
            ViewStateView(store.state.orders, retry: { store.send(.appeared) }) { content($0) }
        }
        .navigationTitle(Strings.recurringOrders)
        .onAppear { store.send(.appeared) }
        .onDisappear { store.send(.disappeared) }
    }

    @ViewBuilder
    private func content(_ orders: [RecurringOrder]) -> some View {
        if orders.isEmpty {
            EmptyStateView(
                symbol: AppSymbols.calendarName, title: Strings.recurringEmpty, message: Strings.recurringEmptyHint, actionTitle: Strings.newRecurring,
                identifier: "recurring.new"
            ) {
                store.send(.linkTapped(.new))
            }
        } else {
            ForEach(orders, id: \.id) { RecurringCard(order: $0, store: store) }
            SecondaryButton(Strings.newRecurring, symbol: AppSymbols.plusName) { store.send(.linkTapped(.new)) }
                .accessibilityIdentifier("recurring.new")
        }
    }
}

/// A recurring order: when and what, its next dates, and what can be done.
struct RecurringCard: View {
    let order: RecurringOrder
    let store: ScopedStore<RecurringFeature>

    @Environment(\.theme) private var theme

    private var isBusy: Bool { store.state.busy != nil }

    var body: some View {
        SectionCard(Strings.rhythm(of: order)) {
            Text(Strings.contents(of: order)).foregroundStyle(theme.colors.secondaryText).accessibilityIdentifier("recurring.\(order.id).contents")
            if order.status == .paused { NoticeBanner(Strings.recurringPaused, tone: .warning) }
            ForEach(order.dates, id: \.day) { RecurringDateRow(order: order, date: $0, store: store) }
            actions
        }
        .accessibilityIdentifier("recurring.\(order.id)")
    }

    private var actions: some View {
        ChipRow {
            SecondaryButton(Strings.change, isDisabled: isBusy) { store.send(.linkTapped(.change(order.id))) }
                .accessibilityIdentifier("recurring.\(order.id).change")
            QuietButton(order.status == .paused ? Strings.resume : Strings.pause, isBusy: store.state.busy == order.id, isDisabled: isBusy) {
                store.send(.pauseTapped(order.id, isPaused: order.status != .paused))
            }
            .accessibilityIdentifier("recurring.\(order.id).pause")
            QuietButton(Strings.end, isDisabled: isBusy) { store.send(.endTapped(order.id)) }
                .accessibilityIdentifier("recurring.\(order.id).end")
                .confirmationDialog(
                    Strings.endQuestion, isPresented: Binding(get: { store.state.asked == order.id }, set: { if !$0 { store.send(.endDismissed) } })
                ) {
                    DestructiveButton(Strings.end) { store.send(.endConfirmed) }.accessibilityIdentifier("recurring.end.confirm")
                    Button(Strings.keepRecurring, role: .cancel) { store.send(.endDismissed) }.accessibilityIdentifier("recurring.end.dismiss")
                } message: {
                    Text(Strings.endHint)
                }
        }
    }
}

/// A date of a recurring order: the day, its state, what went wrong, and the way to skip it or to its order.
struct RecurringDateRow: View {
    let order: RecurringOrder
    let date: RecurringDate
    let store: ScopedStore<RecurringFeature>

    @Environment(\.theme) private var theme

    private var identifier: String { "recurring.\(order.id).\(date.day.text)" }
    private var name: String { DateFormat.window(date.window.start, date.window.end, in: order.zone) }

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.sm) {
            ListRow(name, symbol: AppSymbols.calendarName) {
                Pill(Strings.name(date.status), tone: date.status.tone)
                button
            }
            .accessibilityIdentifier(identifier)
            if let names = date.droppedAddOns { dropped(names) }
            if let problem = date.problem { RecurringObstacleView(order: order, date: date, problem: problem, store: store) }
        }
    }

    @ViewBuilder private var button: some View {
        switch date.status {
        case .planned, .waiting: skip(Strings.skip, of: Strings.skipOf(name), skipped: true)
        case .skipped: skip(Strings.unskip, of: Strings.unskipOf(name), skipped: false)
        case .placed:
            if let id = date.orderID {
                QuietButton(Strings.order(id)) { store.send(.linkTapped(.order(id))) }.accessibilityIdentifier("\(identifier).order")
            }
        case .missed: EmptyView()
        }
    }

    private func skip(_ title: String, of label: String, skipped: Bool) -> some View {
        QuietButton(title, isDisabled: store.state.busy != nil) { store.send(.skipTapped(order.id, date.day, skipped: skipped)) }
            .accessibilityLabel(label)
            .accessibilityIdentifier("\(identifier).skip")
    }

    private func dropped(_ names: [String]) -> some View {
        NoticeBanner(Strings.placedWithout(names.formatted(.list(type: .and).locale(Language.current.locale))), tone: .warning)
            .accessibilityIdentifier("\(identifier).dropped")
    }
}

extension RecurringOrder {
    /// The time zone in which its times are meant.
    var zone: TimeZone { TimeZone(identifier: timeZone) ?? DateFormat.serviceTimeZone }
}

extension RecurringDate.Status {
    fileprivate var tone: Tone {
        switch self {
        case .planned, .skipped: .neutral
        case .waiting: .warning
        case .placed: .success
        case .missed: .danger
        }
    }
}
