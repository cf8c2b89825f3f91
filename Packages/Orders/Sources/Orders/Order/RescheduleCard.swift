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

    @ViewBuilder private var choices: some View {
        FormField(Strings.when, kind: .group) {
            ChipRow {
                Chip(Strings.asSoonAsPossible, isSelected: store.state.window == nil) { store.send(.windowChosen(nil)) }
                    .accessibilityIdentifier("orders.reschedule.asap")
            }
        }
        SlotPicker(slots: store.state.slots, selection: store.state.window, identifier: "orders.reschedule.window") {
            store.send(.slots(.dayChosen($0)))
        } windowChosen: {
            store.send(.windowChosen($0))
        }
    }
}
