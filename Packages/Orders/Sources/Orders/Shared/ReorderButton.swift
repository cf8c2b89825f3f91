import Core
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

/// The reason why an order wasn't placed again, with the way to another card where the card is the reason. Nothing without one.
struct ReorderNoticeView: View {
    let store: ScopedStore<ReorderFeature>

    var body: some View {
        if let message = store.state.message {
            NoticeBanner(message, tone: .danger).accessibilityIdentifier("orders.message")
            if store.state.declined != nil {
                SecondaryButton(Strings.addOtherCard, symbol: AppSymbols.plusName) { store.send(.cardTapped) }.accessibilityIdentifier("orders.reorder.card")
            }
        }
    }
}

extension Stage {
    /// Whether nothing more is to be brought or fetched.
    fileprivate var isOver: Bool { isFinal || self == .delivered }
}
