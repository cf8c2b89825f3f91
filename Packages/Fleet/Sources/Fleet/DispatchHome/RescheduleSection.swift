import Core
import CoreUI
import Foundation
import OrdersAPI
import Theme
import UI

/// The times at which an order can be visited again: one press on one of them reschedules it.
struct RescheduleSection: View {
    let order: Order
    let store: ScopedStore<OrderPanelFeature>

    @Environment(\.theme) private var theme

    private var windows: VisitWindows { store.state.windows }

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.sm) {
            Text(Strings.reschedule).font(theme.fonts.subheadline).accessibilityAddTraits(.isHeader)
            Text(Strings.rescheduleHint).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText)
            ViewStateView(windows.offered, loading: .rows(2), retry: { store.send(.outdated) }) { _ in
                if windows.free.isEmpty {
                    Text(Strings.noWindows).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText)
                        .accessibilityIdentifier("fleet.panel.noWindows")
                } else {
                    days
                }
                times
            }
        }
        .accessibilityIdentifier("fleet.panel.reschedule")
    }

    private var days: some View {
        let choice = Binding(get: { windows.shownDay }, set: { day in if let day { store.send(.dayChosen(day)) } })
        return Picker(Strings.rescheduleDay, selection: choice) {
            ForEach(windows.days, id: \.self) { Text(windows.name(of: $0)).tag(LocalDay?.some($0)) }
        }
        .accessibilityIdentifier("fleet.panel.day")
    }

    private var times: some View {
        let slots = windows.shown
        return ChipRow {
            Chip(Strings.panelASAP, isSelected: false) { store.send(.windowTapped(nil)) }.accessibilityIdentifier("fleet.panel.asap")
            ForEach(0..<slots.count) { index in
                let slot = slots[index]
                Chip(DateFormat.arrival(slot.start, slot.end, at: slot.start, in: windows.zone), isSelected: slot.window == order.deliveryWindow) {
                    store.send(.windowTapped(slot.window))
                }
                .accessibilityIdentifier("fleet.panel.window.\(index)")
            }
        }
        .disabled(store.state.isActing)
    }
}

extension VisitWindows {
    /// Returns a day as people read it.
    fileprivate func name(of day: LocalDay) -> String { free.first { $0.day == day }.map { DateFormat.day($0.start, in: zone) } ?? day.text }
}
