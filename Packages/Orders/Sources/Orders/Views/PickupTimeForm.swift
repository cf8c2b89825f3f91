import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// When to pick up: as soon as possible, or one of the next windows.
struct PickupTimeForm: View {
    let store: ScopedStore<OrdersFeature>

    var body: some View {
        SegmentedSwitcher(
            Strings.when, options: [(id: PickupMode.asap, title: Strings.asap), (id: PickupMode.scheduled, title: Strings.scheduled)],
            selection: store.state.form.pickupMode, identifier: "orders.mode"
        ) { store.send(.pickupModeChosen($0)) }
        if store.state.form.pickupMode == .scheduled { windows }
    }

    private var windows: some View {
        FormField(Strings.window, kind: .group) {
            ChipRow {
                ForEach(0..<store.state.windows.count) { index in
                    let window = store.state.windows[index]
                    Chip(DateFormat.window(window.start, window.end), isSelected: window == store.state.form.window) {
                        store.send(.windowChosen(window))
                    }
                    .accessibilityIdentifier("orders.window.\(index)")
                }
            }
        }
    }
}

struct PickupTimeForm_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            PickupTimeForm(store: ScopedStore(state: .previewQuoted)).previewDisplayName("As soon as possible")
            PickupTimeForm(store: ScopedStore(state: .previewScheduled)).previewDisplayName("Scheduled")
        }
    }
}
