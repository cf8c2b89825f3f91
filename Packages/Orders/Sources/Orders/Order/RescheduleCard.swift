import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// The way to another visit after one that failed. Nothing where no visit failed.
struct RescheduleCard: View {
    let order: Order
    let store: ScopedStore<RescheduleFeature>

    @Environment(\.theme) private var theme

    private var isPickup: Bool { order.stage == .pickupFailed }

    var body: some View {
        if order.allows(.reschedule) {
            SectionCard(isPickup ? Strings.reschedulePickup : Strings.rescheduleDelivery) {
                Text(isPickup ? Strings.reschedulePickupHint : Strings.rescheduleDeliveryHint)
                if let window = order.deliveryWindow {
                    Text(Strings.rescheduledTo(DateFormat.window(window.start, window.end))).foregroundStyle(theme.colors.secondaryText)
                        .accessibilityIdentifier("orders.reschedule.chosen")
                }
                choices
                PrimaryButton(Strings.rescheduleConfirm, symbol: AppSymbols.calendarName, isBusy: store.state.isWorking) {
                    store.send(.confirmed(order.id))
                }
                .accessibilityIdentifier("orders.reschedule.confirm")
                if let message = store.state.message {
                    NoticeBanner(message, tone: .danger).accessibilityIdentifier("orders.reschedule.message")
                }
            }
        }
    }

    private var choices: some View {
        FormField(Strings.when, kind: .group) {
            ChipRow {
                Chip(Strings.asSoonAsPossible, isSelected: store.state.window == nil) { store.send(.windowChosen(nil)) }
                    .accessibilityIdentifier("orders.reschedule.asap")
                ForEach(0..<store.state.windows.count) { index in
                    let window = store.state.windows[index]
                    Chip(DateFormat.window(window.start, window.end), isSelected: window == store.state.window) { store.send(.windowChosen(window)) }
                        .accessibilityIdentifier("orders.reschedule.window.\(index)")
                }
            }
        }
    }
}
