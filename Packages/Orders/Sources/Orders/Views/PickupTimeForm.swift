import CoreUI
import OrdersAPI
import Theme
import UI

/// When to pick up: as soon as possible, or one of the next windows.
struct PickupTimeForm: View {
    let store: ScopedStore<OrdersFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.md) {
            SegmentedSwitcher(
                Strings.when, options: [(id: PickupMode.asap, title: Strings.asap), (id: PickupMode.scheduled, title: Strings.scheduled)],
                selection: store.state.form.pickupMode, identifier: "orders.mode"
            ) { store.send(.pickupModeChosen($0)) }
            if store.state.form.pickupMode == .scheduled { windows }
        }
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
        PickupTimeForm(store: ScopedStore(state: OrdersState()))
    }
}
