import CoreUI
import OrdersAPI
import Theme
import UI

/// The same order again, as soon as possible, with one press. Nothing for an order under way.
struct ReorderButton: View {
    let order: Order
    let isBusy: Bool
    let tapped: () -> Void

    var body: some View {
        if order.allows(.reorder), order.stage.isOver {
            SecondaryButton(Strings.reorder, symbol: AppSymbols.tabActivityName, isDisabled: isBusy, action: tapped)
                .accessibilityIdentifier("orders.reorder.\(order.id)")
        }
    }
}

extension Stage {
    /// Whether nothing more is to be brought or fetched.
    fileprivate var isOver: Bool { isFinal || self == .delivered }
}
